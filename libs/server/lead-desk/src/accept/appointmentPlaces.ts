import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';

/** How many shoppers may book one half hour of a location. 0 for none. */
export interface LocationPlaces {
  /** On a day without a number of its own: what the desk has set for the location, else the usual number. */
  usual: number;
  /** On a day (`YYYY-MM-DD` there) of the asked ones; `own` if the desk has set a number for it. */
  on(day: string): { places: number; own: boolean };
}

/** Whose days are asked for: the first and the last day; without a last one all from the first. */
interface AskedDays {
  site: string;
  locationIds: readonly number[];
  from: string;
  to?: string;
}

/**
 * How many shoppers may book one half hour of some locations, by day.
 *
 * @returns the places of a location by its id and the number where the desk has set none: of a workshop its vehicles in a half hour, else 1.
 */
export async function appointmentPlaces(
  db: Kysely<Schema>,
  { site, locationIds, from, to }: AskedDays,
): Promise<(locationId: number, usual: number) => LocationPlaces> {
  if (locationIds.length === 0) return (_id, usual) => placesOf(usual, new Map());
  const always = await db
    .selectFrom('appointment_capacity')
    .select(['location_id', 'places'])
    .where('site', '=', site)
    .where('location_id', 'in', locationIds)
    .execute();
  const days = await db
    .selectFrom('appointment_days')
    .select(['location_id', 'day', 'places'])
    .where('site', '=', site)
    .where('location_id', 'in', locationIds)
    .where('day', '>=', from)
    .$if(to !== undefined, (query) => query.where('day', '<=', to ?? ''))
    .execute();
  return (id, usual) => {
    const own = days.filter(({ location_id }) => location_id === id);
    return placesOf(
      always.find(({ location_id }) => location_id === id)?.places ?? usual,
      new Map(own.map(({ day, places }) => [day, places])),
    );
  };
}

const placesOf = (usual: number, own: ReadonlyMap<string, number>): LocationPlaces => ({
  usual,
  on: (day) => ({ places: own.get(day) ?? usual, own: own.has(day) }),
});
