import { formatDollars } from './formatDollars.ts';
import { isAmount } from './reducedPrice.ts';

/** A price that differs from an earlier one. `by` is above 0, in unrounded dollars. */
export interface PriceChange {
  direction: 'down' | 'up';
  by: number;
  /** The change for a shopper, such as `$1,000 less than when you saved it ($20,990)`. */
  text: string;
}

/**
 * The change of a displayed price since a shopper saved the vehicle; `null` if there is none of a cent or more, or one of both is not
 * known or not shown. A change to or from no price is none: there is nothing to compare.
 *
 * @param before unrounded dollars when it was saved, as `displayedPrice` gives it; `undefined` if nobody kept it.
 * @param now unrounded dollars now, as `displayedPrice` gives it.
 * @example priceChange(20990, 19990)?.text // '$1,000 less than when you saved it ($20,990)'
 */
export function priceChange(before: number | null | undefined, now: number | null): PriceChange | null {
  if (!isAmount(before) || !isAmount(now)) return null;
  const cents = Math.round(now * 100) - Math.round(before * 100);
  if (cents === 0) return null;
  const by = Math.abs(cents) / 100;
  const direction = cents < 0 ? 'down' : 'up';
  const words = `${direction === 'down' ? 'less' : 'more'} than when you saved it`;
  return { direction, by, text: `${formatDollars(by)} ${words} (${formatDollars(before)})` };
}
