import type { Car } from '@forecourt/vehicle';

/** Where the market figures of a car come from. */
export interface MarketFigures {
  /**
   * The figures of a car, as the contract `autogauge` of the platform has them, or null where too little is known. What it
   * gives is checked by who asks; it may throw, and it is given up when the signal says so.
   */
  figures(car: Car, signal: AbortSignal): Promise<unknown>;
}
