import type { ApiSite } from '@forecourt/api';
import { leadMessages } from '@forecourt/lead';
import { addDays, placeOf, zonedInstant, zonedIso } from '@forecourt/location';
import type { Appointment } from '@forecourt/lead-desk';
import { offeredSlots, zoneOf, type AppointmentPlace } from './offered-slots.ts';

/** The appointment that a lead requests. */
interface Booking {
  /** ISO 8601 with an offset; null for no appointment. */
  dateTime: string | null;
  /** The chosen location, else the location of the vehicle. */
  locationId: number | null;
  /** Whether it comes with a loan car. */
  loanCar: boolean;
  now: Date;
}

/** The result of checking the requested appointment. */
export interface LeadAppointment {
  /** The appointment to book; null for none. */
  appointment: Appointment | null;
  /** The time in the time zone of the location, also if it is not offered; null if it cannot be parsed. */
  slot: string | null;
  /** Error message; null if the time is offered or none was requested. */
  refused: string | null;
}

/**
 * Checks the appointment of a lead against the offered times. Two checks are done elsewhere: whether the time is
 * still free when the lead is stored, and whether the vehicle can be driven (`bookingRefusal`).
 */
export function leadAppointment(
  site: ApiSite,
  { dateTime, locationId, loanCar, now }: Booking,
): LeadAppointment {
  if (dateTime === null) return { appointment: null, slot: null, refused: null };
  const place = placeOf({ location_id: locationId }, { locations: site.shown?.locations ?? [] });
  const slots = place ? offeredSlots(site, { place, now }) : [];
  // A time without an offset is rejected: it would be parsed in the time zone of the server.
  const instant = /(?:Z|[+-]\d{2}:\d{2})$/.test(dateTime) ? Date.parse(dateTime) : Number.NaN;
  const slot = slots.find((each) => Date.parse(each) === instant);
  if (place && slot !== undefined)
    return {
      appointment: {
        ...{ locationId: place.id, start: new Date(instant), day: slot.slice(0, 10) },
        workshop: workshopDay(place, { slot, zone: zoneOf(site, place), loanCar }),
      },
      slot,
      refused: null,
    };
  return {
    appointment: null,
    slot: place && !Number.isNaN(instant) ? zonedIso(new Date(instant), zoneOf(site, place)) : null,
    refused: instant <= now.getTime() ? leadMessages.dateTimeOver : leadMessages.dateTime,
  };
}

/** The limits of a workshop on the day of a drop-off; null for a location that is no workshop. */
function workshopDay(
  { workshop }: AppointmentPlace,
  { slot, zone, loanCar }: { slot: string; zone: string; loanCar: boolean },
) {
  if (!workshop) return loanCar ? { ...NO_LOAN_CARS, ...dayOf(slot, zone) } : null;
  return { ...workshop, loanCar, ...dayOf(slot, zone) };
}

const NO_LOAN_CARS = { vehicles: 1, vehiclesADay: null, loanCars: 0, loanCar: true };

function dayOf(slot: string, zone: string): { from: Date; to: Date } {
  const date = slot.slice(0, 10);
  return { from: zonedInstant(date, 0, zone), to: zonedInstant(addDays(date, 1), 0, zone) };
}
