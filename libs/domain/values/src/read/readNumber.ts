const NUMBER_TEXT =
  /^(-?)\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s*(?:%|aud|kms?|kg|cc|l|litres?|ft|mm)?$/i;

/**
 * Reads a number that may be text: a dollar sign, thousands commas and a unit after it are removed; units are not converted
 * and nothing is rounded. Texts that are not one number (`POA`, `24.990,00`) and non-finite numbers are `null`.
 *
 * @example readNumber('$12,990') // 12990
 * @example readNumber('POA') // null
 */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const match = NUMBER_TEXT.exec(value.trim());
  if (!match) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const size = Number(whole.replaceAll(',', '') + fraction);
  if (!Number.isFinite(size)) return null;
  return sign && size !== 0 ? -size : size;
}
