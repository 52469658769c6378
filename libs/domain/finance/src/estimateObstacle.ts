import { localDate } from '@forecourt/values';
import { isForSale, type Car, type FinanceLender } from '@forecourt/vehicle';
import type { DealerFinance } from './dealerFinance.ts';
import type { ProviderRule } from './providerRule.ts';

/** Why a vehicle has no finance estimate. */
export type UnavailableReason =
  | 'finance-off'
  | 'unknown-provider'
  | 'excluded-make'
  | 'excluded-dealer'
  | 'sold'
  | 'not-in-stock'
  | 'too-old'
  | 'price-too-low'
  | 'rates-expired'
  | 'no-lender-data'
  | 'no-interest-rate'
  | 'no-comparison-rate'
  | 'no-lender-payment'
  | 'nothing-to-finance'
  | 'above-limit'
  | 'below-limit'
  | 'repayment-too-low'
  | 'balloon-above-amount';

/** The fields of a vehicle that the eligibility rules read. */
export type EligibleCar = Pick<Car, 'make' | 'year' | 'status' | 'dealership_slug' | 'features'>;

/**
 * The first setting of the dealer or of the vehicle that turns the estimate off, or null. Makes and dealership slugs are compared
 * case-insensitively.
 */
export function dealerObstacle(car: EligibleCar, dealer: DealerFinance): UnavailableReason | null {
  if (dealer.provider === null || dealer.estimates === false || car.features?.finance === false)
    return 'finance-off';
  if (contains(dealer.excludedMakes, car.make)) return 'excluded-make';
  if (contains(dealer.excludedDealers, car.dealership_slug)) return 'excluded-dealer';
  return null;
}

/**
 * The first rule of the provider that the vehicle fails, or null. The price is in dollars; `today` is a day `YYYY-MM-DD` on the
 * dealer's calendar. A vehicle that is sold, or not for sale for another reason, has no estimate with any provider.
 */
export function providerObstacle(
  car: EligibleCar,
  rule: ProviderRule,
  { price, record, today }: { price: number | null; record: FinanceLender | null; today: string },
): UnavailableReason | null {
  if (car.status === 'sold') return 'sold';
  if (!isForSale(car) || (rule.inStock && car.status !== 'in_stock')) return 'not-in-stock';
  if (rule.priceAbove !== null && !(price !== null && price > rule.priceAbove)) return 'price-too-low';
  if (rule.newerThanYears !== null && !isNewer(car.year, rule.newerThanYears, today)) return 'too-old';
  if (rule.lenderPayment !== null && !record?.[rule.lenderPayment]) return 'no-lender-payment';
  return null;
}

/** Whether the dealer's rates are in force: from their first to their last day, both included. */
export function ratesInForce(dealer: DealerFinance, now: Date): boolean {
  const { rateEffectiveFrom: from, rateEffectiveTo: to } = dealer;
  if (from === undefined && to === undefined) return true;
  const today = dealerToday(dealer, now);
  return (from === undefined || today >= from) && (to === undefined || today <= to);
}

/** The dealer's calendar day, `YYYY-MM-DD`. */
export function dealerToday(dealer: DealerFinance, now: Date): string {
  return localDate(now, dealer.timeZone ?? 'Australia/Brisbane');
}

function isNewer(year: number | null, years: number, today: string): boolean {
  return year !== null && year > Number(today.slice(0, 4)) - years;
}

function contains(list: readonly string[] | undefined, value: string | null): boolean {
  return value !== null && (list?.some((item) => item.toLowerCase() === value.toLowerCase()) ?? false);
}
