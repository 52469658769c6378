import { setTimeout as sleep } from 'node:timers/promises';
import { errorFacts } from '@forecourt/api';
import { takeAlone, type Database, type Taken } from '@forecourt/database';
import type { Logger } from 'pino';
import type { ServerConfig } from './config.ts';
import { SettingError } from './setting-error.ts';

/** How long to wait before a lost lock is taken again, while the database is away, milliseconds. */
const AGAIN_MS = 1_000;

/**
 * Takes the index of a database: a search server for any number of processes, an engine in this process for it alone. Each process completes changes of the
 * stock, which an index of another one would miss. A lock that is lost, as when the database restarts, is taken again; `onOvertaken` is called if a
 * process with another engine has it by then. Null for the embedded database, which one process uses.
 *
 * @returns the function that gives it back.
 * @throws SettingError if another process has another engine.
 */
export async function takeSearch(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  { typesense }: Pick<ServerConfig, 'typesense'>,
  { logger, onOvertaken }: { logger: Logger; onOvertaken(): void },
): Promise<(() => Promise<void>) | null> {
  if (engine !== 'postgres') return null;
  const shared = typesense !== null;
  const take = async (): Promise<Taken> => {
    const taken = await takeAlone(db, 'forecourt embedded engine', { shared });
    if (taken) return taken;
    throw new SettingError(
      shared
        ? 'Another process uses this database with a search engine of its own, and takes changes of the stock that the search server would miss. Give it ' +
            'the same TYPESENSE_URL and TYPESENSE_API_KEY, or stop it.'
        : 'Another process uses this database, and this one would have a search engine of its own, with other content. Set TYPESENSE_URL and ' +
            'TYPESENSE_API_KEY to one search server for both, or stop the other process.',
    );
  };
  const stopping = new AbortController();

  /** Keeps what is taken until the process stops, and takes it again when it is lost. */
  async function keep(first: Taken): Promise<void> {
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

  const kept = keep(await take());
  return () => {
    stopping.abort();
    return kept;
  };
}
