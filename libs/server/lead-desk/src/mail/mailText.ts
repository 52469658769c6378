import { manyLines, oneLine } from '@forecourt/lead';

/** A line of a mail: a label and what stands behind it; empty and null leave the line out. */
export type Row = readonly [label: string, value: string | null | undefined];

/**
 * Rows of a mail's text, one `Label: value` each. Nobody but us begins a line: a label is one line, and of a value each line after
 * its first is indented.
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
