import type { Car } from '@forecourt/vehicle';
import { readYouxQuote } from './readYouxQuote.ts';

/** The dealer's assumptions for youX quotes. They are the same for every shopper, so they are not personal data. */
export interface YouxSettings {
  /** The assumed credit rating; `GREAT` is displayed as "excellent credit". */
  selfAssessedCreditScore: string;
}

/** The youX request, with the fields of its API. */
export interface YouxRequest extends YouxSettings {
  /** Dollars: the amount of the page's loan, price less deposit. */
  purchasePrice: number;
  /** Years: the term of the loan of the page. */
  loanTerm: number;
  year: number | null;
  /** Null if the dealer does not publish it. */
  vin: string | null;
  nvic: string | null;
  /** Always empty: no personal data. */
  whoIsHelping: '';
}

/** The fields of a vehicle that the request reads. */
export type YouxCar = Pick<Car, 'year' | 'vin' | 'nvic' | 'youxQuote'>;

/** The initial loan of the page: dollars borrowed, years. */
export interface YouxLoan {
  borrowed: number;
  termYears: number;
}

/**
 * The youX request for a vehicle, or null for no request: the dealer has youX off, the vehicle already has a quote, or nothing is
 * borrowed (ruling 51). It is for the page's initial loan, so that its figure has the same price and term as those beside it.
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
