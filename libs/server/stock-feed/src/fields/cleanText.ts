import { readText } from '@forecourt/values';
import type { Warn } from '../warning.ts';
import { repairMojibake } from './repairMojibake.ts';

/**
 * Invisible characters to remove: control characters except tab and line breaks, zero-width spaces, bidirectional marks.
 * Zero-width joiners stay: emoji and some scripts need them.
 */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** The start of a spreadsheet formula. A minus or plus alone may start a list item, so it does not match. */
const FORMULA = /^\s*(?:[=@]|[+-](?=[A-Z]+\())/;

/**
 * Cleans a text field of a feed: trimmed, `null` for an empty text and its synonyms in feeds, mojibake repaired, invisible
 * characters removed. A text that begins like a formula is kept; code that writes a spreadsheet must escape it.
 */
export function cleanText(value: string | null | undefined, field: string, warn: Warn): string | null {
  const text = readText(value);
  if (text === null) return null;
  const repaired = repairMojibake(text);
  if (repaired !== text) warn('mojibake', field, text);
  const visible = repaired.replace(INVISIBLE, '');
  if (visible !== repaired) warn('control_chars', field, repaired);
  if (FORMULA.test(visible)) warn('formula_prefix', field, visible);
  return readText(visible);
}
