import { manyLines, oneLine } from '@forecourt/lead';
import type { create } from 'xmlbuilder2';
import { xmlText } from './xmlText.ts';

/** An XML element under construction. */
export type AdfElement = ReturnType<typeof create>;

type Attributes = Record<string, string>;

/** Adds a one-line element; null and undefined omit it, an empty string does not. */
export function addLine(
  parent: AdfElement,
  name: string,
  value: string | number | null | undefined,
  attributes: Attributes = {},
): void {
  if (value === null || value === undefined) return;
  parent.ele(name, attributes).txt(xmlText(oneLine(String(value))));
}

/** Adds the comments of an element, one per line; omitted if there are none. */
export function addComments(parent: AdfElement, lines: readonly (string | null | undefined)[]): void {
  const text = manyLines(lines.filter(Boolean).join('\n'));
  if (text !== '') parent.ele('comments').txt(xmlText(text));
}
