import { formatNumber } from '@forecourt/vehicle';

/**
 * An amount as dollars in Australian print: a dollar sign, thousands commas, no cents for whole dollars and two cent
 * digits otherwise, rounded half up to the cent. Below zero the minus comes first. NaN and infinities give an empty
 * text, so that the caller's no-price text shows (ruling 62).
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
