import { readText } from '@forecourt/vehicle';
import type { Warn } from '../warning.ts';
import { repairMojibake } from './repairMojibake.ts';

/**
 * What no text of a listing needs: control characters but tab and line breaks, zero-width spaces, marks that turn
 * the direction of writing. Joiners stay: emoji and some scripts are made of them.
 */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;

/** How a spreadsheet formula begins; a lone minus or plus begins a list as well and is left alone. */
const FORMULA = /^\s*(?:[=@]|[+-](?=[A-Z]+\())/;

/**
 * A text field of a feed: trimmed, `null` for nothing and the words feeds use for it, garbled letters repaired,
 * invisible characters taken out. A text that begins like a formula is kept; whoever writes a spreadsheet must disarm it.
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
