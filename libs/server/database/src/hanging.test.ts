import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseAway, isDatabaseAway, WATCH_TIMES } from './databaseWatch.ts';
import { openDatabase, type Database } from './openDatabase.ts';
import { postgresPool, SERVING } from './postgresPool.ts';
import {
  hangingProxy,
  openTestDatabase,
  testEngines,
  waitOf,
  type HangingProxy,
  type TestDatabase,
} from './testing/index.ts';

/** How long something makes one wait, milliseconds, and what it throws. */
async function timed(work: () => Promise<unknown>): Promise<{ ms: number; error: unknown }> {
  const { ms, result } = await waitOf(() =>
    work().then(
      () => null,
      (thrown: unknown) => thrown,
    ),
  );
  return { ms, error: result };
}

/** Shorter than in production, so that a busy machine does not make two seconds of it. */
const patience = { slowMs: 100, answerMs: 900 };

describe.each(testEngines('hanging'))('a database that hangs on %s', (engine) => {
  let behind: TestDatabase;
  let proxy: HangingProxy;
  let database: Database;
  const one = () => sql`select 1`.execute(database.db);
  const guarded = () => database.watch?.guard(one) ?? Promise.reject(new Error('It is not watched.'));

  beforeAll(async () => {
    behind = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    proxy = await hangingProxy(behind);
    database = await openDatabase({ url: proxy.url, serving: true, patience });
  });
  afterEach(async () => {
    await database.close();
    await proxy.close();
  });
  afterAll(() => behind.close());

  it('does not hold up a start: it is refused with what to do', async () => {
    proxy.hang();
    const { ms, error } = await timed(() => openDatabase({ url: proxy.url, serving: true }));
    proxy.resume();
    expect(ms).toBeLessThan(3_000);
    expect(error).toMatchObject({ message: expect.stringMatching(/cannot be used: .*Check DATABASE_URL/) });
  });

  it('keeps nobody waiting for two seconds, later callers not at all, and everybody is served again when it answers', async () => {
    // Connections that are in the pool when it begins to hang.
    await Promise.all(Array.from({ length: 10 }, () => guarded()));
    proxy.hang();
    const first = await Promise.all(Array.from({ length: 30 }, () => timed(guarded)));
    for (const { ms, error } of first) {
      expect(error).toSatisfy(isDatabaseAway);
      expect(ms).toBeLessThan(2_000);
    }
    let asked = 0;
    const counted = async () => {
      asked += 1;
      await one();
    };
    const later = await timed(() => database.watch?.guard(counted) ?? Promise.resolve());
    expect(later.error).toBeInstanceOf(DatabaseAway);
    expect(asked, 'the database is not asked at all').toBe(0);
    expect(later.ms).toBeLessThan(patience.answerMs);

    proxy.resume();
    await expect.poll(async () => (await timed(guarded)).error, { interval: 50 }).toBeNull();
    const again = await Promise.all(Array.from({ length: 20 }, () => timed(guarded)));
    for (const { error } of again) expect(error).toBeNull();
  });

  it('cannot exhaust the pool: who does not ask the watch is answered too', async () => {
    const { pool } = postgresPool(proxy.url, { ...SERVING, statementMs: 300 });
    const query = async () => {
      const client = await pool.connect();
      return client.query('select 1').finally(() => client.release());
    };
    await Promise.all(Array.from({ length: 10 }, query));
    proxy.hang();
    const hung = await Promise.all(Array.from({ length: 25 }, () => timed(query)));
    for (const { ms, error } of hung) {
      expect(error).toSatisfy(isDatabaseAway);
      expect(ms).toBeLessThan(3_500);
    }
    proxy.resume();
    await Promise.all(Array.from({ length: 25 }, query));
    await pool.end();
  });

  if (engine === 'postgres') {
    it('waits for a database that is slow', async () => {
      // It has time to say that it is there: on a busy machine a new connection takes a while.
      const patient = { ...patience, answerMs: 20_000 };
      const { db, watch, close } = await openDatabase({ url: proxy.url, serving: true, patience: patient });
      const slow = () => sql`select pg_sleep(2.5)`.execute(db);
      const { error } = await timed(() => watch?.guard(slow) ?? Promise.reject(new Error('none')));
      await close();
      expect(error).toBeNull();
    });

    it('ends a statement and a wait for a lock that take too long, while a shopper waits and not while an operator does', async () => {
      const settings = async ({ db }: Database) =>
        (
          await sql<{ name: string; setting: string }>`
            select name, setting from pg_settings
            where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
          `.execute(db)
        ).rows.map(({ name, setting }) => [name, Number(setting)]);
      const idle = ['idle_in_transaction_session_timeout', 20_000];
      expect(await settings(database)).toEqual([
        idle,
        ['lock_timeout', 5_000],
        ['statement_timeout', 10_000],
      ]);
      expect(await settings(behind)).toEqual([idle, ['lock_timeout', 0], ['statement_timeout', 0]]);
    });
  }
});

it('a shopper waits for less than two seconds', () => {
  expect(WATCH_TIMES.slowMs + WATCH_TIMES.answerMs).toBeLessThan(2_000);
});

it('knows an error that says the database is away', async () => {
  const refused = await timed(() => openDatabase({ url: 'postgres://127.0.0.1:1/none' }));
  expect(refused.error).toMatchObject({ cause: expect.toSatisfy(isDatabaseAway) });
  expect(isDatabaseAway(new Error('duplicate key value'))).toBe(false);
  expect(isDatabaseAway('text')).toBe(false);
});

it.each([
  ['ECONNREFUSED', true],
  ['57P03', true],
  // PgBouncer: the server closed the connection, or a wait in its queue was too long.
  ['08006', true],
  ['08P01', true],
  ['23505', false],
  ['42P01', false],
])('an error with the code %s means that the database is away: %s', (code, isAway) => {
  expect(isDatabaseAway(Object.assign(new Error('It failed.'), { code }))).toBe(isAway);
});
