import { createContext, data } from 'react-router';
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

/**
 * Calls the platform with headers of the visitor's request: the user agent for the lead, the IP address for the rate limit. For actions:
 * what a visitor posts counts as theirs.
 */
export function fetchAs({ fetch }: Pick<SiteServices, 'fetch'>, { headers }: Request): SiteServices['fetch'] {
  const passed = ['user-agent', 'x-forwarded-for'].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return (path, init) => {
    const merged = new Headers(init?.headers);
    for (const [name, value] of passed) merged.set(name, value);
    return fetch(path, { ...init, headers: merged });
  };
}

/** Maximum size of a post, bytes; the body is read into memory. */
const LARGEST_POST = 65_536;

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * The form that a page posts. A post of another type ends with status 415, one that is too large with 413, and one that is not a form
 * after all, or only a part of one, with 400.
 */
export async function readPost(request: Request): Promise<FormData> {
  const { headers } = request;
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!FORM_TYPES.includes(type)) throw data(null, { status: 415 });
  if (Number(headers.get('content-length') ?? 0) > LARGEST_POST) throw data(null, { status: 413 });
  try {
    return await request.formData();
  } catch (error) {
    // What the Fetch standard says of a body that cannot be parsed.
    if (error instanceof TypeError) throw data(null, { status: 400 });
    throw error;
  }
}
