import { financeLenderSchema, type FinanceLender } from '@forecourt/vehicle';
import type { FinanceCar } from '../financeEstimate.ts';

/** Saturday 21 November 2026, midday in Brisbane. */
export const now = new Date('2026-11-21T02:00:00Z');

/** A used car in stock at $24,990, without lender records. */
export const plainCar: FinanceCar = {
  make: 'Toyota',
  year: 2021,
  status: 'in_stock',
  dealership_slug: 'harbour-city-motors',
  features: null,
  price: 24_990,
  before_price: null,
  offer_price: null,
  subscription_price: null,
  price_type: 'Drive Away',
  preorder: false,
  finance_lenders: null,
};

/** A lender's record with the fields given, the others null. */
export function lender(fields: Record<string, unknown>): FinanceLender {
  return financeLenderSchema.parse(fields);
}
