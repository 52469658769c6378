import { appointmentPlaces, type LeadLocation } from '@forecourt/lead-desk';
import { addDays, appointmentSlots, zonedInstant } from '@forecourt/location';
import { localDate } from '@forecourt/values';
import type { StaffCall } from '../http/DeskCall.ts';

/** A time, its end excluded. */
interface Span {
  from: Date;
  to: Date;
}

/** What each day of a location takes, and how many come: whoever sees their leads. */
export async function appointmentDays(call: StaffCall, location: LeadLocation, { from, to }: Span) {
  const { services, site } = call;
  const { id, name, workshop = null } = location;
  const zone = location.timeZone ?? site.timeZone;
  const at = { site: site.slug, locationId: id };
  const placesOn = await appointmentPlaces(services.db, { ...at, usual: workshop?.vehicles ?? 1 });
  const [first, last] = [localDate(from, zone), localDate(new Date(to.getTime() - 1), zone)];
  const set = await services.db
    .selectFrom('appointment_days')
    .select('day')
    .where('site', '=', site.slug)
    .where('location_id', '=', id)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  const own = new Set(set.map(({ day }) => day));
  const booked = await services.db
    .selectFrom('appointments')
    .select(['starts_at', 'loan_car'])
    .where('site', '=', site.slug)
    .where('location_id', '=', id)
    .where('starts_at', '>=', zonedInstant(first, 0, zone))
    .where('starts_at', '<', zonedInstant(addDays(last, 1), 0, zone))
    .execute();
  const days = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const places = placesOn(date);
    const theirs = booked.filter(({ starts_at }) => localDate(starts_at, zone) === date);
    const halfHours = halfHoursOf(date, location, zone);
    days.push({
      location_id: id,
      location_name: name,
      date,
      places,
      own: own.has(date),
      total: Math.min(halfHours * places, workshop?.vehiclesADay ?? Number.POSITIVE_INFINITY),
      booked: theirs.length,
      loan_cars: halfHours > 0 ? (workshop?.loanCars ?? 0) : 0,
      lent: theirs.filter(({ loan_car }) => loan_car).length,
    });
  }
  return days;
}

/** The number of half hours that a location takes appointments in on a date. */
function halfHoursOf(
  date: string,
  { id, openingHours = [], specialHours = [], workshop }: LeadLocation,
  timeZone: string,
): number {
  return appointmentSlots({
    hours: openingHours,
    special: specialHours.filter(({ location_id }) => location_id === id),
    timeZone,
    now: zonedInstant(date, 0, timeZone),
    days: 1,
    workshop: { noticeHours: 0, closed: workshop?.closed ?? [] },
  }).length;
}
