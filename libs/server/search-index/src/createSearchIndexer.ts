import { claim, complete, fail } from '@forecourt/database';
import type { CarRow, OutboxRow, Schema } from '@forecourt/database';
import { CAR_COLLECTION_ALIAS, carCollectionSchema } from '@forecourt/stock-search';
import type { SearchDocument } from '@forecourt/stock-search';
import type { Kysely } from 'kysely';
import { engineClient } from './engineClient.ts';
import type { EngineAddress } from './engineClient.ts';
import { importDocuments } from './importDocuments.ts';
import { indexableCars } from './indexableCars.ts';
import { inTurn } from './inTurn.ts';

/** The outbox topic under which stock changes are written. */
export const CAR_TOPIC = 'car.changed';

const PAGE = 500;
/** Seconds between attempts: an engine that restarts is back within minutes, and a change is never given up. */
const DELAYS = Array.from({ length: 1000 }, (_, attempt) => Math.min(60, 2 ** Math.min(attempt, 6)));

export interface SearchIndexerOptions {
  db: Kysely<Schema>;
  engine: EngineAddress;
  /** The document of a live car as the sites list it. */
  documentOf(row: CarRow): SearchDocument;
  now(): Date;
  /** Told after each batch which dealers' stock changed, so that caches let go of their pages. */
  onChanged?(dealers: ReadonlySet<string>): void;
}

/** Keeps the search engine like the database. */
export interface SearchIndexer {
  /** Makes the collection and its alias if they are not there, filled from the database. */
  ensure(): Promise<void>;
  /** Fills a new collection and moves the alias to it in one step; searches never see an empty or half-filled one. Returns the number of cars. */
  rebuild(): Promise<number>;
  /** Brings waiting changes to the engine; returns how many. A change is done only once the engine has it. */
  processOutbox(): Promise<number>;
}

/** Makes an indexer. Its calls run one after another: a change never lands in a collection that is being replaced. */
export function createSearchIndexer(options: SearchIndexerOptions): SearchIndexer {
  const { db, documentOf, now, onChanged = () => {} } = options;
  const client = engineClient(options.engine);
  const turn = inTurn();

  async function ensure(): Promise<void> {
    const aliases = await client.aliases().retrieve();
    if (!aliases.aliases.some(({ name }) => name === CAR_COLLECTION_ALIAS)) await rebuild();
  }

  async function rebuild(): Promise<number> {
    const name = `${CAR_COLLECTION_ALIAS}_${now().getTime()}`;
    const { default_sorting_field, fields } = carCollectionSchema(name);
    await client
      .collections()
      .create({ name, default_sorting_field, fields: fields.map((field) => ({ ...field })) });
    let count = 0;
    for await (const rows of indexableCars(db, PAGE)) {
      await importDocuments(client, name, rows.map(documentOf));
      count += rows.length;
    }
    await client.aliases().upsert(CAR_COLLECTION_ALIAS, { collection_name: name });
    await dropOthers(name);
    return count;
  }

  async function dropOthers(current: string): Promise<void> {
    const collections = await client.collections().retrieve();
    const old = collections.filter(
      ({ name }) => name.startsWith(`${CAR_COLLECTION_ALIAS}_`) && name !== current,
    );
    for (const { name } of old) await client.collections(name).delete();
  }

  async function processOutbox(): Promise<number> {
    const rows = await claim(db, { topics: [CAR_TOPIC], limit: PAGE, now: now() });
    if (rows.length === 0) return 0;
    try {
      onChanged(await apply(rows));
      await complete(db, rows, now());
    } catch (error) {
      for (const row of rows) await fail(db, row, error, { now: now(), delays: DELAYS });
      throw error;
    }
    return rows.length;
  }

  async function apply(rows: readonly OutboxRow[]): Promise<Set<string>> {
    const ids = [...new Set(rows.map(({ key }) => Number(key)))];
    const cars = await db.selectFrom('cars').selectAll().where('id', 'in', ids).execute();
    const live = cars.filter(({ removed_at }) => removed_at === null);
    await importDocuments(client, CAR_COLLECTION_ALIAS, live.map(documentOf));
    const gone = ids.filter((id) => !live.some((car) => car.id === id));
    if (gone.length > 0)
      await client
        .collections(CAR_COLLECTION_ALIAS)
        .documents()
        .delete({ filter_by: `id:[${gone.join(',')}]` });
    return new Set(cars.map(({ dealer }) => dealer));
  }

  return {
    ensure: () => turn(ensure),
    rebuild: () => turn(rebuild),
    processOutbox: () => turn(processOutbox),
  };
}
