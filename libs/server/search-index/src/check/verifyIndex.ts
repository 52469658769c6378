import type { Schema } from '@forecourt/database';
import { siteCollection } from '@forecourt/stock-search';
import type { Kysely } from 'kysely';
import type { Client } from 'typesense';
import { CAR_TOPIC } from '../carTopic.ts';
import { engineClient } from '../engineClient.ts';
import type { EngineAddress } from '../engineClient.ts';
import { indexableCars } from '../indexableCars.ts';
import type { IndexedSite } from '../IndexedSite.ts';
import { documentsIn, engineIds } from './engineIds.ts';
import { sameDocument } from './sameDocument.ts';
import { sampleOf } from './sampleOf.ts';

/** Number of ids in one filter: a URL is at most 4,000 characters. */
const IDS_AT_ONCE = 100;

/** The database, the engine and the sites that are compared. */
export interface VerifyOptions {
  db: Kysely<Schema>;
  engine: EngineAddress;
  sites: readonly IndexedSite[];
  /** Number of cars of a site to compare field by field, spread evenly over its stock. Default 200. */
  sample?: number;
}

/** Differences between a site's index and the database, except for cars with a pending change in the outbox. */
export interface IndexVerdict {
  /** Slug of the site. */
  site: string;
  /** Cars in the database that the site lists. */
  inDatabase: number;
  inEngine: number;
  /** Cars of either with a pending change, which are left out. */
  waiting: number;
  /** Number of cars compared field by field. */
  compared: number;
  /** Ids of cars that are missing in the index, surplus, or different from the database. */
  missing: string[];
  surplus: string[];
  different: string[];
}

/** Compares every id of each site's index with the database, and a sample of the cars field by field. A site without an index throws. */
export async function verifyIndex(options: VerifyOptions): Promise<IndexVerdict[]> {
  const verdicts: IndexVerdict[] = [];
  for (const site of options.sites) verdicts.push(await verifySite(site, options));
  return verdicts;
}

async function verifySite(
  site: IndexedSite,
  { db, engine, sample = 200 }: VerifyOptions,
): Promise<IndexVerdict> {
  const client = engineClient(engine);
  const found = await engineIds(client, siteCollection(site.slug));
  const live = await listedIds(db, site);
  // Read last: a change in between is either pending or already in both lists.
  const waiting = await waitingIds(db);
  const settled = (id: string): boolean => !waiting.has(id);
  const wanted = new Set(live);
  const chosen = sampleOf(
    live.filter((id) => found.has(id) && settled(id)),
    sample,
  );
  return {
    site: site.slug,
    inDatabase: live.length,
    inEngine: found.size,
    waiting: [...waiting].filter((id) => wanted.has(id) || found.has(id)).length,
    compared: chosen.length,
    missing: live.filter((id) => !found.has(id) && settled(id)),
    surplus: [...found].filter((id) => !wanted.has(id) && settled(id)),
    different: await differentOf(chosen, client, { db, site }),
  };
}

async function listedIds(db: Kysely<Schema>, site: IndexedSite): Promise<string[]> {
  const ids: string[] = [];
  for await (const rows of indexableCars(db, site)) ids.push(...rows.map(({ id }) => String(id)));
  return ids;
}

async function waitingIds(db: Kysely<Schema>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('outbox')
    .select('key')
    .distinct()
    .where('topic', '=', CAR_TOPIC)
    .where('done_at', 'is', null)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

async function differentOf(
  ids: readonly string[],
  client: Client,
  { db, site }: { db: Kysely<Schema>; site: IndexedSite },
): Promise<string[]> {
  const different: string[] = [];
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const some = ids.slice(start, start + IDS_AT_ONCE);
    const there = await documentsOf(some, client, siteCollection(site.slug));
    const rows = await db.selectFrom('cars').selectAll().where('id', 'in', some.map(Number)).execute();
    for (const row of rows)
      if (!sameDocument(there.get(String(row.id)), site.documentOf(row))) different.push(String(row.id));
  }
  return different;
}

async function documentsOf(
  ids: readonly string[],
  client: Client,
  collection: string,
): Promise<Map<string, { id: string }>> {
  const lines = await client
    .collections<{ id: string }>(collection)
    .documents()
    .export({ filter_by: `id:[${ids.join(',')}]` });
  return new Map(documentsIn<{ id: string }>(lines).map((document) => [document.id, document]));
}
