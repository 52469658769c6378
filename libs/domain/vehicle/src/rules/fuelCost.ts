import { readAmount, readText } from '@forecourt/values';
import { simpleFuel } from '../derive/simpleFuel.ts';

/** Defaults of the fuel calculator. */
export const FUEL_DEFAULTS = { dollarsPerLitre: 1.7, kmPerWeek: 250, litresPer100Km: 10 } as const;

/** Input of the fuel calculator: texts such as `$1.85` and `300 kms`, or numbers; blank for the default. */
export type FuelInput = {
  price?: string | number | null;
  distance?: string | number | null;
  /** Combined consumption of the vehicle in L/100 km. */
  litresPer100Km?: number | null;
  /** The fuel as in any feed; an electric vehicle has no fuel cost, a hybrid has. */
  fuel?: string | null;
};

/**
 * The fuel cost in dollars a week and per year of 52 weeks, unrounded. Dollar signs, commas and `kms` are accepted; a blank has
 * its default. `null` for a text that is not a number, for a negative number, and for an electric vehicle.
 *
 * @example fuelCost({ price: '$2.00', distance: '100 kms', litresPer100Km: 5 }) // { weekly: 10, yearly: 520 }
 */
export function fuelCost(input: FuelInput): { weekly: number; yearly: number } | null {
  if (simpleFuel(input.fuel) === 'Electric') return null;
  const price = read(input.price, FUEL_DEFAULTS.dollarsPerLitre);
  const distance = read(input.distance, FUEL_DEFAULTS.kmPerWeek);
  const consumption = read(input.litresPer100Km, FUEL_DEFAULTS.litresPer100Km);
  if (price === null || distance === null || consumption === null) return null;
  const weekly = (distance * consumption * price) / 100;
  return { weekly, yearly: weekly * 52 };
}

function read(value: string | number | null | undefined, byDefault: number): number | null {
  const blank =
    value === null || value === undefined || (typeof value === 'string' && readText(value) === null);
  return blank ? byDefault : readAmount(value);
}
