import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';

/**
 * How many shoppers may book one half hour of a location, by day (`YYYY-MM-DD` there): what the desk has set for the day, else for the
 * location, else the usual number. 0 for none.
 *
 * @param usual the number where the desk has set none: of a workshop its vehicles in a half hour, else 1.
 */
export async function appointmentPlaces(
  db: Kysely<Schema>,
  { site, locationId, usual }: { site: string; locationId: number; usual: number },
): Promise<(day: string) => number> {
  const at = { site, location_id: locationId };
  const always = await db
    .selectFrom('appointment_capacity')
    .select('places')
    .where(({ and }) => and(at))
    .executeTakeFirst();
  const days = await db
    .selectFrom('appointment_days')
    .select(['day', 'places'])
    .where(({ and }) => and(at))
    .execute();
  const byDay = new Map(days.map(({ day, places }) => [day, places]));
  return (day) => byDay.get(day) ?? always?.places ?? usual;
}
