import { formatNumber } from '@forecourt/values';

/**
 * Formats an amount as Australian dollars: a dollar sign, thousands commas, no cents for whole dollars and two cent digits
 * otherwise, rounded half up to the cent. A negative amount begins with the minus. NaN and infinities give an empty text, so that
 * the caller falls back to its no-price text (ruling 62).
 *
 * @example formatDollars(12990) // '$12,990'
 * @example formatDollars(18990.5) // '$18,990.50'
 */
export function formatDollars(amount: number): string {
  const text = formatNumber(Math.abs(amount));
  if (text === '') return '';
  const [whole, cents] = text.split('.');
  const dollars = cents === undefined ? `$${whole}` : `$${whole}.${cents.padEnd(2, '0')}`;
  return amount < 0 && text !== '0' ? `-${dollars}` : dollars;
}
