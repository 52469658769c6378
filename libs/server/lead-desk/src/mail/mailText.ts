import { manyLines, oneLine } from '@forecourt/lead';

/** A line of a mail: label and value; an empty or null value omits the line. */
export type Row = readonly [label: string, value: string | null | undefined];

/**
 * Rows of a mail's text, one `Label: value` each. Prevents line injection: a label is one line, and each further line of a
 * value is indented.
 */
export function rows(list: readonly Row[]): string {
  return list
    .map(([label, value]) => [oneLine(label), indented(value ?? '')] as const)
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

/** A text of several lines below its label, all of them indented; empty for none. */
export function passage(label: string, text: string | null): string {
  const value = indented(text ?? '');
  return value === '' ? '' : `${oneLine(label)}:\n  ${value}`;
}

function indented(text: string): string {
  return manyLines(text).replaceAll('\n', '\n  ');
}
