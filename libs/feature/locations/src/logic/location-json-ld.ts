import { addDays, locationName, openSpans, specialHours, timeZoneOf } from '@forecourt/location';
import type { Span } from '@forecourt/location';
import { postalAddress, sharePicture } from '@forecourt/page/head';
import type { JsonLd } from '@forecourt/page/head';
import { locationPhone, normalisePhone } from '@forecourt/phone';
import type { BundledSite, PublicSite } from '@forecourt/site-config';
import { licencesOf } from './licences-of.ts';
import { ownPath } from './own-path.ts';
import type { ServiceHere } from './services-here.ts';
import type { SiteLocation } from './site-location.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const TYPES = {
  sales: 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
  '': 'AutoDealer',
} as const;
/** A date of a Sunday. */
const A_SUNDAY = '2026-01-04';
const MIDNIGHT = 24 * 60;
/** Period for special days in structured data, days from today. */
const SPECIAL_DAYS = 60;

/**
 * schema.org data of a location: name, address, place, phone, licence numbers, weekly hours, the special days ahead and the services that
 * are given. A closed special day opens and closes at 00:00, as in schema.org. The Google rating is omitted: a site must not mark up
 * ratings of others.
 */
export function locationJsonLd(
  site: PublicSite,
  location: SiteLocation,
  { origin, now, offered = [] }: { origin: string; now: Date; offered?: readonly ServiceHere[] },
): JsonLd {
  const licences = licencesOf(location);
  const { lat, long } = location.address;
  const phone = locationPhone(location);
  const telephone = phone === null ? null : normalisePhone(phone);
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[location.location_type],
    '@id': `${origin}${ownPath(site, location.slug)}#place`,
    name: locationName(site, location),
    url: `${origin}${ownPath(site, location.slug)}`,
    ...(telephone ? { telephone } : {}),
    address: postalAddress(location.address),
    ...(site.sharePicture === null ? {} : { image: sharePicture(origin, site.sharePicture, '').url }),
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: long },
    openingHoursSpecification: [...weekly(location), ...special(site, location, now)],
    ...(licences.length === 0
      ? {}
      : {
          identifier: licences.map(({ name, number }) => ({
            '@type': 'PropertyValue',
            propertyID: name,
            value: number,
          })),
        }),
    ...(offered.length === 0 ? {} : { makesOffer: offered.map((service) => offer(service, origin)) }),
    parentOrganization: { '@type': 'Organization', name: site.name, url: `${origin}/` },
  };
}

function offer({ name, text, url }: ServiceHere, origin: string) {
  const description = text === '' ? {} : { description: text };
  const page = url === null ? {} : { url: new URL(url, origin).href };
  return { '@type': 'Offer', itemOffered: { '@type': 'Service', name, ...description, ...page } };
}

function weekly({ contact_detail: { opening_hours: hours } }: SiteLocation) {
  return DAYS.flatMap((dayOfWeek, weekday) =>
    openSpans(addDays(A_SUNDAY, weekday), hours, []).map((span) => ({ ...spec, dayOfWeek, ...clock(span) })),
  );
}

function special(site: BundledSite, { id, address, contact_detail }: SiteLocation, now: Date) {
  const timeZone = site.timeZone ?? timeZoneOf(address.state);
  const ahead = { locationId: id, from: now, days: SPECIAL_DAYS, timeZone };
  return specialHours(site.specialHours, ahead).flatMap((day) => {
    const { date, status } = day;
    const spans = status === 'Open' ? openSpans(date, contact_detail.opening_hours, [day]) : [CLOSED];
    return spans.map((span) => ({ ...spec, validFrom: date, validThrough: date, ...clock(span) }));
  });
}

const spec = { '@type': 'OpeningHoursSpecification' } as const;
const CLOSED: Span = { from: 0, to: 0 };

/** HH:MM, 24 hours. Midnight at the end of a day is its last minute, since 00:00 to 00:00 is a closed day. */
function clock({ from, to }: Span): { opens: string; closes: string } {
  const text = (minutes: number) =>
    [Math.floor(minutes / 60) % 24, minutes % 60].map((value) => String(value).padStart(2, '0')).join(':');
  return { opens: text(from), closes: text(to === MIDNIGHT ? MIDNIGHT - 1 : to) };
}
