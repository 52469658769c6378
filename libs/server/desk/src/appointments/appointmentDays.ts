import { appointmentPlaces, type LeadLocation, type LocationPlaces } from '@forecourt/lead-desk';
import { addDays, appointmentSlots, zonedInstant } from '@forecourt/location';
import { localDate } from '@forecourt/values';
import type { StaffCall } from '../http/DeskCall.ts';

/** A time, its end excluded. */
interface Span {
  from: Date;
  to: Date;
}

/** The places of a location, by its id and its usual number. */
type PlacesOf = (locationId: number, usual: number) => LocationPlaces;

/** What is known of the locations of a calendar. */
interface Calendar extends Span {
  placesOf: PlacesOf;
}

const DAY_MS = 86_400_000;

/** What the locations of a calendar take on its days, in whichever time zone. */
export function placesOfCalendar(
  { services: { db }, site }: StaffCall,
  locations: readonly LeadLocation[],
  { from, to }: Span,
): Promise<PlacesOf> {
  return appointmentPlaces(db, {
    ...{ site: site.slug, locationIds: locations.map(({ id }) => id) },
    from: localDate(new Date(from.getTime() - DAY_MS), 'UTC'),
    to: localDate(new Date(to.getTime() + DAY_MS), 'UTC'),
  });
}

/** The number where the desk has set none: of a workshop its vehicles in a half hour, else 1. */
export const usualPlaces = ({ workshop }: Pick<LeadLocation, 'workshop'>): number => workshop?.vehicles ?? 1;

/** What each day of some locations takes, and how many come: whoever sees their leads. */
export async function appointmentDays(
  { services: { db }, site }: StaffCall,
  locations: readonly LeadLocation[],
  { from, to, placesOf }: Calendar,
) {
  if (locations.length === 0) return [];
  // A day more on both sides: the days of a calendar are whole, and begin at another time in each zone.
  const booked = await db
    .selectFrom('appointments')
    .select(['location_id', 'starts_at', 'loan_car'])
    .where('site', '=', site.slug)
    .where(
      'location_id',
      'in',
      locations.map(({ id }) => id),
    )
    .where('starts_at', '>=', new Date(from.getTime() - DAY_MS))
    .where('starts_at', '<', new Date(to.getTime() + DAY_MS))
    .execute();
  return locations.flatMap((location) => {
    const { id, name, workshop = null } = location;
    const zone = location.timeZone ?? site.timeZone;
    const { on } = placesOf(id, usualPlaces(location));
    const [first, last] = [localDate(from, zone), localDate(new Date(to.getTime() - 1), zone)];
    const days = [];
    for (let date = first; date <= last; date = addDays(date, 1)) {
      const { places, own } = on(date);
      const theirs = booked.filter(
        ({ location_id, starts_at }) => location_id === id && localDate(starts_at, zone) === date,
      );
      const halfHours = halfHoursOf(date, location, zone);
      days.push({
        ...{ location_id: id, location_name: name, date, places, own },
        total: Math.min(halfHours * places, workshop?.vehiclesADay ?? Number.POSITIVE_INFINITY),
        booked: theirs.length,
        loan_cars: halfHours > 0 ? (workshop?.loanCars ?? 0) : 0,
        lent: theirs.filter(({ loan_car }) => loan_car).length,
      });
    }
    return days;
  });
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
