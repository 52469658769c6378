import type { Car } from '@forecourt/vehicle';
import { readYouxQuote } from './readYouxQuote.ts';

/** What a dealer has youX assume of every shopper alike: nobody is asked for it, so it says nothing about a person. */
export interface YouxSettings {
  /** The credit rating that is assumed; `GREAT` reads "excellent credit". */
  selfAssessedCreditScore: string;
}

/** What youX is asked, field by field as its interface wants it. */
export interface YouxRequest extends YouxSettings {
  /** Dollars: what the loan of the page is for, its price less the deposit. */
  purchasePrice: number;
  /** Years: the term of the loan of the page. */
  loanTerm: number;
  year: number | null;
  /** Null where the dealer does not publish it. */
  vin: string | null;
  nvic: string | null;
  /** Always empty: nobody is named. */
  whoIsHelping: '';
}

/** What the request reads of a vehicle. */
export type YouxCar = Pick<Car, 'year' | 'vin' | 'nvic' | 'youxQuote'>;

/** The loan that the page starts from: dollars borrowed, years. */
export interface YouxLoan {
  borrowed: number;
  termYears: number;
}

/**
 * What youX is asked about a vehicle, or null where it is not asked: the dealer has it off, the vehicle has a quote already, or
 * nothing is borrowed (ruling 51). It is asked for the loan that the page starts from, so that its figure answers for the same
 * price and term as those beside it.
 *
 * @example youxRequest(car, { borrowed: 24_990, termYears: 5 }, { selfAssessedCreditScore: 'GREAT' })?.purchasePrice // 24990
 */
export function youxRequest(
  car: YouxCar,
  { borrowed, termYears }: YouxLoan,
  settings: YouxSettings | null | undefined,
): YouxRequest | null {
  if (!settings || !(borrowed > 0) || readYouxQuote(car.youxQuote) !== null) return null;
  const { selfAssessedCreditScore } = settings;
  const { year, vin, nvic } = car;
  return {
    selfAssessedCreditScore,
    purchasePrice: borrowed,
    loanTerm: termYears,
    year,
    vin,
    nvic,
    whoIsHelping: '',
  };
}
