import { createContext } from 'react-router';
import type { PublicSite } from '@forecourt/site-config';

/** What the host passes to every loader and action of a site. */
export interface SiteServices {
  site: PublicSite;
  /**
   * The time of the request, which rendering uses instead of the system clock. A page that is shared by all visitors receives the start of
   * the minute, so that its bytes are the same for a minute.
   */
  now: Date;
  /**
   * Calls the platform (`/api/…`) or the search engine (`/typesense/…`) as this site: in process if the host runs them, else over HTTP.
   */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The search-only key of this site's stock. It is public. */
  searchKey: string;
  /** Origin of the site as the visitor sees it, without a trailing slash. */
  origin: string;
  /** Nonce for inline scripts of a page that is never cached; null if the content security policy uses hashes. */
  nonce: string | null;
}

/** Router context through which loaders reach the site's services: `context.get(siteServices)`. */
export const siteServices = createContext<SiteServices>();

/** A page that search engines may list: its status is 200, it is its own canonical address and it has no `noindex`. */
export interface SitemapEntry {
  /** Path of the site, percent-encoded. */
  path: string;
  /** When its content last changed, ISO 8601; left out if it is not known; the build time does not count. */
  changedAt?: string;
  /** The file of the sitemap that lists it; `pages` by default. */
  part?: 'pages' | 'cars';
  /** Pictures on the page, the most important first, at most five: paths on this site or absolute addresses. */
  images?: readonly string[];
}

/** The default export of a feature's sitemap module: its current pages. */
export type SitemapSource = (services: SiteServices) => Promise<SitemapEntry[]> | SitemapEntry[];
