import { readText } from '@forecourt/values';
import type { Car, CarType } from '@forecourt/vehicle';
import { locationPhone } from './locationPhone.ts';
import type { ReachableLocation } from './locationPhone.ts';

/** The numbers a dealer configures; each may be missing or blank. */
export type PhoneBook = {
  /** Numbers that override all others: by dealership slug, else by car type. */
  overrides?: { dealership?: Record<string, string>; carType?: Partial<Record<CarType, string>> };
  /** Numbers by car type. */
  carType?: Partial<Record<CarType, string>>;
  /** The number for new cars and demonstrators, and the one for used cars. */
  defaults?: { new?: string; used?: string };
};

/** The fields of a location that `resolvePhone` reads. */
export type PhoneLocation = ReachableLocation & { id: number };

/** The fields of a dealer that `resolvePhone` reads. */
export type PhoneDealer = { phones?: PhoneBook; locations?: readonly PhoneLocation[] };

/** The number as configured, and which rule gave it. */
export type ResolvedPhone = { number: string; source: 'override' | 'car-type' | 'default' | 'location' };

/**
 * The number of a vehicle's call button, in the required order: an override (dealership, then car type), by car type, the new or
 * used default (a demonstrator is sold by the new-car desk), the phone of the vehicle's location (its own, else its contact's,
 * else the landline; ruling 112). Blank numbers are skipped. `null` when there is none; the caller reports it.
 *
 * @example resolvePhone({ car, dealer: { phones: { defaults: { used: '1300 975 707' } } } }) // { number: '1300 975 707', source: 'default' }
 */
export function resolvePhone({
  car,
  dealer,
}: {
  car: Pick<Car, 'car_type' | 'dealership_slug' | 'location_id' | 'location'>;
  dealer: PhoneDealer;
}): ResolvedPhone | null {
  const { overrides, carType, defaults } = dealer.phones ?? {};
  const candidates: [ResolvedPhone['source'], string | null | undefined][] = [
    ['override', own(overrides?.dealership, car.dealership_slug)],
    ['override', overrides?.carType?.[car.car_type]],
    ['car-type', carType?.[car.car_type]],
    ['default', car.car_type === 'used' ? defaults?.used : defaults?.new],
    ['location', carLocationPhone(car, dealer)],
  ];
  for (const [source, candidate] of candidates) {
    const number = readText(candidate);
    if (number !== null) return { number, source };
  }
  return null;
}

function own(numbers: Record<string, string> | undefined, slug: string | null): string | undefined {
  return numbers && slug !== null && Object.hasOwn(numbers, slug) ? numbers[slug] : undefined;
}

function carLocationPhone(car: Pick<Car, 'location_id' | 'location'>, dealer: PhoneDealer): string | null {
  const id = car.location_id ?? car.location?.id;
  const location = dealer.locations?.find((candidate) => candidate.id === id);
  return location ? locationPhone(location) : null;
}
