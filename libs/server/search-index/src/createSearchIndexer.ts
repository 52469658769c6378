import { claim, complete, fail } from '@forecourt/database';
import type { CarRow, OutboxRow, Schema } from '@forecourt/database';
import { CAR_COLLECTION_ALIAS } from '@forecourt/stock-search';
import type { SearchDocument } from '@forecourt/stock-search';
import type { Kysely } from 'kysely';
import {
  createCarCollection,
  currentCollection,
  dropOtherCollections,
  isOfThisVersion,
} from './carCollections.ts';
import { CAR_TOPIC } from './carTopic.ts';
import { changedSince } from './changedSince.ts';
import { engineClient } from './engineClient.ts';
import type { EngineAddress } from './engineClient.ts';
import { importDocuments, IndexingError, type RefusedDocument } from './importDocuments.ts';
import { countLiveCars, indexableCars } from './indexableCars.ts';
import { inTurn } from './inTurn.ts';
import { applyVocabulary } from './vocabulary/applyVocabulary.ts';

const PAGE = 500;
/** While the engine does not answer nothing of a change is wrong, and it is wanted as soon as the engine is back. Seconds. */
const DOWN_WAIT = 1;
/** A car that the engine refuses is tried ever more seldom, up to this wait. Seconds. */
const LONGEST_REFUSED_WAIT = 60;

export interface SearchIndexerOptions {
  db: Kysely<Schema>;
  engine: EngineAddress;
  /** The document of a live car as the sites list it. */
  documentOf(row: CarRow): SearchDocument;
  now(): Date;
  /** Told after each batch which dealers' stock changed and which cars, so that caches let go of their pages. */
  onChanged?(dealers: ReadonlySet<string>, cars: readonly ChangedCar[]): void;
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
  /** Told after each page how many cars were brought and how many there are. */
  onProgress?: ((done: number, total: number) => void) | undefined;
}

/** Keeps the search engine like the database. */
export interface SearchIndexer {
  /** Makes collection and alias if they are missing or of another version of the platform, filled from the database. */
  ensure(): Promise<void>;
  /** Fills a new collection and moves the alias to it in one step; searches never see an empty or half-filled one. Returns the number of cars. */
  rebuild(options?: RebuildOptions): Promise<number>;
  /** Brings waiting changes to the engine; returns how many rows it took. A change is done only once the engine has it. */
  processOutbox(): Promise<number>;
}

/** Makes an indexer. Its calls run one after another: a change never lands in a collection that is being replaced. */
export function createSearchIndexer(options: SearchIndexerOptions): SearchIndexer {
  const { db, documentOf, now, onChanged = () => {}, onRefused = logRefused } = options;
  const client = engineClient(options.engine);
  const turn = inTurn();

  async function ensure(): Promise<void> {
    const name = await currentCollection(client);
    if (name === undefined || !(await isOfThisVersion(client, name))) await rebuild();
    else await applyVocabulary(options.engine, name);
  }

  async function rebuild({ onProgress }: RebuildOptions = {}): Promise<number> {
    const started = now();
    const name = `${CAR_COLLECTION_ALIAS}_${started.getTime()}`;
    await createCarCollection(client, name);
    try {
      await applyVocabulary(options.engine, name);
      const { count, refused } = await fill(name, onProgress);
      await client.aliases().upsert(CAR_COLLECTION_ALIAS, { collection_name: name });
      // Another process may have brought changes to the old collection while the new one was being filled.
      refused.push(...(await bring(await changedSince(db, started))));
      await dropOtherCollections(client, name);
      if (refused.length > 0) onRefused(new IndexingError(refused));
      return count;
    } catch (error) {
      if ((await currentCollection(client)) !== name) await client.collections(name).delete();
      throw error;
    }
  }

  /** One car that the engine refuses must not keep a site from having a search. */
  async function fill(name: string, onProgress: RebuildOptions['onProgress']) {
    const total = onProgress ? await countLiveCars(db) : 0;
    let [count, done] = [0, 0];
    const refused: RefusedDocument[] = [];
    for await (const rows of indexableCars(db, PAGE)) {
      const bad = await importDocuments(client, name, rows.map(documentOf));
      refused.push(...bad);
      count += rows.length - bad.length;
      done += rows.length;
      onProgress?.(done, Math.max(total, done));
    }
    return { count, refused };
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

  /** Writes these cars into the engine as the database has them now, or takes them out of it. */
  async function bring(keys: readonly number[]): Promise<RefusedDocument[]> {
    const ids = [...new Set(keys)];
    const refused: RefusedDocument[] = [];
    for (let start = 0; start < ids.length; start += PAGE)
      refused.push(...(await bringPage(ids.slice(start, start + PAGE))));
    return refused;
  }

  async function bringPage(ids: readonly number[]): Promise<RefusedDocument[]> {
    const cars = await db.selectFrom('cars').selectAll().where('id', 'in', ids).execute();
    const live = cars.filter(({ removed_at }) => removed_at === null);
    const refused = await importDocuments(client, CAR_COLLECTION_ALIAS, live.map(documentOf));
    const stays = new Set(live.map(({ id }) => id));
    const gone = ids.filter((id) => !stays.has(id));
    if (gone.length > 0)
      await client
        .collections(CAR_COLLECTION_ALIAS)
        .documents()
        .delete({ filter_by: `id:[${gone.join(',')}]` });
    const dealers = new Set(cars.map(({ dealer }) => dealer));
    onChanged(
      dealers,
      cars.map(({ id, dealer, slug }) => ({ id, dealer, slug })),
    );
    return refused;
  }

  return {
    ensure: () => turn(ensure),
    rebuild: (how) => turn(() => rebuild(how)),
    processOutbox: () => turn(processOutbox),
  };
}

function logRefused(error: IndexingError): void {
  console.error(error.message);
}
