import { hoursRows, reviewSummary, specialHours, timeZoneOf, weekdayOf } from '@forecourt/location';
import type { ReviewSummary, SpecialDay } from '@forecourt/location';
import { locationPhone, phoneLink } from '@forecourt/phone';
import { directionsHref, locationName, openLine, paths } from '@forecourt/site-config';
import type { PublicSite } from '@forecourt/site-config';
import { localDate } from '@forecourt/vehicle';
import { placeLinks } from './place-links.ts';
import type { PlaceLink } from './place-links.ts';

export type SiteLocation = PublicSite['locations'][number];

/** How far ahead holiday hours are shown, in days: from spring to the end of summer and Easter. */
const HOLIDAY_DAYS = 180;

/** A location in the words of its page, at one moment. */
export interface LocationView {
  name: string;
  href: string;
  address: string;
  town: string;
  openLine: { open: boolean; text: string };
  phone: { text: string; href: string } | null;
  /** Where "Get Directions" leads: to a map outside the site. */
  directionsHref: string;
  hours: { label: string; text: string; today: boolean }[];
  /** The special hours of today, where today has some. */
  today: SpecialDay | null;
  /** Special hours from today on, soonest first. */
  holidays: SpecialDay[];
  rating: ReviewSummary | null;
  /** Sales, service and parts of the same place; empty where it has only one of them. */
  parts: PlaceLink[];
}

/** A location as a page shows it. Its clock is its own state's: one dealer may have yards on both sides of a zone's border. */
export function locationView(
  site: PublicSite,
  location: SiteLocation,
  { now, minimumRating }: { now: Date; minimumRating: number },
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
  const rating = reviewSummary(location.reviews, { minRating: minimumRating });
  return {
    name: locationName(site, location),
    href: paths.location(location.slug),
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
    rating,
    parts: placeLinks(site.locations, location),
  };
}
