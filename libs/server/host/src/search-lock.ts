import { setTimeout as sleep } from 'node:timers/promises';
import { errorFacts } from '@forecourt/api';
import { takeAlone, type Database, type Taken } from '@forecourt/database';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import { SettingError } from './setting-error.ts';

/** How long to wait before a lost lock is taken again, while the database is away, milliseconds. */
const AGAIN_MS = 1_000;

/** Of the index of a database: shared by hosts with one search server, or of one host with an engine of its own. */
const INDEX_LOCK = 'forecourt embedded engine';
/** Shared by processes that serve only the API, which have no index. */
const API_LOCK = 'forecourt api';

/** Who is told of the loss of a lock. */
interface LockHooks {
  logger: Logger;
  /** Another process has the lock that this one had. */
  onOvertaken(): void;
}

type Kind = Pick<Database, 'engine' | 'db'>;

/**
 * Takes the index of a database: a search server for any number of processes, an engine in this process for it alone. Each process completes changes of the
 * stock, which an index of another one would miss. A lock that is lost, as when the database restarts, is taken again; `onOvertaken` is called if a
 * process with another engine has it by then. Null for the embedded database, which one process uses.
 *
 * @returns the function that gives it back.
 * @throws SettingError if another process has another engine.
 */
export function takeSearch(
  { engine, db }: Kind,
  { typesense }: Pick<ServerConfig, 'typesense'>,
  hooks: LockHooks,
): Promise<(() => Promise<void>) | null> {
  if (engine !== 'postgres') return Promise.resolve(null);
  const shared = typesense !== null;
  return keep(async () => {
    const taken = await takeAlone(db, INDEX_LOCK, { shared });
    if (taken) return taken;
    throw new SettingError(
      shared
        ? 'Another process uses this database with a search engine of its own, and takes changes of the stock that the search server would miss. Give it ' +
            'the same TYPESENSE_URL and TYPESENSE_API_KEY, or stop it.'
        : 'Another process uses this database, and this one would have a search engine of its own, with other content. Set TYPESENSE_URL and ' +
            'TYPESENSE_API_KEY to one search server for both, or stop the other process.',
    );
  }, hooks);
}

/** As `takeSearch`, for a process that serves only the API: any number may be there, but none while migrations are taken back. */
export function takeApi({ engine, db }: Kind, hooks: LockHooks): Promise<(() => Promise<void>) | null> {
  if (engine !== 'postgres') return Promise.resolve(null);
  return keep(async () => {
    const taken = await takeAlone(db, API_LOCK, { shared: true });
    if (taken) return taken;
    throw new SettingError(
      'Migrations of this database are being taken back, so nothing may use it. Start when that has ended.',
    );
  }, hooks);
}

/** Takes a database from every process that serves. Null if one is there; else the function that gives it back. */
export async function takeServing(db: Kind['db']): Promise<(() => Promise<void>) | null> {
  const index = await takeAlone(db, INDEX_LOCK);
  const api = index && (await takeAlone(db, API_LOCK));
  if (index && !api) await index.giveBack();
  return (
    api &&
    (async () => {
      await api.giveBack();
      await index?.giveBack();
    })
  );
}

/** Takes a lock, keeps it until it is given back, and takes it again when it is lost. */
async function keep(
  take: () => Promise<Taken>,
  { logger, onOvertaken }: LockHooks,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();

  async function hold(first: Taken): Promise<void> {
    let taken: Taken | null = first;
    while (!stopping.signal.aborted) {
      if (taken) {
        const until = AbortSignal.any([stopping.signal, taken.signal]);
        if (!until.aborted)
          await new Promise((done) => until.addEventListener('abort', done, { once: true }));
        await taken.giveBack();
        taken = null;
        continue;
      }
      try {
        taken = await take();
      } catch (error) {
        if (error instanceof SettingError) {
          logger.fatal(errorFacts(error), error.message);
          return onOvertaken();
        }
        await sleep(AGAIN_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
    await taken?.giveBack();
  }

  const kept = hold(await take());
  return () => {
    stopping.abort();
    return kept;
  };
}
