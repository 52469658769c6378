import { claim, complete, fail } from '@forecourt/database';
import type { OutboxRow, Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { dropStrangers } from './carCollections.ts';
import { CAR_TOPIC } from './carTopic.ts';
import { engineClient } from './engineClient.ts';
import type { EngineAddress } from './engineClient.ts';
import { IndexingError, type RefusedDocument } from './importDocuments.ts';
import { countLiveCars } from './indexableCars.ts';
import type { IndexedSite } from './IndexedSite.ts';
import { inTurn } from './inTurn.ts';
import { findCars, siteIndex } from './siteIndex.ts';

const PAGE = 500;
/** While the engine does not answer nothing of a change is wrong, and it is wanted as soon as the engine is back. Seconds. */
const DOWN_WAIT = 1;
/** A car that the engine refuses is tried ever more seldom, up to this wait. Seconds. */
const LONGEST_REFUSED_WAIT = 60;

export interface SearchIndexerOptions {
  db: Kysely<Schema>;
  engine: EngineAddress;
  /** Every site of the platform: an index of a site that is not among them is dropped. */
  sites: readonly IndexedSite[];
  now(): Date;
  /** Told after each batch on which sites stock changed and which cars, so that caches let go of their pages. */
  onChanged?(sites: ReadonlySet<string>, cars: readonly ChangedCar[]): void;
  /** Told of cars that a rebuild had to leave out because the engine refused them; printed as an error when left out. */
  onRefused?(error: IndexingError): void;
}

/** A car that the engine now has in its newest form, or no longer. */
export interface ChangedCar {
  id: number;
  dealer: string;
  slug: string;
}

/** How a rebuild is watched. */
export interface RebuildOptions {
  /** Told after each page how many cars were brought and how many there are at most, of all sites together. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Keeps the search engine like the database. */
export interface SearchIndexer {
  /** Makes the index of every site that has none, one of another version of the platform, or one that was made by other rules. */
  ensure(): Promise<void>;
  /**
   * Fills a new collection for each site and moves its alias to it in one step; searches never see an empty or half-filled one.
   * Returns the number of documents.
   */
  rebuild(options?: RebuildOptions): Promise<number>;
  /** Brings waiting changes to the engine; returns how many rows it took. A change is done only once the engine has it. */
  processOutbox(): Promise<number>;
  /** Takes out cars that a site no longer lists because time passed; returns how many. */
  sweep(): Promise<number>;
}

/** Makes an indexer. Its calls run one after another: a change never lands in a collection that is being replaced. */
export function createSearchIndexer(options: SearchIndexerOptions): SearchIndexer {
  const { db, sites, now, onChanged = () => {}, onRefused = logRefused } = options;
  const indexes = sites.map((site) => siteIndex(site, options));
  const turn = inTurn();

  async function ensure(): Promise<void> {
    await dropStrangers(engineClient(options.engine), sites);
    const refused: RefusedDocument[] = [];
    for (const index of indexes) refused.push(...((await index.ensure())?.refused ?? []));
    tellRefused(refused);
  }

  async function rebuild({ onProgress }: RebuildOptions = {}): Promise<number> {
    await dropStrangers(engineClient(options.engine), sites);
    let [count, done, total] = [0, 0, 0];
    if (onProgress) for (const site of sites) total += await countLiveCars(db, site);
    const refused: RefusedDocument[] = [];
    for (const index of indexes) {
      const filled = await index.rebuild((page) => onProgress?.((done += page), Math.max(total, done)));
      count += filled.count;
      refused.push(...filled.refused);
    }
    if (done < total) onProgress?.(total, total);
    tellRefused(refused);
    return count;
  }

  function tellRefused(refused: readonly RefusedDocument[]): void {
    if (refused.length > 0) onRefused(new IndexingError(refused));
  }

  async function processOutbox(): Promise<number> {
    const rows = await claim(db, { topics: [CAR_TOPIC], limit: PAGE, now: now() });
    if (rows.length === 0) return 0;
    const refused = await bringOrFail(rows);
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

  async function bringOrFail(rows: readonly OutboxRow[]): Promise<RefusedDocument[]> {
    try {
      return await bring(rows.map(({ key }) => Number(key)));
    } catch (error) {
      for (const row of rows) await tryAgain(row, error, DOWN_WAIT);
      throw error;
    }
  }

  /** A change is never given up: whatever the number of the attempt, another follows. */
  async function tryAgain(row: OutboxRow, error: unknown, seconds: number): Promise<void> {
    await fail(db, row, error, { now: now(), retryIn: seconds });
  }

  /** Writes these cars into the index of each site that lists them as the database has them now, or takes them out of it. */
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
