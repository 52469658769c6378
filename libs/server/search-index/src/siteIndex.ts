import { LockLost } from '@forecourt/database';
import type { CarRow, Held, Schema } from '@forecourt/database';
import { siteCollection } from '@forecourt/stock-search';
import type { Kysely } from 'kysely';
import { Errors } from 'typesense';
import { collectionBehind, createCarCollection, dropCollection, isCurrent } from './carCollections.ts';
import { changedSince } from './changedSince.ts';
import { documentsIn } from './check/engineIds.ts';
import { engineClient, isUnreachable, type EngineAddress } from './engineClient.ts';
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
  /** Removes the sold cars that the site no longer lists, and builds the index anew where its rules have changed with the time; returns how many cars are other ones. */
  sweep(held: Held): Promise<number>;
}

/** The index of a site in an engine. */
export function siteIndex(
  site: IndexedSite,
  {
    db,
    engine,
    now,
    onMissing,
  }: {
    db: Kysely<Schema>;
    engine: EngineAddress;
    now(): Date;
    /** Told why an index that was lost could not be built again. */
    onMissing(error: unknown): void;
  },
): SiteIndex {
  const client = engineClient(engine);
  const alias = siteCollection(site.slug);
  /** A rebuild has lost its turn: another process may have written newer data to a collection that was replaced. */
  let isUnsure = false;
  /** There is no index, and it could not be built. Changes pass it by until a rebuild has them all. */
  let isMissing = false;
  /** The rules by which this process last looked whether the index is to be built anew. */
  let seenRules = site.rules;

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
    let isSwitched = false;
    await createCarCollection(client, name, site);
    try {
      await applyVocabulary(engine, name);
      const filled = await fill(name, held, onPage);
      // Another process that has the right now may be building a newer one.
      await held.check();
      const old = await collectionBehind(client, alias);
      await client.aliases().upsert(alias, { collection_name: name });
      isSwitched = true;
      isMissing = false;
      // Another process may have indexed changes in the old collection meanwhile.
      const changed = await changedSince(db, { since: started, stock: site.stock });
      filled.refused.push(...(await bring(await findCars(db, changed), held)));
      await held.check();
      if (old !== undefined) await dropCollection(client, alias, old);
      isUnsure = false;
      return filled;
    } catch (error) {
      isUnsure ||= isSwitched || error instanceof LockLost;
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

  /** What the index of one site refuses stays with it: its cars are tried again, and those of other sites go on. */
  async function follow(found: FoundCars, held: Held): Promise<RefusedDocument[]> {
    if (isMissing) return [];
    try {
      return await bring(found, held);
    } catch (error) {
      if (isOfAll(error)) throw error;
      const reason = `the index of ${site.slug}: ${reasonOf(error)}`;
      return ofSite(found).map((id) => ({ id: String(id), error: reason }));
    }
  }

  /** Builds an index that is gone: its collection was dropped, or the engine restarted empty. If that is refused, changes pass it by. */
  async function restore(held: Held): Promise<RefusedDocument[]> {
    isMissing = true;
    try {
      return (await rebuild(held)).refused;
    } catch (error) {
      if (!isMissing) throw error;
      if (isOfAll(error)) {
        isMissing = false;
        throw error;
      }
      onMissing(error);
      return [];
    }
  }

  /** Its cars, and those that are no more. */
  function ofSite({ ids, rows }: FoundCars): number[] {
    const elsewhere = new Set(rows.filter(({ dealer }) => !site.stock.includes(dealer)).map(({ id }) => id));
    return ids.filter((id) => !elsewhere.has(id));
  }

  async function bring(found: FoundCars, held: Held): Promise<RefusedDocument[]> {
    const listed = found.rows.filter(isListed);
    const stays = new Set(listed.map(({ id }) => id));
    const gone = ofSite(found).filter((id) => !stays.has(id));
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
      if (error instanceof Errors.ObjectNotFound) return restore(held);
      throw error;
    }
  }

  async function sweep(held: Held): Promise<number> {
    // Where there is no index, no car has to go.
    if (isMissing) return 0;
    const { rules } = site;
    if (rules !== seenRules) {
      const filled = await ensure(held);
      seenRules = rules;
      if (filled) return filled.count;
    }
    const lines = await soldCars();
    if (lines === null) {
      await restore(held);
      return 0;
    }
    const ids = documentsIn<{ id: string }>(lines).map(({ id }) => Number(id));
    const { rows } = await findCars(db, ids);
    const stays = new Set(rows.filter(isListed).map(({ id }) => id));
    const gone = ids.filter((id) => !stays.has(id));
    await held.check();
    await takeOut(gone);
    return gone.length;
  }

  /** Null if the index is gone. */
  async function soldCars(): Promise<string | null> {
    try {
      return await client
        .collections(alias)
        .documents()
        .export({ filter_by: 'status:=sold', include_fields: 'id' });
    } catch (error) {
      if (error instanceof Errors.ObjectNotFound) return null;
      throw error;
    }
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

/** Whether an error is not of one index: the engine gives no answer, or another process writes. */
export function isOfAll(error: unknown): boolean {
  return error instanceof LockLost || isUnreachable(error);
}

/** What an error says. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
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
