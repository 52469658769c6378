import { setTimeout as sleep } from 'node:timers/promises';
import { alone, claim, complete, fail, isAnyDue, LockLost, serialQueue } from '@forecourt/database';
import type { Held, OutboxRow, Schema } from '@forecourt/database';
import { siteCollection } from '@forecourt/stock-search';
import { sql, type Kysely, type SqlBool } from 'kysely';
import { dropHalfBuilt, dropUnknownCollections } from './carCollections.ts';
import { CAR_TOPIC, ofStock } from './carTopic.ts';
import { engineClient } from './engineClient.ts';
import type { EngineAddress } from './engineClient.ts';
import { IndexingError, type RefusedDocument } from './importDocuments.ts';
import { countLiveCars } from './indexableCars.ts';
import type { IndexedSite } from './IndexedSite.ts';
import { findCars, isOfAll, reasonOf, siteIndex } from './siteIndex.ts';
import type { SiteIndex } from './siteIndex.ts';
import { sitesInUse } from './sitesInUse.ts';

const PAGE = 500;
/** Retry delay while the engine is unreachable; short, because the change itself is valid. Seconds. */
const DOWN_WAIT = 1;
/** Maximum backoff for a car that the engine rejects. Seconds. */
const LONGEST_REFUSED_WAIT = 60;
/** What one process does at a time: a write from older data never comes after one from newer, and no half-built collection is in use. */
const WRITING = 'forecourt search index';
/** How often a process that waits for its turn asks again, milliseconds. */
const TURN_EVERY_MS = 250;
/** Changes of stock that no process lists are taken by any of them after so long, milliseconds. */
const NOBODYS_MS = 86_400_000;

/** The database, the engine and the sites of an indexer. */
export interface SearchIndexerOptions {
  db: Kysely<Schema>;
  engine: EngineAddress;
  /** The sites of this process. Indexes of sites that no process has served for a day are dropped. */
  sites: readonly IndexedSite[];
  now(): Date;
  /** Called after each batch with the changed sites and cars, for cache invalidation of their pages; if it rejects, the batch is done again. */
  onChanged?(sites: ReadonlySet<string>, cars: readonly ChangedCar[]): void | Promise<void>;
  /** Called with the cars that a rebuild skipped because the engine rejected them; logs an error by default. */
  onRefused?(error: IndexingError): void;
  /** Called when the index of a site was lost and could not be built again: its changes pass it by until `ensure` builds it. Logs an error by default. */
  onMissing?(slug: string, error: unknown): void;
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
  /**
   * Builds the index of every site whose index is missing, of another platform version, or built with other rules.
   *
   * @param only the slugs of the sites that are looked at; all by default.
   * @param stopping ends it between two sites, with its reason.
   */
  ensure(only?: ReadonlySet<string>, stopping?: AbortSignal): Promise<void>;
  /**
   * Fills a new collection for each site and switches its alias atomically; searches never see an empty or partial one.
   * Returns the number of documents.
   *
   * @throws Error that names the sites whose index could not be built, once those of all others are in place; at once if the engine does not answer.
   */
  rebuild(options?: RebuildOptions): Promise<number>;
  /**
   * Indexes pending changes of the stock that its sites list; returns how many rows it claimed, none while another process is at it. A row is
   * completed only after the engine has the change. What the index of one site refuses is tried again, and holds up no other.
   */
  processOutbox(): Promise<number>;
  /** Removes cars whose listing period on a site has expired; returns how many. An index that is gone is built again. */
  sweep(): Promise<number>;
}

/**
 * Creates an indexer. It writes to one index at a time, over all processes of the database, so that no change is written to a collection
 * that is being replaced, or after a newer one.
 */
