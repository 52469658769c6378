import type { Car } from '@forecourt/vehicle';
import { isAmount } from './reducedPrice.ts';

/** The average price of comparable vehicles, in dollars, and the area it is for. */
export type MarketAverage = { amount: number; basis: 'state' | 'national' };

/**
 * The market average of a vehicle, unrounded: that of its state, else the national one; `null` if neither is above 0.
 *
 * @example marketAverage({ autograb_data: { average_market_price: 21000, state_average_market_price: null } }) // { amount: 21000, basis: 'national' }
 */
export function marketAverage({ autograb_data: data }: Pick<Car, 'autograb_data'>): MarketAverage | null {
  const { state_average_market_price: state, average_market_price: national } = data ?? {};
  if (isAmount(state) && state > 0) return { amount: state, basis: 'state' };
  if (isAmount(national) && national > 0) return { amount: national, basis: 'national' };
  return null;
}
