import type { Car } from '@forecourt/vehicle';
import { displayedPrice } from './displayedPrice.ts';
import { marketAverage } from './marketAverage.ts';
import type { PricedCar } from './priceDisplay.ts';

/**
 * The displayed price divided by the vehicle's own market average (state, else national); below 1 it is cheaper than the market. Null
 * without a price or an average. Not rounded.
 *
 * @example marketRatio({ ...car, price: 19000, autograb_data: { average_market_price: 20000, state_average_market_price: null } }) // 0.95
 */
export function marketRatio(car: PricedCar & Pick<Car, 'autograb_data'>): number | null {
  const price = displayedPrice(car);
  const average = marketAverage(car);
  return price === null || average === null ? null : price / average.amount;
}
