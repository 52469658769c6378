import { hoursRows, locationName, openLine, specialHours, timeZoneOf } from '@forecourt/location';
import { locationPhone, phoneLink } from '@forecourt/phone';
import { locationPath, paths } from '@forecourt/site-config';
import { z } from 'zod';
import type { ToolServices } from './ToolServices.ts';

/** How far holidays are told ahead, days. */
const HOLIDAY_DAYS = 60;

const place = z.object({
  name: z.string(),
  /** sales, service or parts */
  kind: z.string().describe('sales, service or parts'),
  address: z.string(),
  phone: z.string().nullable(),
  url: z.string(),
  /** Whether it is open now, in its own time. */
  now: z.string().describe('Whether it is open now, in its own time.'),
  hours: z.array(z.object({ days: z.string(), hours: z.string() })),
  holidays: z.array(z.object({ date: z.string(), name: z.string().nullable(), hours: z.string() })),
});

/** The locations of a dealer. */
export const openingHoursSchema = z.object({ locations: z.array(place) });

/** The locations that fit some words, as their pages show them; all without words. */
export function openingHours(
  words: string,
  { site, shown, now }: ToolServices,
): z.output<typeof openingHoursSchema> {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  const locations = shown.locations.map((location) => {
    const { street, city, state, postcode } = location.address;
    const zone = timeZoneOf(state, shown.timeZone);
    const ahead = { locationId: location.id, from: now, days: HOLIDAY_DAYS, timeZone: zone };
    return {
      name: locationName(shown, location),
      kind: location.location_type,
      address: `${street}, ${city} ${state} ${postcode}`,
      phone: phoneLink(locationPhone(location) ?? shown.phones.main)?.text ?? null,
      url: `${site.origin}${locationPath(shown, location.slug) ?? paths.home()}`,
      now: openLine(shown, location, now).text,
      hours: hoursRows(location.contact_detail.opening_hours).map(({ label, text }) => ({
        days: label,
        hours: text,
      })),
      holidays: specialHours(shown.specialHours, ahead).map(({ date, name, text }) => ({
        date,
        name,
        hours: text,
      })),
    };
  });
  const fits = ({ name, kind, address }: (typeof locations)[number]) =>
    asked.every((word) => `${name} ${kind} ${address}`.toLowerCase().includes(word));
  return { locations: locations.filter(fits) };
}
