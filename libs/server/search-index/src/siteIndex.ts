import { LockLost } from '@forecourt/database';
import type { CarRow, Held, Schema } from '@forecourt/database';
import { siteCollection } from '@forecourt/stock-search';
import type { Kysely } from 'kysely';
import { Errors } from 'typesense';
import { collectionBehind, createCarCollection, dropCollection, isCurrent } from './carCollections.ts';
import { changedSince } from './changedSince.ts';
import { documentsIn } from './check/engineIds.ts';
import { engineClient, type EngineAddress } from './engineClient.ts';
import { importDocuments, type RefusedDocument } from './importDocuments.ts';
import { indexableCars } from './indexableCars.ts';
import type { IndexedSite } from './IndexedSite.ts';
import { applyVocabulary } from './vocabulary/applyVocabulary.ts';

/** Number of ids in one filter: a URL is at most 4,000 characters. */
const IDS_AT_ONCE = 200;

/** The presence of some car ids in the database. */
export interface FoundCars {
  ids: readonly number[];
  /** Their rows in the database, including cars that are no longer in their feed. */
  rows: readonly CarRow[];
}

/** Result of filling an index. */
export interface Filled {
  count: number;
  refused: RefusedDocument[];
}

/** The index of one site: an alias, and the collection behind it. All need the right to write, and end with a `LockLost` where it is lost. */
export interface SiteIndex {
  site: IndexedSite;
  /** Builds the index if it is missing, of another platform version, or built with other rules. */
  ensure(held: Held): Promise<Filled | null>;
  /** Fills a new collection and switches the alias atomically. `onPage` gets the number of cars of each page. */
  rebuild(held: Held, onPage?: (count: number) => void): Promise<Filled>;
  /** Synchronises some cars with the database, and returns those that the engine rejected. */
  bring(found: FoundCars, held: Held): Promise<RefusedDocument[]>;
  /** Removes the sold cars that the site no longer lists; returns how many. */
  sweep(held: Held): Promise<number>;
}

/** The index of a site in an engine. */
export function siteIndex(
  site: IndexedSite,
  { db, engine, now }: { db: Kysely<Schema>; engine: EngineAddress; now(): Date },
): SiteIndex {
  const client = engineClient(engine);
  const alias = siteCollection(site.slug);
  /** A rebuild has lost its turn: another process may have written newer data to a collection that was replaced. */
  let isUnsure = false;
  /** There is no index, and `ensure` could not build it. Changes pass it by until a rebuild has them all. */
  let isMissing = false;

  async function ensure(held: Held): Promise<Filled | null> {
    const name = await collectionBehind(client, alias);
    isMissing ||= name === undefined;
    if (isMissing || isUnsure || name === undefined || !(await isCurrent(client, name, site)))
      return rebuild(held);
    await applyVocabulary(engine, name);
    return null;
  }

  async function rebuild(held: Held, onPage?: (count: number) => void): Promise<Filled> {
    const started = now();
    const name = `${alias}_${started.getTime()}`;
    await createCarCollection(client, name, site);
    try {
      await applyVocabulary(engine, name);
      const filled = await fill(name, held, onPage);
      // Another process that has the right now may be building a newer one.
      await held.check();
      const old = await collectionBehind(client, alias);
      await client.aliases().upsert(alias, { collection_name: name });
      // Another process may have indexed changes in the old collection meanwhile.
      const changed = await changedSince(db, { since: started, stock: site.stock });
      filled.refused.push(...(await bring(await findCars(db, changed), held)));
      await held.check();
      if (old !== undefined) await dropCollection(client, alias, old);
      isUnsure = false;
      isMissing = false;
      return filled;
    } catch (error) {
      isUnsure ||= error instanceof LockLost;
      await dropCollection(client, alias, name);
      throw error;
    }
  }

  /** One car that the engine rejects must not block the search of a site. */
  async function fill(
    name: string,
    { signal }: Held,
    onPage: (count: number) => void = () => {},
  ): Promise<Filled> {
    const filled: Filled = { count: 0, refused: [] };
    for await (const rows of indexableCars(db, site)) {
      signal.throwIfAborted();
      const bad = await importDocuments(
        client,
        name,
        rows.map((row) => site.documentOf(row)),
      );
      filled.refused.push(...bad);
      filled.count += rows.length - bad.length;
      onPage(rows.length);
    }
    return filled;
  }

  const follow: SiteIndex['bring'] = async (found, held) => (isMissing ? [] : bring(found, held));

  async function bring({ ids, rows }: FoundCars, held: Held): Promise<RefusedDocument[]> {
    const elsewhere = new Set(rows.filter(({ dealer }) => !site.stock.includes(dealer)).map(({ id }) => id));
    const listed = rows.filter((row) => !elsewhere.has(row.id) && isListed(row));
    const stays = new Set(listed.map(({ id }) => id));
    const gone = ids.filter((id) => !stays.has(id) && !elsewhere.has(id));
    if (gone.length + listed.length === 0) return [];
    try {
      held.signal.throwIfAborted();
      await takeOut(gone);
      return await importDocuments(
        client,
        alias,
        listed.map((row) => site.documentOf(row)),
      );
    } catch (error) {
      // The collection was dropped, or the engine restarted empty: rebuild all of it, not only these cars.
      if (error instanceof Errors.ObjectNotFound) return (await rebuild(held)).refused;
      throw error;
    }
  }

  async function sweep(held: Held): Promise<number> {
    // Where there is no index yet, no car has to go.
    if ((await collectionBehind(client, alias)) === undefined) return 0;
    const lines = await client
      .collections<{ id: string }>(alias)
      .documents()
      .export({ filter_by: 'status:=sold', include_fields: 'id' });
    const ids = documentsIn<{ id: string }>(lines).map(({ id }) => Number(id));
    const { rows } = await findCars(db, ids);
    const stays = new Set(rows.filter(isListed).map(({ id }) => id));
    const gone = ids.filter((id) => !stays.has(id));
    await held.check();
    await takeOut(gone);
    return gone.length;
  }

  const isListed = (row: CarRow): boolean =>
    row.removed_at === null && site.stock.includes(row.dealer) && site.lists(row);

  async function takeOut(ids: readonly number[]): Promise<void> {
    for (let start = 0; start < ids.length; start += IDS_AT_ONCE)
      await client
        .collections(alias)
        .documents()
        .delete({ filter_by: `id:[${ids.slice(start, start + IDS_AT_ONCE).join(',')}]` });
  }

  return { site, ensure, rebuild, bring: follow, sweep };
}

/** Loads the rows of some cars. */
export async function findCars(db: Kysely<Schema>, ids: readonly number[]): Promise<FoundCars> {
  if (ids.length === 0) return { ids, rows: [] };
  return {
    ids,
    rows: await db
      .selectFrom('cars')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute(),
  };
}
