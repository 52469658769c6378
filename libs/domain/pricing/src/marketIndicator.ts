import type { Car } from '@forecourt/vehicle';
import { displayedPrice } from './displayedPrice.ts';
import { formatDollars } from './formatDollars.ts';
import { marketAverage, type MarketAverage } from './marketAverage.ts';
import type { PricedCar } from './priceDisplay.ts';

/** The smallest difference below the market average that is shown, in dollars. The requirements can also be read as 499. */
export const MARKET_THRESHOLD = 500;

/** How far a price is below the market average, in unrounded dollars, and which average. */
export type MarketIndicator = { amount: number; basis: MarketAverage['basis'] };

/**
 * How far the displayed price is below the market average, if at least the threshold (500 dollars); else `null`. The state
 * average takes precedence over the national one. Also `null` without an average above 0, without a price, and for a threshold
 * that is not a number. Averages exclude government charges (ruling 59).
 *
 * @example marketIndicator({ ...car, price: 20000, autograb_data: { average_market_price: 21000, state_average_market_price: 20500 } }) // { amount: 500, basis: 'state' }
 */
export function marketIndicator(
  car: PricedCar & Pick<Car, 'autograb_data'>,
  { threshold = MARKET_THRESHOLD }: { threshold?: number } = {},
): MarketIndicator | null {
  const price = displayedPrice(car);
  const market = marketAverage(car);
  if (price === null || market === null) return null;
  const amount = market.amount - price;
  if (amount <= 0 || !(amount >= threshold)) return null;
  return { amount, basis: market.basis };
}

/**
 * The texts of the indicator and of its tooltip, word for word from the requirements.
 *
 * @example marketWords({ amount: 1200, basis: 'state' }).text // '$1,200 below market price'
 */
export function marketWords({ amount, basis }: MarketIndicator): { text: string; tooltip: string } {
  return {
    text: `${formatDollars(amount)} below market price`,
    tooltip: `This value is based on the ${basis} average market price.`,
  };
}
