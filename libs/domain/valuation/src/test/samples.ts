import type { Comparable } from '../comparable.ts';
import type { ValuedVehicle } from '../valuedVehicle.ts';

export const TODAY = '2026-11-21';

export const vehicle: ValuedVehicle = {
  make: 'Toyota',
  model: 'RAV4',
  year: 2021,
  km: 60_000,
  body: 'suv',
  transmission: 'Automatic',
};

export const good = { condition: 'good', service_history: 'full', accidents: 'none' } as const;

/** Comparable vehicles of the year and kilometres of the vehicle, at these prices. */
export function stockAt(prices: readonly number[], changes: Partial<Comparable> = {}): Comparable[] {
  return prices.map((price) => ({ ...vehicle, price, driveAway: false, advertisedOn: TODAY, ...changes }));
}
