import type { ApiSite } from '@forecourt/api';
import { leadMessages } from '@forecourt/lead';
import { placeOf, zonedIso } from '@forecourt/location';
import type { Appointment } from '@forecourt/lead-desk';
import { offeredSlots, zoneOf } from './offered-slots.ts';

/** What a lead says of the appointment that it books. */
interface Booking {
  /** ISO 8601 with an offset; null books nothing. */
  dateTime: string | null;
  /** The chosen place, else where the vehicle stands. */
  locationId: number | null;
  now: Date;
}

/** What a lead asks for. */
export interface LeadAppointment {
  /** What is booked; null for nothing. */
  appointment: Appointment | null;
  /** The time as its place's clock has it, whatever zone it was sent in, also of one that is not offered (any more). */
  slot: string | null;
  /** Why the time cannot be had, in a sentence. */
  refused: string | null;
}

/**
 * The appointment of a lead. Whether it is taken is decided when the lead is kept, and whether the vehicle can be driven before
 * (`bookingRefusal`).
 */
export function leadAppointment(site: ApiSite, { dateTime, locationId, now }: Booking): LeadAppointment {
  if (dateTime === null) return { appointment: null, slot: null, refused: null };
  const place = placeOf({ location_id: locationId }, { locations: site.shown?.locations ?? [] });
  const slots = place ? offeredSlots(site, { place, now }) : [];
  // A time without an offset is nobody's: it would be read on the clock of this machine.
  const instant = /(?:Z|[+-]\d{2}:\d{2})$/.test(dateTime) ? Date.parse(dateTime) : Number.NaN;
  const slot = slots.find((each) => Date.parse(each) === instant);
  if (place && slot !== undefined)
    return { appointment: { locationId: place.id, start: new Date(instant) }, slot, refused: null };
  return {
    appointment: null,
    slot: place && !Number.isNaN(instant) ? zonedIso(new Date(instant), zoneOf(site, place)) : null,
    refused: instant <= now.getTime() ? leadMessages.dateTimeOver : leadMessages.dateTime,
  };
}
