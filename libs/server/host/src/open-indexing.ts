import { errorFacts, indexedSite } from '@forecourt/api';
import type { Database } from '@forecourt/database';
import {
  createSearchIndexer,
  followStock,
  isUnreachable,
  siteSearchKeys,
  sitesInUse,
} from '@forecourt/search-index';
import type { ChangedCar, IndexedSite, SearchIndexer } from '@forecourt/search-index';
import type { Logger } from 'pino';
import type { SearchPort } from './search-port.ts';
import type { HostedSite } from './sites.ts';

/** The search index of the sites, kept in sync with the database. */
export interface Indexing {
  /** The sites at present, as the index has them. */
  sites(): readonly IndexedSite[];
  /** The public search key of a site; empty until the engine has answered. */
  keyOf(slug: string): string;
  /** Indexes these sites from now on, and builds the index of each that has none or another one. */
  serve(sites: readonly HostedSite[]): Promise<void>;
  close(): Promise<void>;
}

/** What indexing needs of the platform. */
export interface IndexingSurroundings {
  db: Database['db'];
  search: SearchPort;
  now: () => Date;
  logger: Logger;
  /** Aborted once the process is to stop: what is missing is built at the next start. */
  stopping: AbortSignal;
  /** Told of the sites and cars of each batch; a batch is done again if it rejects. */
  onChanged(slugs: ReadonlySet<string>, cars: readonly ChangedCar[]): Promise<void>;
}

/** How long a site waits until its index is tried again: twice as long after each refusal, milliseconds. */
const LATE_MS = 1_000;
const LATEST_MS = 300_000;

/** Fills or checks the index of the sites, and then follows their stock. */
export async function openIndexing(
  first: readonly HostedSite[],
  { db, search, now, logger, stopping, onChanged }: IndexingSurroundings,
): Promise<Indexing> {
  let indexed = new Map(first.map((site) => [site, indexedNow(site, now)]));
  let indexer = indexerOf(indexed);
  const keys = new Map<string, string>();
  /** Sites whose index could not be brought: how often they were refused, and when they are tried again. */
  const late = new Map<HostedSite, { failures: number; next: number }>();

  function indexerOf(sites: ReadonlyMap<HostedSite, IndexedSite>): SearchIndexer {
    return createSearchIndexer({
      ...{ db, engine: search.address, sites: [...sites.values()], now, onChanged },
      onMissing(slug, error) {
        for (const site of sites.keys()) if (site.slug === slug) isRefused(site, error);
      },
    });
  }

  /**
   * Brings the indexes and the keys of these sites, together or else each alone. The engine may refuse the index of a site, which holds no other
   * up. A server of the engine may be away for a while; the embedded engine may not. That one is in memory and starts empty.
   */
  async function bring(sites: readonly HostedSite[]): Promise<void> {
    if (stopping.aborted) return;
    try {
      const shown = sites.flatMap((site) => indexed.get(site) ?? []);
      if (shown.length > 0) {
        await indexer.ensure(new Set(shown.map(({ slug }) => slug)), stopping);
        await keep(shown);
      }
      for (const site of sites) late.delete(site);
    } catch (error) {
      if (stopping.aborted) return;
      if (isUnreachable(error) && search.embedded) throw error;
      if (isUnreachable(error)) isAway(sites, error);
      else if (sites.length > 1) for (const site of sites) await bring([site]);
      else for (const site of sites) isRefused(site, error);
    }
  }

  function isAway(sites: readonly HostedSite[], error: unknown): void {
    for (const site of sites)
      late.set(site, { failures: late.get(site)?.failures ?? 0, next: performance.now() + LATE_MS });
    logger.error(
      errorFacts(error),
      'the search engine does not respond; search pages show a message until it does',
    );
  }

  function isRefused(site: HostedSite, error: unknown): void {
    const failures = (late.get(site)?.failures ?? 0) + 1;
    late.set(site, { failures, next: performance.now() + Math.min(LATEST_MS, LATE_MS * 2 ** failures) });
    logger.error(
      { site: site.slug, ...errorFacts(error), reason: reasonOf(error) },
      'the search index of a site could not be built; it is tried again',
    );
  }

  async function keep(sites: readonly IndexedSite[]): Promise<void> {
    const slugs = sites.map(({ slug }) => slug);
    const found = await siteSearchKeys(search.address, slugs, await sitesInUse(db, slugs, now()));
    for (const [slug, key] of found) keys.set(slug, key);
  }

  const follow = () =>
    followStock(indexer, {
      before: async () => {
        const at = performance.now();
        const due = [...late].flatMap(([site, { next }]) => (next <= at ? site : []));
        if (due.length > 0) await bring(due);
      },
      onError: (error) =>
        logger.error(
          { ...errorFacts(error), reason: reasonOf(error) },
          'the search index could not be updated; the update is retried',
        ),
    });

  const openIndex = () => bring([...indexed.keys()]);
  search.refillWith(openIndex);
  await openIndex();
  let stop = follow();

  return {
    sites: () => [...indexed.values()],
    keyOf: (slug) => keys.get(slug) ?? '',
    async serve(sites) {
      const before = indexed;
      const fresh = sites.filter((site) => !before.has(site));
      if (fresh.length === 0 && sites.length === before.size) return bring(sites);
      // The next begins when the batch of the one before is done: they would wait for each other's turn.
      await stop();
      indexed = new Map(sites.map((site) => [site, before.get(site) ?? indexedNow(site, now)]));
      indexer = indexerOf(indexed);
      // The new indexer does not know yet which indexes are missing.
      for (const each of late.values()) each.next = 0;
      stop = follow();
      await bring(fresh);
    },
    close: () => stop(),
  };
}

/** What an error of the index says. `errorFacts` leaves that out, because it may quote personal data; here it is about cars. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** A site for its search index, from its current declaration, because edits may change the listed cars. */
function indexedNow(site: HostedSite, now: () => Date): IndexedSite {
  let shown = site.shown;
  let indexed = indexedSite(shown, now);
  const current = () => {
    if (site.shown !== shown) [shown, indexed] = [site.shown, indexedSite(site.shown, now)];
    return indexed;
  };
  return {
    slug: site.slug,
    get stock() {
      return current().stock;
    },
    get rules() {
      return current().rules;
    },
    lists: (row) => current().lists(row),
    documentOf: (row) => current().documentOf(row),
  };
}
