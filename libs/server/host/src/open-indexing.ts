import { errorFacts, indexedSite } from '@forecourt/api';
import type { Database } from '@forecourt/database';
import { createSearchIndexer, followStock, siteSearchKeys, sitesInUse } from '@forecourt/search-index';
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
  /** Told of the sites and cars of each batch; a batch is done again if it rejects. */
  onChanged(slugs: ReadonlySet<string>, cars: readonly ChangedCar[]): Promise<void>;
}

/** Fills or checks the index of the sites, and then follows their stock. */
export async function openIndexing(
  first: readonly HostedSite[],
  { db, search, now, logger, onChanged }: IndexingSurroundings,
): Promise<Indexing> {
  let indexed = new Map(first.map((site) => [site, indexedNow(site, now)]));
  let indexer = indexerOf(indexed);
  let keys: ReadonlyMap<string, string> | null = null;
  /** Sites whose index could not be brought when they came; the next poll tries again. */
  let late: readonly HostedSite[] = [];

  function indexerOf(sites: ReadonlyMap<HostedSite, IndexedSite>): SearchIndexer {
    return createSearchIndexer({ db, engine: search.address, sites: [...sites.values()], now, onChanged });
  }

  /** The embedded engine is in memory and starts empty; a Typesense server keeps its index. */
  async function openIndex(): Promise<void> {
    await (search.embedded ? indexer.rebuild() : indexer.ensure());
    keys = await keysOf([...indexed.values()]);
    late = [];
  }

  /** Brings the indexes and the keys of sites that came later. */
  async function openIndexOf(sites: readonly HostedSite[]): Promise<void> {
    const shown = sites.flatMap((site) => indexed.get(site) ?? []);
    await indexer.ensure(new Set(shown.map(({ slug }) => slug)));
    keys = new Map([...(keys ?? []), ...(await keysOf(shown))]);
  }

  async function keysOf(sites: readonly IndexedSite[]): Promise<ReadonlyMap<string, string>> {
    const slugs = sites.map(({ slug }) => slug);
    return siteSearchKeys(search.address, slugs, await sitesInUse(db, slugs, now()));
  }

  /** A server of the engine may be away for a while; the embedded engine may not. */
  function unlessAway(error: unknown): void {
    if (search.embedded) throw error;
    logger.error(
      errorFacts(error),
      'the search engine does not respond; search pages show a message until it does',
    );
  }

  const follow = () =>
    followStock(indexer, {
      before: async () => {
        if (keys === null) await openIndex();
        if (late.length === 0) return;
        await openIndexOf(late);
        late = [];
      },
      onError: (error) =>
        logger.error(errorFacts(error), 'the search index could not be updated; the update is retried'),
    });

  search.refillWith(openIndex);
  await openIndex().catch(unlessAway);
  let stop = follow();

  return {
    sites: () => [...indexed.values()],
    keyOf: (slug) => keys?.get(slug) ?? '',
    async serve(sites) {
      const before = indexed;
      const fresh = sites.filter((site) => !before.has(site));
      if (fresh.length === 0 && sites.length === before.size) return indexer.ensure();
      // The next begins when the batch of the one before is done: they would wait for each other's turn.
      await stop();
      indexed = new Map(sites.map((site) => [site, before.get(site) ?? indexedNow(site, now)]));
      indexer = indexerOf(indexed);
      stop = follow();
      // An engine that has not answered yet is opened with the next poll, for all of them.
      if (keys === null || fresh.length === 0) return;
      await openIndexOf(fresh).catch((error: unknown) => {
        unlessAway(error);
        late = [...late, ...fresh];
      });
    },
    close: () => stop(),
  };
}

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
