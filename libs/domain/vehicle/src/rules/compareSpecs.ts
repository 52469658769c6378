import { formatNumber } from '@forecourt/values';
import type { Car } from '../car/car.ts';
import { fuelCost } from './fuelCost.ts';
import { specLists, type SpecItem } from './specLists.ts';

/** One line of a comparison. */
export interface ComparedSpec {
  key: string;
  label: string;
  /** The value of each vehicle, in their order; null for one that is not known. */
  values: (string | null)[];
  /** False if all vehicles have the same value. One that is not known may differ. */
  differs: boolean;
  /** The vehicles with the best value, by their place, and what makes it the best; null if none is better than another. */
  best: { places: number[]; word: 'Lowest' | 'Most' } | null;
}

/** Numbers of which less, or more, is better for whoever buys. Sizes and masses are a matter of need, and have no best. */
const BETTER: Readonly<
  Record<string, { of: (car: Car) => number | null | undefined; word: 'Lowest' | 'Most' }>
> = {
  km: { of: ({ km }) => km, word: 'Lowest' },
  seats: { of: ({ seats }) => seats, word: 'Most' },
  fuelconsumptioncombined: { of: ({ variant }) => variant?.fuelconsumptioncombined, word: 'Lowest' },
  fuelyear: { of: fuelYear, word: 'Lowest' },
  towingcapacitybraked: { of: ({ variant }) => variant?.towingcapacitybraked, word: 'Most' },
  ancaprating: { of: ({ variant }) => variant?.ancaprating, word: 'Most' },
  sleeps: { of: ({ specifications }) => specifications?.sleeps, word: 'Most' },
};

/**
 * The specifications of vehicles side by side: lines that differ first, each group in the order of `specLists` of the first vehicle that
 * has them. A line that no vehicle has a value for is left out. The fuel of a year is in whole dollars, for `FUEL_DEFAULTS`.
 *
 * @example compareSpecs([petrolCar, dieselCar])[0] // { key: 'km', label: 'Odometer', values: ['55,490 km', '8,000 km'], … }
 */
export function compareSpecs(cars: readonly Car[]): ComparedSpec[] {
  const lists = cars.map(specsOf);
  const labels = new Map(
    lists
      .flat()
      .toReversed()
      .map(({ key, label }) => [key, label]),
  );
  const keys = [...new Set(lists.flat().map(({ key }) => key))];
  const compared = keys.map((key) => compare(key, labels.get(key) ?? '', { cars, lists }));
  return [...compared.filter(({ differs }) => differs), ...compared.filter(({ differs }) => !differs)];
}

/** The lines of a vehicle, each once: caravans have some in two lists. */
function specsOf(car: Car): SpecItem[] {
  const { featured, specifications } = specLists(car);
  const year = fuelYear(car);
  const fuel = { key: 'fuelyear', label: 'Fuel for a year', value: `$${formatNumber(year ?? 0)}` };
  const lines = [...featured, ...specifications, ...(year === null ? [] : [fuel])];
  return lines.filter(({ key }, at) => lines.findIndex((line) => line.key === key) === at);
}

/** Fuel of a year in whole dollars at the usual distance and price; null if the consumption is not known. */
function fuelYear({ variant, fuel, simple_fuel }: Car): number | null {
  const litresPer100Km = variant?.fuelconsumptioncombined ?? null;
  if (litresPer100Km === null) return null;
  const cost = fuelCost({ litresPer100Km, fuel: fuel ?? simple_fuel });
  return cost && Math.round(cost.yearly);
}

function compare(
  key: string,
  label: string,
  { cars, lists }: { cars: readonly Car[]; lists: readonly SpecItem[][] },
): ComparedSpec {
  const values = lists.map((list) => list.find((line) => line.key === key)?.value ?? null);
  return { key, label, values, differs: new Set(values).size > 1, best: bestOf(key, cars, values) };
}

/** A vehicle without the value is no better: a caravan has no kilometres, whatever its feed says. */
function bestOf(key: string, cars: readonly Car[], values: ComparedSpec['values']): ComparedSpec['best'] {
  const better = BETTER[key];
  if (!better) return null;
  const { word } = better;
  const numbers = cars.map((car, place) => (values[place] === null ? null : (better.of(car) ?? null)));
  const known = numbers.filter((number) => number !== null);
  const best = word === 'Lowest' ? Math.min(...known) : Math.max(...known);
  if (known.every((number) => number === best)) return null;
  return { places: numbers.flatMap((number, place) => (number === best ? [place] : [])), word };
}
