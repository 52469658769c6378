import { locationName } from '@forecourt/location';
import { paths } from '@forecourt/site-config';
import type { BundledSite } from '@forecourt/site-config';
import { carTypeLabel } from '@forecourt/stock-search';
import type { SearchPath } from '@forecourt/stock-search';
import { capitalise } from '@forecourt/values';
import { stockWord } from '@forecourt/vehicle';

/** An item of the breadcrumb; the page itself has no link. */
export interface Crumb {
  name: string;
  href?: string;
}

/** Bodies whose pages have a better name than "… cars". */
const bodyNames: Record<string, string> = {
  suv: 'SUVs',
  ute: 'Utes',
  van: 'Vans',
  bus: 'Buses',
  ev: 'Electric cars',
  '4x4': '4x4s',
  motorhome: 'Motorhomes',
  peopleMover: 'People movers',
  lightTruck: 'Light trucks',
  cabChassis: 'Cab chassis',
};

/** The heading of a search page, by its path. */
export function pathHeading(path: SearchPath, site: BundledSite, defaultTitle: string): string {
  switch (path.kind) {
    case 'types':
      return path.carTypes.length === 0 ? defaultTitle : typesHeading(path.carTypes, site);
    case 'body':
      return bodyNames[path.body.code] ?? `${path.body.label} cars`;
    case 'make':
      return path.make.name;
    case 'model':
      return `${path.make.name} ${path.model.name}`;
    case 'location':
      return `${capitalise(stockWord(site.stock.itemTypes))}s at ${shownLocation(path.location, site)}`;
    case 'dealership':
      return 'See more from this dealer';
  }
}

/** The breadcrumb from home to a search page. */
export function pathCrumbs(path: SearchPath, heading: string): Crumb[] {
  const home = { name: 'Home', href: paths.home() };
  if (path.kind === 'types' && path.carTypes.length === 0) return [home, { name: heading }];
  const way = [home, { name: 'Search', href: paths.stock() }];
  if (path.kind === 'model')
    return [...way, { name: path.make.name, href: paths.search(path.make.slug) }, { name: path.model.name }];
  return [...way, { name: heading }];
}

/** "Used cars", "New and demo caravans". */
function typesHeading(carTypes: readonly ('new' | 'demo' | 'used')[], site: BundledSite): string {
  const [first = '', ...more] = carTypes.map((type) => carTypeLabel(type, site.stock));
  return `${[first, ...more.map((label) => label.toLowerCase())].join(' and ')} ${stockWord(site.stock.itemTypes)}s`;
}

function shownLocation(location: { name: string; slug: string }, site: BundledSite): string {
  const known = site.locations.find(({ slug }) => slug === location.slug);
  return known ? locationName(site, known) : location.name;
}
