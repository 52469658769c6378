import { locationName, locationsFor, sortLocations } from '@forecourt/location';
import { breadcrumbJsonLd } from '@forecourt/page/head';
import type { PageHead } from '@forecourt/page/head';
import type { SiteServices } from '@forecourt/page/loader';
import { paths } from '@forecourt/site-config';
import type { LocationsOptions } from '../manifest.ts';
import { locationJsonLd } from './location-json-ld.ts';
import { ownPath } from './own-path.ts';
import type { ServiceHere } from './services-here.ts';
import type { SiteLocation } from './site-location.ts';

type Services = Pick<SiteServices, 'site' | 'origin' | 'now'>;

/** The head of the contact page; its structured data is that of the main location. */
export function contactHead({ site, origin, now }: Services, options: LocationsOptions): PageHead {
  const crumbs = [{ name: 'Home', href: paths.home() }, { name: options.contactTitle }];
  const [primary] = locationsFor('primary', site.locations);
  return {
    title: `${options.contactTitle} | ${site.name}`,
    description: `${options.contactText} Phone, address and opening hours of ${site.name}.`,
    canonical: `${origin}${paths.contact()}`,
    jsonLd: [
      ...(primary ? [locationJsonLd(site, primary, { origin, now })] : []),
      breadcrumbJsonLd(origin, crumbs),
    ],
  };
}

/** The head of the list of locations. */
export function listHead({ site, origin }: Services, options: LocationsOptions): PageHead {
  const towns = [...new Set(sortLocations(site.locations).map(({ address }) => address.city))];
  const crumbs = [{ name: 'Home', href: paths.home() }, { name: options.listTitle }];
  return {
    title: `${options.listTitle} | ${site.name}`,
    description: `Where to find ${site.name}: ${towns.join(', ')}. Opening hours, phones and directions.`,
    canonical: `${origin}${paths.locations()}`,
    jsonLd: [breadcrumbJsonLd(origin, crumbs)],
  };
}

/** The head of one location's page. */
export function locationHead(
  { site, origin, now }: Services,
  location: SiteLocation,
  { listTitle, offered }: Pick<LocationsOptions, 'listTitle'> & { offered: readonly ServiceHere[] },
): PageHead {
  const name = locationName(site, location);
  const { street, city, state } = location.address;
  const crumbs = [
    { name: 'Home', href: paths.home() },
    { name: listTitle, href: paths.locations() },
    { name },
  ];
  return {
    title: `${name} | ${site.name}`,
    description: `${name}, ${street}, ${city} ${state}. Opening hours, phone and directions.`,
    canonical: `${origin}${ownPath(site, location.slug)}`,
    jsonLd: [locationJsonLd(site, location, { origin, now, offered }), breadcrumbJsonLd(origin, crumbs)],
  };
}
