import { displayedPrice, type PricedCar } from '@forecourt/pricing';
import type { DealerFinance } from './dealerFinance.ts';

/** Whether the calculator is shown: the dealer has a finance provider and the vehicle has an amount above 0 to finance. */
export function showsCalculator(car: PricedCar, dealer: Pick<DealerFinance, 'provider'>): boolean {
  return dealer.provider !== null && (displayedPrice(car) ?? 0) > 0;
}
