import type { Car } from '@forecourt/vehicle';

/** A provider of the lender’s text about a vehicle, for the disclaimer on its page. */
export interface LenderProvider {
  /**
   * The loan data of a car, as in the contract `carFinance` of the platform; null without any. The caller validates
   * the result. It may reject, and it is aborted by the signal.
   */
  info(car: Car, options: { now: Date; signal: AbortSignal }): Promise<unknown>;
}
