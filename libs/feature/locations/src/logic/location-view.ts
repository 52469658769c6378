import {
  directionsHref,
  hoursRows,
  locationName,
  locationRating,
  openLine,
  specialHours,
  timeZoneOf,
  weekdayOf,
} from '@forecourt/location';
import type { ReviewSummary, SpecialDay } from '@forecourt/location';
import { locationPhone, phoneLink } from '@forecourt/phone';
import type { BundledSite } from '@forecourt/site-config';
import { localDate } from '@forecourt/values';
import { licencesOf } from './licences-of.ts';
import type { Licence } from './licences-of.ts';
import { placeLinks } from './place-links.ts';
import type { PlaceLink } from './place-links.ts';
import { ownPath } from './own-path.ts';
import type { SiteLocation } from './site-location.ts';

/** Period for holiday hours, days: from spring to the end of summer and Easter. */
const HOLIDAY_DAYS = 180;

/** The texts of a location's page, at one instant. */
export interface LocationView {
  name: string;
  href: string;
  address: string;
  town: string;
  openLine: { open: boolean; text: string };
  phone: { text: string; href: string } | null;
  /** URL of "Get Directions": an external map. */
  directionsHref: string;
  hours: { label: string; text: string; today: boolean }[];
  /** The special hours of today, if any. */
  today: SpecialDay | null;
  /** Special hours from today on, soonest first. */
  holidays: SpecialDay[];
  rating: ReviewSummary | null;
  /** Sales, service and parts of the same place; empty if it has only one of them. */
  parts: PlaceLink[];
  /** Its licence numbers. */
  licences: Licence[];
}

/** A location as a page shows it. It uses the time zone of its state: one dealer may have yards in several time zones. */
export function locationView(
  site: BundledSite,
  location: SiteLocation,
  { now }: { now: Date },
): LocationView {
  const { street, city, state, postcode } = location.address;
  const zone = site.timeZone ?? timeZoneOf(state);
  const date = localDate(now, zone);
  const weekday = weekdayOf(date);
  const holidays = specialHours(site.specialHours, {
    locationId: location.id,
    from: now,
    days: HOLIDAY_DAYS,
    timeZone: zone,
  });
  return {
    name: locationName(site, location),
    href: ownPath(site, location.slug),
    address: `${street}, ${city} ${state} ${postcode}`,
    town: city,
    openLine: openLine(site, location, now),
    phone: phoneLink(locationPhone(location) ?? site.phones.main),
    directionsHref: directionsHref(location),
    hours: hoursRows(location.contact_detail.opening_hours).map(({ label, text, weekdays }) => ({
      label,
      text,
      today: weekdays.includes(weekday),
    })),
    today: holidays.find((day) => day.date === date) ?? null,
    holidays,
    rating: locationRating(site, location),
    parts: placeLinks(site, location),
    licences: licencesOf(location),
  };
}
