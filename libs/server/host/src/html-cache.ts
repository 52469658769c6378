import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { contentPolicy, takeMarks } from './content-policy.ts';
import type { PolicySources } from './content-policy.ts';
import { EncodedBody } from './encoded-body.ts';
import type { RenderedPage } from './rendered-page.ts';

/** A cached page. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  body: EncodedBody;
  /** Milliseconds since the epoch. */
  storedAt: number;
}

export interface HtmlCacheOptions {
  /** Time for which a page is fresh, milliseconds. */
  freshMs: number;
  /** Time after that in which a stale page is served while revalidating, milliseconds. */
  staleMs: number;
  /** Time after the fresh one in which a page is served if its rendering fails, milliseconds; `staleMs` by default. */
  failureMs?: number;
  /** Maximum size of the cache, bytes. */
  maxBytes: number;
  now: () => number;
}

/** Of a page that is requested again: 2 ms of a 130 kB page. The quick encoding of the first request takes 0.3 ms and a fifth more bytes. */
const PAGE_QUALITY = 5;

// The last header tells the browser's router that a 404 page is a response of the site, so that it shows it.
const KEPT_HEADERS = ['content-type', 'location', 'retry-after', 'x-remix-response'];

/**
 * A cache of rendered pages by site and shared address (stale-while-revalidate). Concurrent requests for a page that is not cached share
 * one rendering.
 */
export class HtmlCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  readonly #options: HtmlCacheOptions;
  /** Purges of each site, so that a page rendered from older data is not cached. */
  readonly #purges = new Map<string, number>();

  constructor(options: HtmlCacheOptions) {
    this.#options = options;
    this.#pages = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: sizeOf });
  }

  /**
   * The cached page, if it may still be served; `stale` means that it needs revalidation, `old` that it is served only if that fails, since opening hours
   * and promotions have changed meanwhile.
   */
  get(key: string): { page: CachedPage; stale: boolean; old: boolean } | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    const age = this.#options.now() - page.storedAt;
    const { freshMs, staleMs, failureMs = 0 } = this.#options;
    if (age > freshMs + Math.max(staleMs, failureMs)) return null;
    return { page, stale: age > freshMs, old: age > freshMs + staleMs };
  }

  /**
   * Renders a page once for concurrent requests, and caches it if possible. `sources` are the other origins for its content security policy.
   *
   * @param make gets the mark of this page, which its inline scripts have as their nonce; a script without it does not run.
   */
  render(
    key: string,
    make: (mark: string) => Promise<RenderedPage>,
    sources: PolicySources = { frames: [], maps: [] },
  ): Promise<CachedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const purges = this.#purgesOf(key);
    const rendering = this.#make(make, sources)
      .then((page) => {
        if (isKeepable(page) && purges === this.#purgesOf(key)) this.#pages.set(key, page);
        return page;
      })
      .finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
      });
    this.#rendering.set(key, rendering);
    return rendering;
  }

  /**
   * For a page that is sent while it is made: call it before, and call its result with the page in the end. The page is cached unless its
   * site was purged in between.
   */
  keepLater(key: string): (page: RenderedPage) => Promise<void> {
    const purges = this.#purgesOf(key);
    return async (page) => {
      const made = await this.#make(() => Promise.resolve(page), { frames: [], maps: [] });
      if (isKeepable(made) && purges === this.#purgesOf(key)) this.#pages.set(key, made);
    };
  }

  /** Purges a site's pages, because their data has changed. */
  purgeSite(slug: string): void {
    this.#purges.set(slug, (this.#purges.get(slug) ?? 0) + 1);
    for (const key of this.#pages.keys()) if (key.startsWith(`${slug}|`)) this.#pages.delete(key);
    for (const key of this.#rendering.keys()) if (key.startsWith(`${slug}|`)) this.#rendering.delete(key);
  }

  #purgesOf(key: string): number {
    return this.#purges.get(key.slice(0, key.indexOf('|'))) ?? 0;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Memory that the pages take, bytes. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  async #make(make: (mark: string) => Promise<RenderedPage>, sources: PolicySources): Promise<CachedPage> {
    const mark = randomBytes(16).toString('base64url');
    const { status, headers: made, bytes } = await make(mark);
    const headers: Record<string, string> = {};
    for (const name of KEPT_HEADERS) {
      const value = made.get(name);
      if (value !== null) headers[name] = value;
    }
    const type = headers['content-type'] ?? '';
    const { html, hashes } = takeMarks(bytes, mark);
    if (type.startsWith('text/html')) headers['content-security-policy'] = contentPolicy({ hashes }, sources);
    return {
      status,
      headers,
      body: new EncodedBody(html, type, PAGE_QUALITY, true),
      storedAt: this.#options.now(),
    };
  }
}

function isKeepable({ status }: CachedPage): boolean {
  return status === 200 || status === 301 || status === 308;
}

// With its compressed forms a page takes about a third more than its text.
function sizeOf({ body }: CachedPage): number {
  return 1024 + Math.ceil(body.identity.length * 1.35);
}
