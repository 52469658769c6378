import type { Car } from '@forecourt/vehicle';

/** A provider of market figures. */
export interface MarketFigures {
  /**
   * The figures of a car, as in the contract `autogauge` of the platform; null if there is too little data. The
   * caller validates the result. It may throw, and it is aborted by the signal.
   */
  figures(car: Car, signal: AbortSignal): Promise<unknown>;
}
