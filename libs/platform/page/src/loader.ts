import { createContext } from 'react-router';
import type { PublicSite } from '@forecourt/site-config';

/** What the host hands to every loader and action of a site. */
export interface SiteServices {
  site: PublicSite;
  /** The instant of the request; everything that is rendered uses it. */
  now: Date;
  /**
   * Calls the platform (`/api/…`) or the search engine (`/typesense/…`) as this site:
   * in process where the host runs them, over HTTP where it does not.
   */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The search-only key that sees this site's stock and nothing else; it is public. */
  searchKey: string;
  /** Origin of the site as the visitor sees it, without a trailing slash. */
  origin: string;
  /** Nonce for inline scripts where the page is never cached; null where the host signs them by hash. */
  nonce: string | null;
}

/** Router context through which loaders reach the site's services: `context.get(siteServices)`. */
export const siteServices = createContext<SiteServices>();

/** A page that search engines may list: it answers with 200, is its own canonical address and is not kept out of the index. */
export interface SitemapEntry {
  /** Path of the site, percent-encoded. */
  path: string;
  /** When its content last changed, ISO 8601; left out where nobody knows: the time of a build is no such time. */
  changedAt?: string;
}

/** What the sitemap module of a feature exports by default: its pages, as the site is now. */
export type SitemapSource = (services: SiteServices) => Promise<SitemapEntry[]> | SitemapEntry[];
