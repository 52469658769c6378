import { outboxState } from '@forecourt/database';
import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { currentCollection, isOfThisVersion } from '../carCollections.ts';
import { CAR_TOPIC } from '../carTopic.ts';
import { engineCall } from '../engineCall.ts';
import { engineClient } from '../engineClient.ts';
import type { EngineAddress } from '../engineClient.ts';
import { countLiveCars } from '../indexableCars.ts';

/** How index and database stand. */
export interface IndexStatus {
  /** The protocol's version that the engine speaks, such as `29.0`; null when it does not answer. */
  engineVersion: string | null;
  /** Why the engine does not answer, or null. */
  engineError: string | null;
  /** The collection behind the alias; null where there is none yet. */
  collection: string | null;
  /** The collection's schema is the one of this version of the platform. */
  isCurrent: boolean;
  inEngine: number;
  /** Cars in the database that belong in the index. */
  inDatabase: number;
  /** Changes that the engine has not had yet, and since when the oldest waits. */
  waiting: number;
  waitingSince: Date | null;
}

/** Asks engine and database; an engine that is down is a status, not an error. */
export async function indexStatus(options: {
  db: Kysely<Schema>;
  engine: EngineAddress;
}): Promise<IndexStatus> {
  const { db, engine } = options;
  const outbox = (await outboxState(db)).find(({ topic }) => topic === CAR_TOPIC);
  return {
    ...(await engineStatus(engine)),
    inDatabase: await countLiveCars(db),
    waiting: outbox?.waiting ?? 0,
    waitingSince: outbox?.oldest ?? null,
  };
}

type EngineStatus = Omit<IndexStatus, 'inDatabase' | 'waiting' | 'waitingSince'>;

async function engineStatus(engine: EngineAddress): Promise<EngineStatus> {
  const unknown = { collection: null, isCurrent: false, inEngine: 0 };
  try {
    const { version } = await engineCall<{ version: string }>(engine, 'GET', '/debug');
    const answers = { engineVersion: version, engineError: null };
    const client = engineClient(engine);
    const collection = await currentCollection(client);
    if (collection === undefined) return { ...answers, ...unknown };
    const { num_documents: inEngine } = await client.collections(collection).retrieve();
    const isCurrent = await isOfThisVersion(client, collection);
    return { ...answers, collection, isCurrent, inEngine };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { engineVersion: null, engineError: why, ...unknown };
  }
}
