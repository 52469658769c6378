import { leadMessages } from '@forecourt/lead';
import { placeOf } from '@forecourt/location';
import type { Appointment } from '@forecourt/lead-desk';
import type { ApiSite } from '../ApiSite.ts';
import { offeredSlots } from './offeredSlots.ts';

/** What a lead says of the appointment that it books. */
interface Booking {
  /** ISO 8601 with an offset; null books nothing. */
  dateTime: string | null;
  /** The chosen place, else where the vehicle stands. */
  locationId: number | null;
  now: Date;
}

/**
 * The appointment of a lead: null where it books none, or the sentence that says why it cannot be had. Whether it is taken is
 * decided when the lead is kept, and whether the vehicle can be driven before (`bookingRefusal`). The time is given back as the place
 * offers it, whatever zone it was sent in.
 */
export function leadAppointment(
  site: ApiSite,
  { dateTime, locationId, now }: Booking,
): (Appointment & { slot: string }) | null | { refused: string } {
  if (dateTime === null) return null;
  const place = placeOf({ location_id: locationId }, { locations: site.shown?.locations ?? [] });
  const slots = place ? offeredSlots(site, { place, now }) : [];
  // A time without an offset is nobody's: it would be read on the clock of this machine.
  const instant = /(?:Z|[+-]\d{2}:\d{2})$/.test(dateTime) ? Date.parse(dateTime) : Number.NaN;
  const slot = slots.find((each) => Date.parse(each) === instant);
  if (place && slot !== undefined) return { locationId: place.id, start: new Date(instant), slot };
  return { refused: instant <= now.getTime() ? leadMessages.dateTimeOver : leadMessages.dateTime };
}
