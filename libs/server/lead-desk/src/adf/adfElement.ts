import { manyLines, oneLine } from '@forecourt/lead';
import type { create } from 'xmlbuilder2';
import { xmlText } from './xmlText.ts';

/** An element that is being written. */
export type AdfElement = ReturnType<typeof create>;

type Attributes = Record<string, string>;

/** Adds an element that holds one line; null and undefined leave it out, an empty text does not. */
export function addLine(parent: AdfElement, name: string, value: unknown, attributes: Attributes = {}): void {
  if (value === null || value === undefined) return;
  parent.ele(name, attributes).txt(xmlText(oneLine(String(value))));
}

/** Adds the comments of an element, a line each; none leave it out. */
export function addComments(parent: AdfElement, lines: readonly (string | null | undefined)[]): void {
  const text = manyLines(lines.filter(Boolean).join('\n'));
  if (text !== '') parent.ele('comments').txt(xmlText(text));
}
