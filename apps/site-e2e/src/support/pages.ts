import { locationPath } from '@forecourt/site-config';
import type { DealerConfig, SiteDefinition } from '@forecourt/site-config';
import { contentAddress } from './content.ts';
import { carOf } from './stock.ts';
import { vocabularyOf } from './vocabulary.ts';

/** The page of a location. */
export function placePath({ routes }: Pick<SiteDefinition, 'routes'>, slug: string): string {
  return (
    locationPath({ pages: routes.flatMap(({ path, redirects }) => (redirects ? [] : [path])) }, slug) ?? '/'
  );
}

/** The default search page. */
export const STOCK = '/search/new-used-and-demo-cars/';

/** A page that no site has. */
export const NOT_FOUND = { name: 'not found', path: '/nothing-here' };

/** A URL for a route path: parameters are filled with existing values of the site. */
export function addressOf(routePath: string, dealer: DealerConfig): string {
  const content = contentAddress(routePath, dealer.slug);
  if (content !== null) return content;
  const filled = routePath
    .replace(/^search\/\*$/, STOCK.slice(1))
    .replace(/^(?:print|checkout-journey)$/, '$&?car_id=:slug')
    .replace(':slug', carOf(dealer.slug, 'plain').slug)
    .replace(':type', 'used')
    .replace(':location', dealer.locations[0]?.slug ?? '');
  if (/[:*]/.test(filled)) throw new Error(`The journeys have no URL for the route "${routePath}".`);
  return `/${filled}`;
}

/**
 * The routes of a site that have a page for everybody: not those that only redirect, ask for a sign-in or are for programs, nor those for content that the site has not.
 */
export function pageRoutes({ routes, dealer, features }: SiteDefinition): SiteDefinition['routes'] {
  return routes.filter(
    ({ redirects, programs, content, path, gated }) =>
      !redirects &&
      !programs &&
      !(gated && 'account' in features) &&
      (!content || contentAddress(path, dealer.slug) !== null),
  );
}

/** Every page of a site, by name: its routes, each under one address, and the variants of a shared route. */
export function pagesOf(definition: SiteDefinition): { name: string; path: string }[] {
  const { dealer } = definition;
  const listed = pageRoutes(definition)
    .filter(({ sameAs }) => sameAs === undefined)
    .map(({ id, path }) => ({ name: id, path: addressOf(path, dealer) }));
  const has = (feature: string) => feature in definition.features;
  return [
    ...listed,
    ...(has('search') ? searches(definition) : []),
    { name: 'sold vehicle', path: `/cars/${carOf(dealer.slug, 'soldLately').slug}` },
    { name: 'vehicle without pictures', path: `/cars/${carOf(dealer.slug, 'withoutPictures').slug}` },
    ...(has('enquiry')
      ? [{ name: 'enquiry about a vehicle', path: `/enquire?car=${carOf(dealer.slug, 'plain').slug}` }]
      : []),
  ];
}

function searches(definition: SiteDefinition) {
  const { make, condition } = vocabularyOf(definition);
  return [
    { name: 'search without results', path: `${STOCK}?query=zzzzzz` },
    {
      name: 'search with filters',
      path: `/search/${condition.code}-cars?${new URLSearchParams({ make, price: '-200000' })}`,
    },
  ];
}
