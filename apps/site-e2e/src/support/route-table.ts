import type { SiteDefinition } from '@forecourt/site-config';
import { slugify } from '@forecourt/values';
import { optionOf } from './options.ts';
import { STOCK } from './pages.ts';
import { carOf, stockOf } from './stock.ts';

/** A path of the route table, and whether a site with these features and options answers it. */
export interface TableRow {
  path: string;
  enabled: boolean;
}

/** Every path of the required route table, filled in with a vehicle, a make and a place of the site. */
export function routeTable(definition: SiteDefinition): TableRow[] {
  const { dealer, features } = definition;
  const { slug, make, model } = carOf(dealer.slug, 'plain');
  const listed = stockOf(dealer.slug).map(({ location_name: name }) => name);
  const place = dealer.locations.find(({ name }) => listed.includes(name))?.slug ?? '';
  const of = (feature: string, ...paths: string[]) =>
    paths.map((path) => ({ path, enabled: feature in features }));
  const applications = 'finance-application' in features ? ['apply-for-finance', 'finance-pre-approval'] : [];
  const declared = [
    ...formPaths(definition),
    ...applications,
    ...dealer.ownPages.map(({ path }) => path.slice(1)),
  ];
  const ifDeclared = (...paths: string[]) =>
    paths.map((path) => ({ path, enabled: declared.includes(path.slice(1).split('?')[0] ?? '') }));
  return [
    ...of('home', '/', '/models', '/models?body=suv'),
    ...of('search', STOCK, '/search/used-cars', '/search/new-cars', '/search/new-and-demo-cars'),
    ...of('search', `/search/${slugify(make)}`, `/search/${slugify(make)}/${slugify(model)}`),
    ...of('search', `/search/${place}`, `/search/${dealer.dealerships[0]?.slug}`, '/used-car/used/'),
    ...of('vdp', `/cars/${slug}`, `/print?car_id=${slug}`),
    ...of('enquiry', '/success', '/book-test-drive', '/pages/unsubscribe'),
    ...of('garage', '/my-garage'),
    ...of('locations', '/contact', '/contact-us', `/contact-us/${place}`, `/our-location/${place}`),
    ...of('locations', `/locations/${place}`, '/dealerships', '/dealer-locator?near=4000'),
    ...of('content', '/about-us', '/terms-and-conditions', '/privacy-policy'),
    ...ifDeclared('/cars/trade-in?car_id=1', '/trade-in', '/sell-your-car', '/sell-my-car'),
    ...ifDeclared('/finance', '/finance-enquiry', '/apply-for-finance', '/finance-pre-approval'),
    ...ifDeclared('/finance-and-insurance', '/personalised/finance?car_id=1'),
    ...ifDeclared('/service', '/vehicle-parts-and-accessories', '/careers', '/fleet'),
    ...ifDeclared(
      '/diamond-advantage',
      '/capped-price-servicing',
      '/roadside-assist',
      '/warranty',
      '/buying',
    ),
    ...ifDeclared('/special-offers', '/offers/1', '/blog', '/blog/vehicle-reviews', '/eofy', '/brands'),
    ...ifDeclared('/twg-cars', '/twg-rental', '/twg-tyres', '/neotek', '/4x4-outdoor'),
    ...ifDeclared(`/cars/${slug}/checkout`, `/cars/${slug}/buy-online`, `/checkout-journey?car_id=${slug}`),
    ...ifDeclared('/sign-in?type=watchlist&redirect=/&back=/', '/spin-to-win', '/online-payment'),
    ...ifDeclared(`/${slugify(make)}/overview`),
  ];
}

/** The paths of the forms that the site declares. */
function formPaths(definition: SiteDefinition): string[] {
  const forms = optionOf(definition, 'enquiry', 'forms');
  return Array.isArray(forms) ? forms.flatMap(({ paths }: { paths: string[] }) => paths) : [];
}
