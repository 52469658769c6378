import type { Car } from '@forecourt/vehicle';

/** Who says what a lender asks for a car, for the disclaimer of its page. */
export interface LenderProvider {
  /**
   * What is known of the loan of a car, as the contract `carFinance` of the platform has it; null where there is nothing to say.
   * What it gives is checked by who asks; it may reject, and it is given up when the signal says so.
   */
  info(car: Car, options: { now: Date; signal: AbortSignal }): Promise<unknown>;
}
