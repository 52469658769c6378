import type { ApiSite } from '@forecourt/api';
import type { Schema } from '@forecourt/database';
import { appointmentSlots, timeZoneOf } from '@forecourt/location';
import { appointmentPlaces, bookedAppointments } from '@forecourt/lead-desk';
import { localDate } from '@forecourt/values';
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
    workshop: place.workshop,
    ...days,
  });
}

const DAY_MS = 86_400_000;

/** What is left at a location. */
export interface FreeTimes {
  slots: string[];
  /** The offered days, `YYYY-MM-DD`, with a loan car left; null for a location without loan cars. */
  loanCarDays: string[] | null;
}

/** The offered times that take somebody else, and the days with a loan car left. */
export async function freeTimes(db: Kysely<Schema>, site: ApiSite, wanted: Wanted): Promise<FreeTimes> {
  const { place, now } = wanted;
  const { workshop } = place;
  const zone = zoneOf(site, place);
  const at = { site: site.slug, locationId: place.id };
  const from = new Date(now.getTime() - DAY_MS); // what was booked for earlier today counts for today
  const placesOf = await appointmentPlaces(db, {
    ...{ site: site.slug, locationIds: [place.id], from: localDate(from, zone) },
  });
  const { on } = placesOf(place.id, workshop?.vehicles ?? 1);
  const booked = await bookedAppointments(db, { ...at, from });
  const days = new Map<string, { vehicles: number; loanCars: number }>();
  for (const { start, booked: vehicles, loanCars } of booked) {
    const date = localDate(start, zone);
    const { vehicles: before = 0, loanCars: lent = 0 } = days.get(date) ?? {};
    days.set(date, { vehicles: before + vehicles, loanCars: lent + loanCars });
  }
  const most = workshop?.vehiclesADay ?? Number.POSITIVE_INFINITY;
  const full = booked.filter((time) => time.booked >= on(localDate(time.start, zone)).places);
  const taken = full.map(({ start }) => start);
  const slots = offeredSlots(site, wanted, taken).filter(
    (slot) => on(dateOf(slot)).places > 0 && (days.get(dateOf(slot))?.vehicles ?? 0) < most,
  );
  const loanCars = workshop?.loanCars ?? 0;
  if (loanCars === 0) return { slots, loanCarDays: null };
  const dates = [...new Set(slots.map(dateOf))];
  return { slots, loanCarDays: dates.filter((date) => (days.get(date)?.loanCars ?? 0) < loanCars) };
}

/** The local date of an offered time. */
const dateOf = (slot: string) => slot.slice(0, 10);
