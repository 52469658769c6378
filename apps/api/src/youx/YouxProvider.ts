import type { YouxQuoteRequest } from '@forecourt/platform-client/contracts';

/** Who quotes what a loan for a vehicle costs, under the names of youX. */
export interface YouxProvider {
  /**
   * A quote, as the contract `youxQuote` of the platform has it; null where there is none. What it gives is checked by who asks; it
   * may reject, and it is given up when the signal says so.
   */
  quote(asked: YouxQuoteRequest, options: { now: Date; signal: AbortSignal }): Promise<unknown>;
}
