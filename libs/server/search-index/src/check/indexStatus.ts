import { outboxState } from '@forecourt/database';
import type { Schema } from '@forecourt/database';
import { siteCollection } from '@forecourt/stock-search';
import type { Kysely } from 'kysely';
import type { Client } from 'typesense';
import { collectionBehind, isCurrent } from '../carCollections.ts';
import { CAR_TOPIC } from '../carTopic.ts';
import { engineCall } from '../engineCall.ts';
import { engineClient } from '../engineClient.ts';
import type { EngineAddress } from '../engineClient.ts';
import { indexableCars } from '../indexableCars.ts';
import type { IndexedSite } from '../IndexedSite.ts';
import { reasonOf } from '../siteIndex.ts';

/** Status of a site's index compared with the database. */
export interface SiteIndexStatus {
  slug: string;
  /** The collection behind the site's alias; null if there is none yet. */
  collection: string | null;
  /** Whether the collection has the schema of this version of the platform and was filled with the site's current rules. */
  isCurrent: boolean;
  inEngine: number;
  /** Cars in the database that the site lists. */
  inDatabase: number;
}

/** Status of the engine. */
export interface EngineStatus {
  /** Protocol version of the engine, such as `29.0`; null when it is unreachable. */
  engineVersion: string | null;
  /** Why the engine is unreachable, or null. */
  engineError: string | null;
}

/** Status of all indexes compared with the database. */
export interface IndexStatus extends EngineStatus {
  sites: SiteIndexStatus[];
  /** Number of pending changes, and the time of the oldest. */
  waiting: number;
  waitingSince: Date | null;
}

/** Queries engine and database; an engine that is down is a status, not an error. */
export async function indexStatus(options: {
  db: Kysely<Schema>;
  engine: EngineAddress;
  sites: readonly IndexedSite[];
}): Promise<IndexStatus> {
  const { db, engine, sites } = options;
  const outbox = (await outboxState(db)).find(({ topic }) => topic === CAR_TOPIC);
  const state = await engineState(engine, sites);
  const told: SiteIndexStatus[] = [];
  for (const [at, site] of sites.entries()) told.push(await withStock(db, site, state.sites[at]));
  return { ...state, sites: told, waiting: outbox?.waiting ?? 0, waitingSince: outbox?.oldest ?? null };
}

/** The status of one index, without the pending changes of all sites. */
export async function siteIndexStatus(options: {
  db: Kysely<Schema>;
  engine: EngineAddress;
  site: IndexedSite;
}): Promise<EngineStatus & SiteIndexStatus> {
  const { db, engine, site } = options;
  const { sites, ...state } = await engineState(engine, [site]);
  return { ...state, ...(await withStock(db, site, sites[0])) };
}

/** The state of an index with the count of what its site lists. */
async function withStock(
  db: Kysely<Schema>,
  site: IndexedSite,
  state: SiteState = MISSING,
): Promise<SiteIndexStatus> {
  return { slug: site.slug, ...state, inDatabase: await countListed(db, site) };
}

type SiteState = Pick<SiteIndexStatus, 'collection' | 'isCurrent' | 'inEngine'>;
type EngineState = EngineStatus & { sites: SiteState[] };

const MISSING: SiteState = { collection: null, isCurrent: false, inEngine: 0 };

async function engineState(engine: EngineAddress, sites: readonly IndexedSite[]): Promise<EngineState> {
  try {
    const { version } = await engineCall<{ version: string }>(engine, 'GET', '/debug');
    const client = engineClient(engine);
    const states: SiteState[] = [];
    for (const site of sites) states.push(await siteState(client, site));
    return { engineVersion: version, engineError: null, sites: states };
  } catch (error) {
    return { engineVersion: null, engineError: reasonOf(error), sites: [] };
  }
}

async function siteState(client: Client, site: IndexedSite): Promise<SiteState> {
  const collection = await collectionBehind(client, siteCollection(site.slug));
  if (collection === undefined) return MISSING;
  const { num_documents: inEngine } = await client.collections(collection).retrieve();
  return { collection, isCurrent: await isCurrent(client, collection, site), inEngine };
}

async function countListed(db: Kysely<Schema>, site: IndexedSite): Promise<number> {
  let count = 0;
  for await (const rows of indexableCars(db, site)) count += rows.length;
  return count;
}
