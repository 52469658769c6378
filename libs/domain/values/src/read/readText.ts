/** Placeholders for a missing value in feeds. Compared case-insensitively, without surrounding spaces. */
const EMPTY_WORDS = new Set(['', 'null', 'undefined', 'n/a', 'na', 'nan', '-', '--']);

/**
 * Reads a text that may be missing: trimmed, numbers as their digits, and `null` for missing values, blanks and the
 * placeholders of feeds (`null`, `N/A`, `-`). Never throws.
 *
 * @example readText(' White ') // 'White'
 * @example readText('NULL') // null
 */
export function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return EMPTY_WORDS.has(text.toLowerCase()) ? null : text;
}
