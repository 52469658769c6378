/**
 * Formats a number with thousands commas and at most two decimals (rounded half up, without trailing zeros), independent of the
 * machine's locale. A number that is not finite gives an empty text.
 *
 * @example formatNumber(1234567.5) // '1,234,567.5'
 */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '';
  const size = Math.abs(value);
  const cents = Math.round((size + Number.EPSILON * size) * 100);
  const text = Number.isSafeInteger(cents) ? String(cents / 100) : BigInt(Math.round(size)).toString();
  const [whole = '', fraction] = text.split('.');
  const grouped = inThousands(whole);
  const digits = fraction === undefined ? grouped : `${grouped}.${fraction}`;
  return value < 0 && digits !== '0' ? `-${digits}` : digits;
}

function inThousands(digits: string): string {
  let end = digits.length;
  let grouped = '';
  for (; end > 3; end -= 3) grouped = `,${digits.slice(end - 3, end)}${grouped}`;
  return digits.slice(0, end) + grouped;
}
