import { locationName, primaryLocation } from '@forecourt/location';
import { postalAddress, sharePicture, shortDescription } from '@forecourt/page/head';
import type { JsonLd } from '@forecourt/page/head';
import type { SiteServices } from '@forecourt/page/loader';
import type { ContentPage, Sale } from '@forecourt/site-content';

/** schema.org SaleEvent: its days, and where it is. */
export function saleJsonLd(
  { site, origin }: Pick<SiteServices, 'site' | 'origin'>,
  { title, intro, description, path, image }: ContentPage,
  { from, to }: Sale,
): JsonLd {
  const place = primaryLocation(site.locations);
  const told = description || intro;
  return {
    '@context': 'https://schema.org',
    '@type': 'SaleEvent',
    name: title,
    url: `${origin}${path}`,
    ...(told && { description: shortDescription(told) }),
    ...(image !== null && { image: sharePicture(origin, image, title).url }),
    startDate: from,
    endDate: to,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(place && {
      location: { '@type': 'Place', name: locationName(site, place), address: postalAddress(place.address) },
    }),
    organizer: { '@type': 'Organization', name: site.name, url: `${origin}/` },
  };
}
