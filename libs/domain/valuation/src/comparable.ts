import type { ValuedVehicle } from './valuedVehicle.ts';

/** An advertised vehicle with its price. */
export interface Comparable extends ValuedVehicle {
  /** The advertised price in dollars. */
  price: number;
  /** Whether the price includes government charges. */
  driveAway: boolean;
  /** The last day on which it was advertised, `YYYY-MM-DD`. */
  advertisedOn: string;
}
