import type { YouxQuoteRequest } from '@forecourt/platform-client/contracts';
import type { Car } from '@forecourt/vehicle';

/** What a provider is asked. */
export type YouxQuestion = Omit<YouxQuoteRequest, 'car_id'>;

/** What it is told beside that; `car` is the vehicle of the page, null where the page named none that the site shows. */
export interface YouxOptions {
  now: Date;
  signal: AbortSignal;
  car: Car | null;
}

/** Who quotes what a loan for a vehicle costs, under the names of youX. */
export interface YouxProvider {
  /**
   * A quote, as the contract `youxQuote` of the platform has it; null where there is none. What it gives is checked by who asks; it
   * may reject, and it is given up when the signal says so.
   */
  quote(asked: YouxQuestion, options: YouxOptions): Promise<unknown>;
}
