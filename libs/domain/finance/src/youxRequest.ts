import { displayedPrice, type PricedCar } from '@forecourt/pricing';
import type { Car } from '@forecourt/vehicle';
import { readYouxQuote } from './readYouxQuote.ts';

/** What a dealer has youX assume of every shopper alike: nobody is asked for it, so it says nothing about a person. */
export interface YouxSettings {
  /** The credit rating that is assumed; `GREAT` reads "excellent credit". */
  selfAssessedCreditScore: string;
  /** Years. */
  loanTerm: number;
}

/** What youX is asked, field by field as specification 7 has it. */
export interface YouxRequest extends YouxSettings {
  /** Dollars: the price that the page shows. */
  purchasePrice: number;
  year: number | null;
  /** Null where the dealer does not publish it. */
  vin: string | null;
  nvic: string | null;
  /** Always empty: nobody is named. */
  whoIsHelping: '';
}

/** What the request reads of a vehicle. */
export type YouxCar = PricedCar & Pick<Car, 'year' | 'vin' | 'nvic' | 'youxQuote'>;

/**
 * What youX is asked about a vehicle, or null where it is not asked: the dealer has it off, the vehicle has a quote already, or
 * its price is not above 0 (decision 51). The price is the one shown, never that of a subscription.
 *
 * @example youxRequest(car, { selfAssessedCreditScore: 'GREAT', loanTerm: 5 })?.purchasePrice // 24990
 */
export function youxRequest(car: YouxCar, settings: YouxSettings | null | undefined): YouxRequest | null {
  const purchasePrice = displayedPrice(car) ?? 0;
  if (!settings || !(purchasePrice > 0) || readYouxQuote(car.youxQuote) !== null) return null;
  const { selfAssessedCreditScore, loanTerm } = settings;
  const { year, vin, nvic } = car;
  return { selfAssessedCreditScore, purchasePrice, loanTerm, year, vin, nvic, whoIsHelping: '' };
}
