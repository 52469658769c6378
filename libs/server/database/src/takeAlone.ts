import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { isDatabaseAway } from './databaseWatch.ts';
import { IS_THERE } from './postgresPool.ts';
import type { Schema } from './schema.ts';
import { serialQueue } from './serialQueue.ts';

/** How often a holder asks the server over the connection that has the lock, milliseconds. */
const ASK_EVERY_MS = 2_000;

/** Another process may have what this one had taken: the connection with the lock has ended. */
export class LockLost extends Error {
  override name = 'LockLost';
}

/** What a process holds. */
export interface Held {
  /** Aborted with a `LockLost` once it is noticed that the lock is lost, within twelve seconds. */
  signal: AbortSignal;
  /**
   * Asks the server now. What must not be done by two is checked before, and what must not stay if two did it is checked after.
   *
   * @throws LockLost if another process may have the lock.
   */
  check(): Promise<void>;
}

/** What `takeAlone` has taken. */
export interface Taken extends Held {
  giveBack(): Promise<void>;
}

/**
 * Takes what only one process may have at a time, or with `shared` any number of those that share it, for as long as it is needed, over a connection of its own. Null if another has it. A process that
 * dies has it no longer, and a machine that vanishes loses it within half a minute; a process that goes on without its connection is told by `signal` and `check`. Within the embedded
 * database, which one process uses, nobody has to wait.
 */
export function takeAlone(
  db: Kysely<Schema>,
  name: string,
  { shared = false }: { shared?: boolean } = {},
): Promise<Taken | null> {
  const kind = sql.raw(shared ? '_shared' : '');
  const key = sql`hashtextextended(${name}, 0)`;
  return new Promise((resolve, reject) => {
    const ended = db.connection().execute(async (connection) => {
      const asked = sql<{ taken: boolean }>`select pg_try_advisory_lock${kind}(${key}) as taken`;
      const { rows } = await asked.execute(connection);
      if (!rows[0]?.taken) return resolve(null);
      await noticeVanished(connection);
      const { held, stop } = holdBy(connection, name);
      await new Promise<void>((done) => {
        const giveBack = () => {
          done();
          return ended;
        };
        resolve({ ...held, giveBack });
      });
      await stop();
      await sql`select pg_advisory_unlock${kind}(${key})`.execute(connection).catch((error: unknown) => {
        // A connection that has ended does not have it any more.
        if (!isDatabaseAway(error)) throw error;
      });
    });
    ended.catch(reject);
  });
}

/** Asks again and again whether a connection is still there, which has a lock. */
function holdBy(connection: Kysely<Schema>, name: string): { held: Held; stop(): Promise<void> } {
  const lost = new AbortController();
  const stopped = new AbortController();

  // One question at a time, each asked after the call: an answer to an earlier one says nothing about what was done meanwhile.
  const turn = serialQueue();
  const check = () =>
    turn(async () => {
      lost.signal.throwIfAborted();
      try {
        await sql.raw(IS_THERE).execute(connection);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        lost.abort(
          new LockLost(`The lock "${name}" is lost, so another process may be at it: ${reason}.`, {
            cause: error,
          }),
        );
      }
      lost.signal.throwIfAborted();
    });

  async function watch(): Promise<void> {
    while (!lost.signal.aborted) {
      await sleep(ASK_EVERY_MS, undefined, { signal: stopped.signal, ref: false });
      await check();
    }
  }
  // It ends when the lock is given back or lost; the holder learns the latter by the signal.
  const watching = watch().catch(() => undefined);
  return {
    held: { signal: lost.signal, check },
    stop() {
      stopped.abort();
      return watching;
    },
  };
}

/**
 * Has the server ask this connection whether it is still there, after 15 s of silence and each 5 s, three times: a machine that loses its power
 * or its network says no goodbye, and without it the server would wait for two hours.
 */
async function noticeVanished(connection: Kysely<Schema>): Promise<void> {
  await sql`select set_config('tcp_keepalives_idle', '15', false), set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '3', false)`.execute(connection);
}

/** Does work that one process does at a time; the work is told if it does not hold that right any more. Null, and nothing is done, if another is at it. */
export async function alone<Result>(
  db: Kysely<Schema>,
  name: string,
  work: (held: Held) => Promise<Result>,
): Promise<{ result: Result } | null> {
  const taken = await takeAlone(db, name);
  if (!taken) return null;
  try {
    return { result: await work(taken) };
  } finally {
    await taken.giveBack();
  }
}
