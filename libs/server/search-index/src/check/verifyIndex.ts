import type { CarRow, Schema } from '@forecourt/database';
import { CAR_COLLECTION_ALIAS } from '@forecourt/stock-search';
import type { SearchDocument } from '@forecourt/stock-search';
import type { Kysely } from 'kysely';
import type { Client } from 'typesense';
import { CAR_TOPIC } from '../carTopic.ts';
import { engineClient } from '../engineClient.ts';
import type { EngineAddress } from '../engineClient.ts';
import { documentsIn, engineIds } from './engineIds.ts';
import { sameDocument } from './sameDocument.ts';
import { sampleOf } from './sampleOf.ts';

/** Ids in one filter: an address may not be longer than 4,000 characters. */
const IDS_AT_ONCE = 100;

export interface VerifyOptions {
  db: Kysely<Schema>;
  engine: EngineAddress;
  documentOf(row: CarRow): SearchDocument;
  /** How many cars are compared field by field; spread evenly over the stock. Default 200. */
  sample?: number;
}

/** How the index differs from the database. Cars whose change waits in the outbox are on their way and no difference. */
export interface IndexVerdict {
  /** Cars in the database that belong in the index. */
  inDatabase: number;
  inEngine: number;
  waiting: number;
  /** How many cars were compared field by field. */
  compared: number;
  /** Ids of cars that the index lacks, has too many, or has otherwise than the database says. */
  missing: string[];
  surplus: string[];
  different: string[];
}

/** Compares every id of the index with the database, and a sample of the cars field by field. */
export async function verifyIndex(options: VerifyOptions): Promise<IndexVerdict> {
  const { db, sample = 200 } = options;
  const client = engineClient(options.engine);
  const found = await engineIds(client);
  const live = await liveIds(db);
  // Read last: a change that came in between shows as waiting, or is in both lists already.
  const waiting = await waitingIds(db);
  const settled = (id: string): boolean => !waiting.has(id);
  const wanted = new Set(live);
  const chosen = sampleOf(
    live.filter((id) => found.has(id) && settled(id)),
    sample,
  );
  return {
    inDatabase: live.length,
    inEngine: found.size,
    waiting: waiting.size,
    compared: chosen.length,
    missing: live.filter((id) => !found.has(id) && settled(id)),
    surplus: [...found].filter((id) => !wanted.has(id) && settled(id)),
    different: await differentOf(chosen, client, options),
  };
}

async function liveIds(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('cars')
    .select('id')
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => String(id));
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
  { db, documentOf }: VerifyOptions,
): Promise<string[]> {
  const different: string[] = [];
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const some = ids.slice(start, start + IDS_AT_ONCE);
    const there = await documentsOf(some, client);
    const rows = await db.selectFrom('cars').selectAll().where('id', 'in', some.map(Number)).execute();
    for (const row of rows)
      if (!sameDocument(there.get(String(row.id)), documentOf(row))) different.push(String(row.id));
  }
  return different;
}

async function documentsOf(ids: readonly string[], client: Client): Promise<Map<string, { id: string }>> {
  const lines = await client
    .collections<{ id: string }>(CAR_COLLECTION_ALIAS)
    .documents()
    .export({ filter_by: `id:[${ids.join(',')}]` });
  return new Map(documentsIn<{ id: string }>(lines).map((document) => [document.id, document]));
}
