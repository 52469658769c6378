import type { Car } from '@forecourt/vehicle';
import { displayedPrice } from './displayedPrice.ts';
import { formatDollars } from './formatDollars.ts';
import { marketAverage, type MarketAverage } from './marketAverage.ts';
import type { PricedCar } from './priceDisplay.ts';

/** From how many dollars under the market on a vehicle is marked; 499 is another reading. */
export const MARKET_THRESHOLD = 500;

/** How far a vehicle is under the market, in unrounded dollars, and which average that was. */
export type MarketIndicator = { amount: number; basis: MarketAverage['basis'] };

/**
 * How far the price shown lies under the market average, when that is at least the threshold (500 dollars); else `null`.
 * The state average is preferred to the national one; an average that is not above 0 does not count, nor does a vehicle
 * without a price or a threshold that is no number. Averages exclude government charges (ruling 59).
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
 * The words of the indicator and of its tooltip, word for word as required.
 *
 * @example marketWords({ amount: 1200, basis: 'state' }).text // '$1,200 below market price'
 */
export function marketWords({ amount, basis }: MarketIndicator): { text: string; tooltip: string } {
  return {
    text: `${formatDollars(amount)} below market price`,
    tooltip: `This value is based on the ${basis} average market price.`,
  };
}
