import type { ApiSite } from '@forecourt/api';
import type { Schema } from '@forecourt/database';
import { appointmentSlots, timeZoneOf } from '@forecourt/location';
import { bookedAppointments } from '@forecourt/lead-desk';
import type { Kysely } from 'kysely';

/** A location that takes appointments, with its hours; null for one that the site does not show. */
export function appointmentPlace(site: ApiSite, locationId: number) {
  return site.shown?.locations.find(({ id }) => id === locationId) ?? null;
}

/** A location with its hours. */
export type AppointmentPlace = NonNullable<ReturnType<typeof appointmentPlace>>;

/** The time zone of a location. */
export function zoneOf(site: ApiSite, place: AppointmentPlace): string {
  return timeZoneOf(place.address.state, site.shown?.timeZone ?? null);
}

/** The query for appointments of a location. */
interface Wanted {
  place: AppointmentPlace;
  now: Date;
  from?: string | null;
  days?: number;
}

/** The half hours in which a location takes appointments, in its time zone. Times in `taken` are left out. */
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

/** The offered times that are not booked. */
export async function freeSlots(db: Kysely<Schema>, site: ApiSite, wanted: Wanted): Promise<string[]> {
  const { place, now } = wanted;
  const taken = await bookedAppointments(db, { site: site.slug, locationId: place.id, from: now });
  return offeredSlots(site, wanted, taken);
}
