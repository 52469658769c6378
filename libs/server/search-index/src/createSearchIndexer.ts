import { claim, complete, fail, serialQueue } from '@forecourt/database';
import type { OutboxRow, Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { dropUnknownCollections } from './carCollections.ts';
import { CAR_TOPIC } from './carTopic.ts';
import { engineClient } from './engineClient.ts';
import type { EngineAddress } from './engineClient.ts';
import { IndexingError, type RefusedDocument } from './importDocuments.ts';
import { countLiveCars } from './indexableCars.ts';
import type { IndexedSite } from './IndexedSite.ts';
import { findCars, siteIndex } from './siteIndex.ts';

const PAGE = 500;
/** Retry delay while the engine is unreachable; short, because the change itself is valid. Seconds. */
const DOWN_WAIT = 1;
/** Maximum backoff for a car that the engine rejects. Seconds. */
const LONGEST_REFUSED_WAIT = 60;

export interface SearchIndexerOptions {
  db: Kysely<Schema>;
  engine: EngineAddress;
  /** All sites of the platform: indexes of other sites are dropped. */
  sites: readonly IndexedSite[];
  now(): Date;
  /** Called after each batch with the changed sites and cars, for cache invalidation of their pages. */
  onChanged?(sites: ReadonlySet<string>, cars: readonly ChangedCar[]): void;
  /** Called with the cars that a rebuild skipped because the engine rejected them; logs an error by default. */
  onRefused?(error: IndexingError): void;
}

/** A car that was updated in, or removed from, the engine. */
export interface ChangedCar {
  id: number;
  dealer: string;
  slug: string;
}

/** Progress options of a rebuild. */
export interface RebuildOptions {
  /** Called after each page with the number of indexed cars and the maximum, over all sites. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Synchronises the search engine with the database. */
export interface SearchIndexer {
  /** Builds the index of every site whose index is missing, of another platform version, or built with other rules. */
  ensure(): Promise<void>;
  /**
   * Fills a new collection for each site and switches its alias atomically; searches never see an empty or partial one.
   * Returns the number of documents.
   */
  rebuild(options?: RebuildOptions): Promise<number>;
  /** Indexes pending changes; returns how many rows it claimed. A row is completed only after the engine has the change. */
  processOutbox(): Promise<number>;
  /** Removes cars whose listing period on a site has expired; returns how many. */
  sweep(): Promise<number>;
}

/** Creates an indexer. Its calls are serialised, so that no change is written to a collection that is being replaced. */
export function createSearchIndexer(options: SearchIndexerOptions): SearchIndexer {
  const { db, sites, now, onChanged = () => {}, onRefused = logRefused } = options;
  const indexes = sites.map((site) => siteIndex(site, options));
  const turn = serialQueue();

  async function ensure(): Promise<void> {
    await dropUnknownCollections(engineClient(options.engine), sites);
    const refused: RefusedDocument[] = [];
    for (const index of indexes) refused.push(...((await index.ensure())?.refused ?? []));
    reportRefused(refused);
  }

  async function rebuild({ onProgress }: RebuildOptions = {}): Promise<number> {
    await dropUnknownCollections(engineClient(options.engine), sites);
    let [count, done, total] = [0, 0, 0];
    if (onProgress) for (const site of sites) total += await countLiveCars(db, site);
    const refused: RefusedDocument[] = [];
    for (const index of indexes) {
      const filled = await index.rebuild((page) => onProgress?.((done += page), Math.max(total, done)));
      count += filled.count;
      refused.push(...filled.refused);
    }
    if (done < total) onProgress?.(total, total);
    reportRefused(refused);
    return count;
  }

  function reportRefused(refused: readonly RefusedDocument[]): void {
    if (refused.length > 0) onRefused(new IndexingError(refused));
  }

  async function processOutbox(): Promise<number> {
    const rows = await claim(db, { topics: [CAR_TOPIC], limit: PAGE, now: now() });
    if (rows.length === 0) return 0;
    const refused = await applyOrFail(rows);
    const errors = new Map(refused.map(({ id, error }) => [id, error]));
    await complete(
      db,
      rows.filter(({ key }) => !errors.has(key)),
      now(),
    );
    for (const row of rows.filter(({ key }) => errors.has(key)))
      await tryAgain(row, errors.get(row.key), Math.min(LONGEST_REFUSED_WAIT, 2 ** row.attempts));
    if (refused.length > 0) throw new IndexingError(refused);
    return rows.length;
  }

  async function applyOrFail(rows: readonly OutboxRow[]): Promise<RefusedDocument[]> {
    try {
      return await bring(rows.map(({ key }) => Number(key)));
    } catch (error) {
      for (const row of rows) await tryAgain(row, error, DOWN_WAIT);
      throw error;
    }
  }

  /** Changes are retried without limit. */
  async function tryAgain(row: OutboxRow, error: unknown, seconds: number): Promise<void> {
    await fail(db, row, error, { now: now(), retryIn: seconds });
  }

  /** Updates these cars in the index of each site that lists them, from the current database, or removes them. */
  async function bring(keys: readonly number[]): Promise<RefusedDocument[]> {
    const found = await findCars(db, [...new Set(keys)]);
    const refused: RefusedDocument[] = [];
    for (const index of indexes) refused.push(...(await index.bring(found)));
    const dealers = new Set(found.rows.map(({ dealer }) => dealer));
    const changed = sites.filter(({ stock }) => stock.some((dealer) => dealers.has(dealer)));
    onChanged(
      new Set(changed.map(({ slug }) => slug)),
      found.rows.map(({ id, dealer, slug }) => ({ id, dealer, slug })),
    );
    return refused;
  }

  async function sweep(): Promise<number> {
    let all = 0;
    const changed = new Set<string>();
    for (const { site, sweep: take } of indexes) {
      const gone = await take();
      if (gone > 0) changed.add(site.slug);
      all += gone;
    }
    if (all > 0) onChanged(changed, []);
    return all;
  }

  return {
    ensure: () => turn(ensure),
    rebuild: (how) => turn(() => rebuild(how)),
    processOutbox: () => turn(processOutbox),
    sweep: () => turn(sweep),
  };
}

function logRefused(error: IndexingError): void {
  console.error(error.message);
}
