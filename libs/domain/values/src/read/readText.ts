/** Words that feeds write where they have nothing to say. Compared without case and surrounding space. */
const EMPTY_WORDS = new Set(['', 'null', 'undefined', 'n/a', 'na', 'nan', '-', '--']);

/**
 * Reads a text that may be missing: trimmed, numbers as their digits, and `null` for nothing, blanks and the
 * words feeds use for nothing (`null`, `N/A`, `-`). Never throws.
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
