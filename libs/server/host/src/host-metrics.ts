import { measuredMethod } from '@forecourt/api';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Mailer } from '@forecourt/lead-desk';
import type { HtmlCache } from './html-cache.ts';
import type { Answered } from './request-facts.ts';

/** What a process measures beside its API; `/metrics` has both. */
export interface HostMetrics {
  registry: Registry;
  /** Counts an answer of the host. */
  answered(answer: Answered): void;
  /** Has the size of the cache of pages in the metrics. */
  watchCache(cache: HtmlCache): void;
  /** The same search, measured. */
  searching(search: Search): Search;
  /** The same mailer, measured. */
  mailing(mailer: Mailer): Mailer;
  /** Counts a picture that could not be resized. */
  pictureFailed(): void;
  /** Counts the fetch of a feed. */
  fetched(dealer: string, outcome: string): void;
  /** Says which feeds this process fetches, and after how long without a success the stock of each is stale. */
  fetches(feeds: readonly { dealer: string; staleAfterHours: number }[]): void;
  /** Says how many built sites could not be served when the sites were read last. */
  refuses(count: number): void;
}

type Search = (path: string, init?: RequestInit) => Promise<Response>;

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Makes the metrics of a process. Labels of histograms have no site, so that a thousand sites cost no more than one. */
export function hostMetrics(): HostMetrics {
  const registry = new Registry();
  const registers = [registry];
  // Here, because what they start never ends, and a process composes its API more than once.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'forecourt_request_seconds',
    help: 'Time to answer a request of a page, a picture, a search or a file, by route; calls of the API are in forecourt_api_request_seconds.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const cached = new Counter({
    name: 'forecourt_pages_total',
    help: 'Pages by site, and whether they came from the cache: hit, stale (and made anew behind it), old (not to be rendered now), miss, or never cached.',
    labelNames: ['site', 'cache'],
    registers: [registry],
  });
  const searches = new Histogram({
    name: 'forecourt_search_seconds',
    help: 'Time of the search engine, for pages and for browsers, by status; away if it did not answer.',
    labelNames: ['status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const mails = new Counter({
    name: 'forecourt_mails_total',
    help: 'Mails by outcome: sent or failed. A failed one is tried again.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const pictures = new Counter({
    name: 'forecourt_picture_failures_total',
    help: 'Pictures that could not be resized.',
    registers: [registry],
  });
  const fetches = new Counter({
    name: 'forecourt_feed_fetches_total',
    help: 'Fetches of stock feeds by this process, by outcome: imported, unchanged or failed.',
    labelNames: ['dealer', 'outcome'],
    registers: [registry],
  });
  const staleAfter = new Gauge({
    name: 'forecourt_feed_stale_after_seconds',
    help: 'Age at which the stock of a dealer is stale: stockFeed.staleAfterHours.',
    labelNames: ['dealer'],
    registers: [registry],
  });
  const refused = new Gauge({
    name: 'forecourt_sites_refused',
    help: 'Built sites that could not be served as they are when the sites were read again (SIGHUP).',
    registers,
  });

  return {
    registry,
    answered({ method, route, status, site, cache, ms }) {
      requests.observe({ method: measuredMethod(method), route, status: String(status) }, ms / 1_000);
      if (site !== null && cache) cached.inc({ site, cache });
    },
    watchCache(cache) {
      new Gauge({
        name: 'forecourt_page_cache_bytes',
        help: 'Size of the cache of pages of this process.',
        registers,
        collect() {
          this.set(cache.bytes);
        },
      });
    },
    searching: (search) => async (path, init) => {
      const end = searches.startTimer();
      let status = 'away';
      try {
        const answer = await search(path, init);
        status = String(answer.status);
        return answer;
      } finally {
        end({ status });
      }
    },
    mailing: (mailer) => ({
      ...mailer,
      async send(mail) {
        let outcome = 'failed';
        try {
          await mailer.send(mail);
          outcome = 'sent';
        } finally {
          mails.inc({ outcome });
        }
      },
    }),
    pictureFailed: () => pictures.inc(),
    fetched: (dealer, outcome) => fetches.inc({ dealer, outcome }),
    fetches(feeds) {
      staleAfter.reset();
      for (const { dealer, staleAfterHours } of feeds) staleAfter.set({ dealer }, staleAfterHours * 3_600);
    },
    refuses: (count) => refused.set(count),
  };
}
