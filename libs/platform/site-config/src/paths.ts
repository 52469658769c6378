import { hasPage } from './site-pages.ts';

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
  /** The finance application of a site that takes them, and its variant that asks beforehand. */
  applyForFinance: () => '/apply-for-finance',
  financePreApproval: () => '/finance-pre-approval',
  location: (slug: string) => `/contact-us/${encodeURIComponent(slug)}`,
  locations: () => '/dealerships',
  success: () => '/success',
  /** The choices about marketing e-mails. */
  unsubscribe: () => '/pages/unsubscribe',
  about: () => '/about-us',
  privacy: () => '/privacy-policy',
  terms: () => '/terms-and-conditions',
} as const;

/** The pages of the platform's features, as their routes have them. */
export const featurePages: Readonly<Record<string, readonly string[]>> = {
  home: ['', 'models'],
  search: ['search/*'],
  vdp: ['cars/:slug', 'print'],
  locations: ['contact-us', 'contact-us/:location', 'dealerships'],
  enquiry: ['enquire', 'success', 'book-test-drive', 'pages/unsubscribe'],
  garage: ['my-garage', 'compare'],
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
