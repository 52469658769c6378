import { manyLines, oneLine } from '@forecourt/lead';
import { markup, type Markup } from './markup.ts';

/** A line of a mail: label and value; an empty or null value omits the line. */
export type Row = readonly [label: string, value: string | null | undefined];

/** A block of a mail, as text and as HTML: labelled rows, or a passage below its label. */
export type MailBlock = { rows: readonly Row[] } | { label: string; passage: string | null };

/**
 * The blocks of a mail's text, with a blank line between them; empty ones are omitted. Prevents line injection: each line starts
 * with a label of ours, and each further line of a value is indented.
 */
export function blocksText(blocks: readonly MailBlock[]): string {
  return blocks
    .map((block) => {
      if ('rows' in block) return filled(block.rows).map(rowText).join('\n');
      const value = indented(manyLines(block.passage ?? ''));
      return value === '' ? '' : `${oneLine(block.label)}:\n  ${value}`;
    })
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The same blocks as HTML. */
export function blocksHtml(blocks: readonly MailBlock[]): Markup[] {
  return blocks.flatMap((block) => {
    if ('rows' in block) {
      const rows = filled(block.rows);
      return rows.length === 0
        ? []
        : [markup`<table role="presentation" style="${TABLE}">${rows.map(rowHtml)}</table>`];
    }
    const value = manyLines(block.passage ?? '');
    const label = markup`<p style="margin:0 0 4px;color:#5c6470;font-size:14px">${oneLine(block.label)}</p>`;
    return value === ''
      ? []
      : [
          markup`${label}<p style="margin:0 0 20px;padding:12px 16px;background:#f2f4f7;white-space:pre-line">${value}</p>`,
        ];
  });
}

const TABLE = 'width:100%;border-collapse:collapse;margin:0 0 20px';

function filled(rows: readonly Row[]): (readonly [label: string, value: string])[] {
  return rows
    .map(([label, value]) => [oneLine(label), manyLines(value ?? '')] as const)
    .filter(([, value]) => value !== '');
}

function rowText([label, value]: readonly [string, string]): string {
  return `${label}${label.endsWith('?') ? '' : ':'} ${indented(value)}`;
}

function rowHtml([label, value]: readonly [string, string]): Markup {
  return markup`<tr><td style="padding:6px 12px 6px 0;color:#5c6470;font-size:14px;vertical-align:top;width:38%">${label}</td><td style="padding:6px 0;vertical-align:top;white-space:pre-line">${value}</td></tr>`;
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
