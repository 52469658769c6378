import type { YouxQuoteRequest } from '@forecourt/platform-client/contracts';
import type { Car } from '@forecourt/vehicle';

/** The input of a quote. */
export type YouxQuestion = Omit<YouxQuoteRequest, 'car_id'>;

/** Further input; `car` is the vehicle of the page, null if the request names none that the site shows. */
export interface YouxOptions {
  now: Date;
  signal: AbortSignal;
  car: Car | null;
}

/** A provider of loan quotes for a vehicle; field names are those of youX. */
export interface YouxProvider {
  /**
   * A quote, as in the contract `youxQuote` of the platform; null without one. The caller validates the result. It
   * may reject, and it is aborted by the signal.
   */
  quote(asked: YouxQuestion, options: YouxOptions): Promise<unknown>;
}
