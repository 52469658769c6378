import { paths } from '@forecourt/site-config';
import type { SiteDefinition } from '@forecourt/site-config';
import { slugify } from '@forecourt/values';
import { contentAddress, contentOf } from './content.ts';
import { offersPurchase, optionOf } from './options.ts';
import { STOCK } from './pages.ts';
import { carOf, stockOf } from './stock.ts';

/** A path of the route table, and whether a site with these features and options answers it. */
export interface TableRow {
  path: string;
  enabled: boolean;
}

/** The categories of the required route table; a dealer may declare others. */
const BLOG_CATEGORIES = [
  'vehicle-reviews',
  'buyer-advice',
  'motoring-tips',
  'servicing-insights',
  '4x4xmore-adventures',
];

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
    ...contentOf(dealer.slug).pages.map(({ path }) => path.slice(1)),
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
    ...of('offers', '/special-offers', ...offerPaths(dealer.slug)),
    ...of('blog', '/blog', ...postPaths(dealer.slug)),
    ...[...new Set([...BLOG_CATEGORIES, ...blogCategories(definition)])].map((category) => ({
      path: `/blog/${category}`,
      enabled: blogCategories(definition).includes(category),
    })),
    ...ifDeclared('/eofy'),
    ...of('brands', '/brands'),
    ...ifDeclared('/twg-cars', '/twg-rental', '/twg-tyres', '/neotek', '/4x4-outdoor'),
    ...of('checkout', `/cars/${slug}/checkout`, `/cars/${slug}/buy-online`),
    { path: `/checkout-journey?car_id=${slug}`, enabled: offersPurchase(definition) },
    ...of('account', '/sign-in?type=watchlist&redirect=/&back=/'),
    ...of('spin-to-win', '/spin-to-win'),
    { path: '/online-payment', enabled: Boolean(optionOf(definition, 'checkout', 'invoices')) },
    {
      path: paths.brand(slugify(make)),
      enabled: contentOf(dealer.slug).brands.some((brand) => brand.slug === slugify(make) && !brand.skipPage),
    },
  ];
}

/** The paths of the forms that the site declares. */
function formPaths(definition: SiteDefinition): string[] {
  const forms = optionOf(definition, 'enquiry', 'forms');
  return Array.isArray(forms) ? forms.flatMap(({ paths }: { paths: string[] }) => paths) : [];
}

/** An offer of each form of address, and the page of a model with offers. */
function offerPaths(slug: string): string[] {
  const { offers } = contentOf(slug);
  const model = offers.flatMap((offer) => offer.model ?? [])[0];
  return [
    ...['offers/:id', 'offers/:manufacturer/:id'].flatMap((route) => contentAddress(route, slug) ?? []),
    ...(model ? [`/${model.slug}`] : []),
  ];
}

/** The newest post, and the posts with one of its tags and by its author. */
function postPaths(slug: string): string[] {
  return ['blog/:slug', 'blog/tags/:tag', 'blog/authors/:author'].flatMap(
    (route) => contentAddress(route, slug) ?? [],
  );
}

/** The slugs of the categories that the blog of a site declares. */
export function blogCategories(definition: SiteDefinition): string[] {
  const categories = optionOf(definition, 'blog', 'categories');
  return Array.isArray(categories) ? categories.map(({ slug }: { slug: string }) => slug) : [];
}
