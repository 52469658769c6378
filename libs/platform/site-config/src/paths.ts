import { hasPage } from './site-pages.ts';

/**
 * The addresses that features link to each other by. A feature never imports another; it asks for a path here.
 * Every function returns a path of the same site, percent-encoded.
 */
export const paths = {
  home: () => '/',
  /** The default listing keeps its trailing slash, as the specification writes it; with filters where some are given. */
  stock: (filters?: Readonly<Record<string, string>>) =>
    `/search/new-used-and-demo-cars/${filters ? `?${new URLSearchParams(filters).toString()}` : ''}`,
  /** `segments` are slugs: a body, a make, a make and a model, a location or a dealership. */
  search: (...segments: readonly string[]) => `/search/${segments.map(encodeURIComponent).join('/')}`,
  /** The models in stock, of one body type or of all; `body` is the slug of a body type. */
  models: (body?: string | null) => (body ? `/models?body=${encodeURIComponent(body)}` : '/models'),
  vehicle: (slug: string) => `/cars/${encodeURIComponent(slug)}`,
  contact: () => '/contact-us',
  /** The enquiry page about one car, or about none; `about` is what is wanted of the car, such as `test-drive`. */
  enquire: (carSlug?: string | null, about?: string | null) =>
    carSlug
      ? `/enquire?${about ? `about=${encodeURIComponent(about)}&` : ''}car=${encodeURIComponent(carSlug)}`
      : '/enquire',
  location: (slug: string) => `/contact-us/${encodeURIComponent(slug)}`,
  locations: () => '/dealerships',
  success: () => '/success',
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
  enquiry: ['enquire', 'success'],
  garage: ['my-garage'],
  content: ['about-us', 'privacy-policy', 'terms-and-conditions'],
};

/**
 * The id of the platform's feature that has the page of an address; null for an address that none has.
 *
 * @example ownerOf('/enquire?car=x') // 'enquiry'
 */
export function ownerOf(href: string): string | null {
  return Object.keys(featurePages).find((id) => hasPage({ pages: featurePages[id] ?? [] }, href)) ?? null;
}
