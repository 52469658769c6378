import { isOpenStatus, locationName, minutesOfDay, specialHours, timeZoneOf } from '@forecourt/location';
import { postalAddress, sharePicture } from '@forecourt/page/head';
import type { JsonLd } from '@forecourt/page/head';
import { normalisePhone } from '@forecourt/phone';
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
  const telephone = location.phone === null ? null : normalisePhone(location.phone);
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

function weekly({ contact_detail }: SiteLocation) {
  return contact_detail.opening_hours.flatMap(({ weekday, status, open, close }) => {
    const opens = clock(open);
    const closes = clock(close);
    if (!isOpenStatus(status) || !opens || !closes) return [];
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS[weekday], opens, closes }];
  });
}

function special(site: BundledSite, location: SiteLocation, now: Date) {
  const timeZone = site.timeZone ?? timeZoneOf(location.address.state);
  const ahead = { locationId: location.id, from: now, days: SPECIAL_DAYS, timeZone };
  return specialHours(site.specialHours, ahead).map(({ date, status, start_hour, end_hour }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: status === 'Open' ? clock(start_hour) : '00:00',
    closes: status === 'Open' ? clock(end_hour) : '00:00',
  }));
}

/** HH:MM, 24 hours. */
function clock(time: string | null): string | undefined {
  const minutes = minutesOfDay(time);
  if (minutes === null) return undefined;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
