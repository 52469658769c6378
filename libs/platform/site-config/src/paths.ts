import { hasPage, type SitePages } from './site-pages.ts';

/**
 * The paths of pages for links between features. A feature never imports another one, it uses these functions. Each returns a path of the
 * same site, percent-encoded.
 */
export const paths = {
  home: () => '/',
  /** The default listing has a trailing slash; filters are added if given. */
  stock: (filters?: Readonly<Record<string, string>>) =>
    `/search/new-used-and-demo-cars/${filters ? `?${new URLSearchParams(filters).toString()}` : ''}`,
  /** `segments` are slugs: a body, a make, a make and a model, a location or a dealership. */
  search: (...segments: readonly string[]) => `/search/${segments.map(encodeURIComponent).join('/')}`,
  /** The models in stock, of one body type or of all; `body` is the slug of a body type. */
  models: (body?: string | null) => (body ? `/models?body=${encodeURIComponent(body)}` : '/models'),
  vehicle: (slug: string) => `/cars/${encodeURIComponent(slug)}`,
  contact: () => '/contact-us',
  /** The enquiry page, with or without a car; `about` is the subject, such as `test-drive`. */
  enquire: (carSlug?: string | null, about?: string | null) =>
    carSlug
      ? `/enquire?${about ? `about=${encodeURIComponent(about)}&` : ''}car=${encodeURIComponent(carSlug)}`
      : '/enquire',
  /** Vehicles side by side, by their ids. */
  compare: (ids: readonly (number | string)[] = []) =>
    ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}`,
  /** The page to choose the vehicle of a test drive. */
  testDrive: () => '/book-test-drive',
  /** The valuation of the shopper's own vehicle, with the id of the vehicle that they want instead. Its form is declared by the dealer. */
  tradeIn: (carId?: number) => `/cars/trade-in${carId === undefined ? '' : `?car_id=${carId}`}`,
  /** The purchase of a vehicle online, by slug or id, where the checkout offers it. */
  buyOnline: (car: string) => `/checkout-journey?car_id=${encodeURIComponent(car)}`,
  /** The finance application of a site that takes them, and its variant that asks beforehand. */
  applyForFinance: () => '/apply-for-finance',
  financePreApproval: () => '/finance-pre-approval',
  /** Where a shopper signs in to see `redirect`; both are paths of the same site. `back` is where they came from. */
  signIn: (about: { type?: string; redirect?: string; back?: string } = {}) => {
    const query = new URLSearchParams(about).toString();
    return query === '' ? '/sign-in' : `/sign-in?${query}`;
  },
  account: () => '/my-account',
  /** The page that pays invoices on a site that takes them, or the page of a payment by its secret. */
  onlinePayment: (link?: string) =>
    link === undefined ? '/online-payment' : `/online-payment?payment=${encodeURIComponent(link)}`,
  /** The prize draw of a site that has one. */
  spinToWin: () => '/spin-to-win',
  /** The saved vehicles, for everybody. */
  watchlist: () => '/watchlist',
  /** The saved vehicles of somebody who shares them, by the secret of their link. */
  sharedGarage: (link?: string) =>
    link === undefined ? '/shared-garage' : `/shared-garage?link=${encodeURIComponent(link)}`,
  locations: () => '/dealerships',
  success: () => '/success',
  /** The choices about marketing e-mails. */
  unsubscribe: () => '/pages/unsubscribe',
  offers: () => '/special-offers',
  /** An offer has its maker's slug in its address if it has a maker. */
  offer: ({ id, manufacturer }: { id: number; manufacturer?: { slug: string } | null }) =>
    manufacturer ? `/offers/${encodeURIComponent(manufacturer.slug)}/${id}` : `/offers/${id}`,
  /** The offers of a model and its vehicles. */
  model: (slug: string) => `/${encodeURIComponent(slug)}`,
  blog: () => '/blog',
  /** A post, or the posts of a category, by slug. */
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  tag: (slug: string) => `/blog/tags/${encodeURIComponent(slug)}`,
  author: (slug: string) => `/blog/authors/${encodeURIComponent(slug)}`,
  blogFeed: () => '/blog/rss.xml',
  brands: () => '/brands',
  brand: (slug: string) => `/${encodeURIComponent(slug)}/overview`,
  about: () => '/about-us',
  privacy: () => '/privacy-policy',
  terms: () => '/terms-and-conditions',
} as const;

/** The page that reserves a vehicle online; null on a site without one. Its path is an option of the checkout. */
export function checkoutPath(site: { pages: SitePages }, slug: string): string | null {
  const [, name] =
    site.pages.map((page) => /^cars\/:slug\/(checkout|buy-online)$/.exec(page)).find(Boolean) ?? [];
  return name === undefined ? null : `${paths.vehicle(slug)}/${name}`;
}

/** The page of a location; null on a site without one. The first word of its path is an option of the locations. (ruling 16) */
export function locationPath(site: { pages: SitePages }, slug: string): string | null {
  const page = site.pages.find((each) => /^[^/]+\/:location$/.test(each));
  return page === undefined ? null : `/${page.replace(':location', encodeURIComponent(slug))}`;
}

/** The pages of the platform's features, as their routes have them. */
export const featurePages: Readonly<Record<string, readonly string[]>> = {
  home: ['', 'models'],
  search: ['search/*'],
  vdp: ['cars/:slug', 'print'],
  locations: ['contact-us', 'contact-us/:location', 'dealerships'],
  enquiry: ['enquire', 'success', 'book-test-drive', 'pages/unsubscribe'],
  garage: ['my-garage', 'watchlist', 'shared-garage', 'compare'],
  account: ['sign-in', 'my-account'],
  offers: ['special-offers', 'offers/:id', 'offers/:manufacturer/:id'],
  blog: ['blog', 'blog/:slug', 'blog/tags/:tag', 'blog/authors/:author'],
  brands: ['brands', ':brand/overview'],
  content: ['about-us', 'privacy-policy', 'terms-and-conditions'],
};

/**
 * The id of the platform's feature that has the page of an address; null if no feature has it.
 *
 * @example ownerOf('/enquire?car=x') // 'enquiry'
 */
export function ownerOf(href: string): string | null {
  return Object.keys(featurePages).find((id) => hasPage({ pages: featurePages[id] ?? [] }, href)) ?? null;
}
