import { sql, type Kysely } from 'kysely';
import { isDatabaseAway } from './databaseWatch.ts';
import type { Schema } from './schema.ts';

/**
 * Takes what only one process may have at a time, or with `shared` any number of those that share it, for as long as it is needed, over a connection of its own. Null if another has it. A process that
 * dies has it no longer, and a machine that vanishes loses it within half a minute. Within the embedded database, which one process uses, nobody has to wait.
 *
 * @returns the function that gives it back.
 */
export function takeAlone(
  db: Kysely<Schema>,
  name: string,
  { shared = false }: { shared?: boolean } = {},
): Promise<(() => Promise<void>) | null> {
  const kind = sql.raw(shared ? '_shared' : '');
  const key = sql`hashtextextended(${name}, 0)`;
  return new Promise((resolve, reject) => {
    const ended = db.connection().execute(async (connection) => {
      const asked = sql<{ taken: boolean }>`select pg_try_advisory_lock${kind}(${key}) as taken`;
      const { rows } = await asked.execute(connection);
      if (!rows[0]?.taken) return resolve(null);
      await noticeVanished(connection);
      await new Promise<void>((done) => {
        resolve(() => {
          done();
          return ended;
        });
      });
      await sql`select pg_advisory_unlock${kind}(${key})`.execute(connection).catch((error: unknown) => {
        // A connection that has ended does not have it any more.
        if (!isDatabaseAway(error)) throw error;
      });
    });
    ended.catch(reject);
  });
}

/**
 * Has the server ask this connection whether it is still there, after 15 s of silence and each 5 s, three times: a machine that loses its power
 * or its network says no goodbye, and without it the server would wait for two hours.
 */
async function noticeVanished(connection: Kysely<Schema>): Promise<void> {
  await sql`select set_config('tcp_keepalives_idle', '15', false), set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '3', false)`.execute(connection);
}

/** Does work that one process does at a time. Null, and nothing is done, if another is at it. */
export async function alone<Result>(
  db: Kysely<Schema>,
  name: string,
  work: () => Promise<Result>,
): Promise<{ result: Result } | null> {
  const giveBack = await takeAlone(db, name);
  if (!giveBack) return null;
  try {
    return { result: await work() };
  } finally {
    await giveBack();
  }
}