export function createSearchIndexer(options: SearchIndexerOptions): SearchIndexer {
  const { db, engine, sites, now, onChanged = () => {} } = options;
  const { onRefused = logRefused, onMissing = logMissing } = options;
  const indexes = sites.map((site) =>
    siteIndex(site, { db, engine, now, onMissing: (error) => onMissing(site.slug, error) }),
  );
  const client = engineClient(options.engine);
  const aliases = new Set(sites.map(({ slug }) => siteCollection(slug)));
  const turn = serialQueue();

  const used = () =>
    sitesInUse(
      db,
      sites.map(({ slug }) => slug),
      now(),
    );

  /** Waits until no other call and no other process writes. What loses its turn is done again in the next. */
  const inTurn = <Result>(work: (held: Held) => Promise<Result>): Promise<Result> =>
    turn(async () => {
      for (;;) {
        const done = await alone(db, WRITING, work).catch((error: unknown) => {
          if (!(error instanceof LockLost)) throw error;
        });
        if (done) return done.result;
        await sleep(TURN_EVERY_MS);
      }
    });

  async function ensure(only?: ReadonlySet<string>, stopping?: AbortSignal): Promise<void> {
    await dropUnknownCollections(client, await used());
    const refused: RefusedDocument[] = [];
    const looked = only ? indexes.filter(({ site }) => only.has(site.slug)) : indexes;
    for (const index of looked) {
      stopping?.throwIfAborted();
      refused.push(...((await inTurn(index.ensure))?.refused ?? []));
    }
    await inTurn(() => dropHalfBuilt(client, aliases, now()));
    reportRefused(refused);
  }

  async function rebuild({ onProgress }: RebuildOptions = {}): Promise<number> {
    await dropUnknownCollections(client, await used());
    let [count, done, total] = [0, 0, 0];
    if (onProgress) for (const site of sites) total += await countLiveCars(db, site);
    const refused: RefusedDocument[] = [];
    const failures = await eachAlone(indexes, async (index) => {
      const filled = await inTurn((held) =>
        index.rebuild(held, (page) => onProgress?.((done += page), Math.max(total, done))),
      );
      count += filled.count;
      refused.push(...filled.refused);
    });
    await inTurn(() => dropHalfBuilt(client, aliases, now()));
    if (done < total) onProgress?.(total, total);
    reportRefused(refused);
    if (failures.length > 0)
      throw new Error(
        `The search index of ${failures.length} of ${indexes.length} sites could not be built; those of the others are in place. ` +
          `Mend what is named, and run this again:\n${failures.join('\n')}`,
      );
    return count;
  }

  function reportRefused(refused: readonly RefusedDocument[]): void {
    if (refused.length > 0) onRefused(new IndexingError(refused));
  }

  /** Changes that are due here. */
  const changes = () => ({ topics: [CAR_TOPIC], now: now(), which: ofOurStock() });

  async function processOutbox(held: Held): Promise<number> {
    const rows = await claim(db, { ...changes(), limit: PAGE });
    if (rows.length === 0) return 0;
    const refused = await applyOrFail(rows, held);
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

  /** Cars that a site of this process lists, that are no more, or that nobody has taken. */
  function ofOurStock() {
    const dealers = [...new Set(sites.flatMap(({ stock }) => stock))];
    return sql<SqlBool>`case when topic = ${CAR_TOPIC} then created_at < ${new Date(now().getTime() - NOBODYS_MS)}
      or ${ofStock(dealers)} else false end`;
  }

  async function applyOrFail(rows: readonly OutboxRow[], held: Held): Promise<RefusedDocument[]> {
    try {
      const refused = await bring(
        rows.map(({ key }) => Number(key)),
        held,
      );
      // If another process may have written newer data meanwhile, these rows are done again, from the data of then.
      await held.check();
      return refused;
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
  async function bring(keys: readonly number[], held: Held): Promise<RefusedDocument[]> {
    const found = await findCars(db, [...new Set(keys)]);
    const refused: RefusedDocument[] = [];
    for (const index of indexes) refused.push(...(await index.bring(found, held)));
    const dealers = new Set(found.rows.map(({ dealer }) => dealer));
    const changed = sites.filter(({ stock }) => stock.some((dealer) => dealers.has(dealer)));
    await onChanged(
      new Set(changed.map(({ slug }) => slug)),
      found.rows.map(({ id, dealer, slug }) => ({ id, dealer, slug })),
    );
    return refused;
  }

  async function sweep(held: Held): Promise<number> {
    await used();
    let all = 0;
    const changed = new Set<string>();
    const failures = await eachAlone(indexes, async ({ site, sweep: take }) => {
      const gone = await take(held);
      if (gone > 0) changed.add(site.slug);
      all += gone;
    });
    await dropHalfBuilt(client, aliases, now());
    if (all > 0) await onChanged(changed, []);
    if (failures.length > 0)
      throw new Error(`The sold cars of some sites could not be looked through: ${failures.join('; ')}`);
    return all;
  }

  return {
    ensure,
    rebuild,
    processOutbox: () =>
      turn(async () => {
        if (!(await isAnyDue(db, changes()))) return 0;
        return (await alone(db, WRITING, processOutbox))?.result ?? 0;
      }),
    sweep: () => inTurn(sweep),
  };
}

function logRefused(error: IndexingError): void {
  console.error(error.message);
}

function logMissing(slug: string, error: unknown): void {
  console.error(`The search index of ${slug} is lost and could not be built again: ${reasonOf(error)}`);
}

/** Does something with each index, one after another. Returns the sites where it failed, with the reasons; throws what is not of one site. */
async function eachAlone(
  indexes: readonly SiteIndex[],
  work: (index: SiteIndex) => Promise<void>,
): Promise<string[]> {
  const failures: string[] = [];
  for (const index of indexes)
    try {
      await work(index);
    } catch (error) {
      if (isOfAll(error)) throw error;
      failures.push(`${index.site.slug}: ${reasonOf(error)}`);
    }
  return failures;
}
