import { createContext, data } from 'react-router';
import type { PublicSite } from '@forecourt/site-config';
import { noContent } from '@forecourt/site-content';
import type { SiteContent } from '@forecourt/site-content';

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
  /** What the dealer has published today; missing where there is none. Read it with `contentOf`. */
  content?: SiteContent;
  /** Whether this visitor looks at drafts, so that `content` has them; left out for everybody else. */
  drafts?: boolean;
  /**
   * Nonce of the inline scripts that the site writes. Of a shared page it is a mark that the host takes out again: it allows the scripts that
   * have it by their hashes. Null for none.
   */
  nonce: string | null;
}

/** Router context through which loaders reach the site's services: `context.get(siteServices)`. */
export const siteServices = createContext<SiteServices>();

/** The published content of the site: offers, posts, pages, brands. */
export function contentOf({ content }: Pick<SiteServices, 'content'>): SiteContent {
  return content ?? noContent;
}

/**
 * The response with a service worker: a function that uses nothing but its parameters, sent as text, with its settings.
 *
 * @param worker takes the global scope of the worker, and the settings.
 * @param settings are sent as JSON.
 */
export function workerResponse<Scope, Settings>(
  worker: (scope: Scope, settings: Settings) => void,
  settings: Settings,
): Response {
  return new Response(`(${worker.toString()})(self, ${JSON.stringify(settings)});\n`, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  });
}

/** A page that search engines may list: its status is 200, it is its own canonical address and it has no `noindex`. */
export interface SitemapEntry {
  /** Path of the site, percent-encoded. */
  path: string;
  /** When its content last changed, a day or a time, ISO 8601; left out if it is not known; the build time does not count. */
  changedAt?: string;
  /** The file of the sitemap that lists it; `pages` by default. */
  part?: Exclude<SitemapPart, 'images'>;
  /** Pictures on the page, the most important first, at most five: paths on this site or absolute addresses. */
  images?: readonly string[];
}

/** The date of a sitemap entry, or none: `...lastChange(changedOn(post))`. */
export const lastChange = (day: string | null): Pick<SitemapEntry, 'changedAt'> =>
  day === null ? {} : { changedAt: day };

/** The default export of a feature's sitemap module: its current pages. */
export type SitemapSource = (services: SiteServices) => Promise<SitemapEntry[]> | SitemapEntry[];

/** The files of a sitemap; long ones are continued in further files. */
export type SitemapPart = 'pages' | 'posts' | 'cars' | 'images';

/**
 * The same for a long list: some entries at a time, while they are read. If one file is wanted, pages that it does not list may be left out.
 */
export type LongSitemapSource = (
  services: SiteServices,
  part?: SitemapPart,
) => AsyncIterable<readonly SitemapEntry[]>;

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

/** The same in the visitor's session: with the cookies of the request. What the platform sets is kept for the response. */
export function fetchInSession(
  services: Pick<SiteServices, 'fetch'>,
  request: Request,
): { fetch: SiteServices['fetch']; cookies: readonly string[] } {
  const cookies: string[] = [];
  const reach = fetchAs(services, request);
  return {
    cookies,
    async fetch(path, init) {
      const headers = new Headers(init?.headers);
      const cookie = request.headers.get('cookie');
      if (cookie !== null) headers.set('cookie', cookie);
      const response = await reach(path, { ...init, headers });
      cookies.push(...response.headers.getSetCookie());
      return response;
    },
  };
}

/** Headers that set these cookies. */
export function withSetCookies(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}

/** Maximum size of a post, bytes; the body is read into memory. */
const LARGEST_POST = 65_536;

/** Whether a post may have files, which `readPost` does not take. */
export function isMultipart({ headers }: Pick<Request, 'headers'>): boolean {
  return typeOf(headers) === 'multipart/form-data';
}

function typeOf(headers: Headers): string {
  return headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * The form that a page posts. A post of another type ends with status 415, one that is too large with 413, and one that is not a form
 * after all, or only a part of one, with 400.
 */
export async function readPost(request: Request): Promise<FormData> {
  const { headers } = request;
  if (!FORM_TYPES.includes(typeOf(headers))) throw data(null, { status: 415 });
  if (Number(headers.get('content-length') ?? 0) > LARGEST_POST) throw data(null, { status: 413 });
  const body = await readUpTo(request, LARGEST_POST);
  if (body === null) throw data(null, { status: 413 });
  try {
    return await new Response(body, {
      headers: { 'content-type': headers.get('content-type') ?? '' },
    }).formData();
  } catch (error) {
    // What the Fetch standard says of a body that cannot be parsed.
    if (error instanceof TypeError) throw data(null, { status: 400 });
    throw error;
  }
}

/** The body; null if it is longer than `most` bytes, which is checked while it arrives. */
async function readUpTo({ body }: Request, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) return null;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
