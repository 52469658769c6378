import type { ApiSite } from '@forecourt/api';
import type { Schema } from '@forecourt/database';
import { appointmentSlots, timeZoneOf } from '@forecourt/location';
import { bookedAppointments } from '@forecourt/lead-desk';
import type { Kysely } from 'kysely';

/** A place where shoppers are expected, with its hours; null for one that the site does not show. */
export function appointmentPlace(site: ApiSite, locationId: number) {
  return site.shown?.locations.find(({ id }) => id === locationId) ?? null;
}

/** A place with its hours. */
export type AppointmentPlace = NonNullable<ReturnType<typeof appointmentPlace>>;

/** The zone of a place's clock. */
export function zoneOf(site: ApiSite, place: AppointmentPlace): string {
  return timeZoneOf(place.address.state, site.shown?.timeZone ?? null);
}

/** Which appointments of a place are wanted. */
interface Wanted {
  place: AppointmentPlace;
  now: Date;
  from?: string | null;
  days?: number;
}

/** The half hours in which a place expects shoppers, booked or not, on its own clock. */
export function offeredSlots(site: ApiSite, { place, now, ...days }: Wanted, taken: Date[] = []): string[] {
  const special = site.shown?.specialHours ?? [];
  return appointmentSlots({
    hours: place.contact_detail.opening_hours,
    special: special.filter(({ location_id }) => location_id === place.id),
    timeZone: zoneOf(site, place),
    now,
    taken,
    ...days,
  });
}

/** Those of them that nobody has booked. */
export async function freeSlots(db: Kysely<Schema>, site: ApiSite, wanted: Wanted): Promise<string[]> {
  const { place, now } = wanted;
  const taken = await bookedAppointments(db, { site: site.slug, locationId: place.id, from: now });
  return offeredSlots(site, wanted, taken);
}
