import { epochMs, readFlag, readText } from '@forecourt/values';
import { simpleFuel } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';

const DAY_MS = 86_400_000;

/** Number of days after its creation in which a vehicle is a new arrival. */
export const NEW_ARRIVAL_DAYS = 8;

/** The tag of a card. */
export type CardTag = {
  kind: 'sold' | 'electric' | 'hybrid' | 'reserved' | 'certified' | 'custom' | 'coming-soon' | 'new-arrival';
  text: string;
};

/** The fields of a vehicle that `cardTag` reads. */
export type TaggedCar = Pick<
  Car,
  'status' | 'simple_fuel' | 'fuel' | 'reserved' | 'certified' | 'tag' | 'created_at'
>;

/** The site's tag options and the current time. */
export type CardTagOptions = {
  now: Date;
  /** Whether electric and hybrid vehicles have a tag. Default `false`. */
  electricTag?: boolean;
  /** Default 8; 0 for no new-arrival tag. */
  newArrivalDays?: number;
};

/**
 * The tag of a card, by the required priority: sold, electric or hybrid (if the site has the tag on), reserved, certified, the
 * dealer's own tag, coming soon, new arrival; `null` for none. A new arrival was created at most 8 × 24 hours ago; timestamps may
 * be seconds, milliseconds or ISO (ruling 60).
 *
 * @example cardTag({ ...car, status: 'coming_soon' }, { now }) // { kind: 'coming-soon', text: 'Coming soon' }
 */
export function cardTag(car: TaggedCar, options: CardTagOptions): CardTag | null {
  if (car.status === 'sold') return { kind: 'sold', text: 'Sold' };
  const fuel = options.electricTag ? simpleFuel(car.simple_fuel ?? car.fuel) : null;
  if (fuel === 'Electric') return { kind: 'electric', text: 'Electric' };
  if (fuel === 'Hybrid') return { kind: 'hybrid', text: 'Hybrid' };
  if (readFlag(car.reserved)) return { kind: 'reserved', text: 'Reserved' };
  if (readFlag(car.certified)) return { kind: 'certified', text: 'Certified' };
  const custom = readText(car.tag);
  if (custom !== null) return { kind: 'custom', text: custom };
  if (car.status === 'coming_soon') return { kind: 'coming-soon', text: 'Coming soon' };
  return isNewArrival(car, options) ? { kind: 'new-arrival', text: 'New arrival' } : null;
}

function isNewArrival(car: TaggedCar, { now, newArrivalDays = NEW_ARRIVAL_DAYS }: CardTagOptions): boolean {
  const createdAt = epochMs(car.created_at);
  return createdAt !== null && newArrivalDays > 0 && now.getTime() - createdAt <= newArrivalDays * DAY_MS;
}
