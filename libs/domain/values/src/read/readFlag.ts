const YES = new Set(['true', 'yes', 'y', '1', 't']);
const NO = new Set(['false', 'no', 'n', '0', 'f']);

/**
 * Reads a boolean in the formats of the feeds (`true`, `"true"`, `Yes`, `1`); `null` for any other value.
 *
 * @example readFlag('Yes') // true
 * @example readFlag('maybe') // null
 */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}
