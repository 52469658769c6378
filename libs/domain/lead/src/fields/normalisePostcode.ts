/**
 * An Australian postcode as text: exactly four digits, the leading zero kept ('0800' is Darwin), white space around it ignored.
 * Anything else is `null`: a postcode is never inferred from three digits or from a number. (ruling 82)
 *
 * @example normalisePostcode(' 0800 ') // '0800'
 */
export function normalisePostcode(text: string): string | null {
  const trimmed = text.trim();
  return /^[0-9]{4}$/.test(trimmed) ? trimmed : null;
}
