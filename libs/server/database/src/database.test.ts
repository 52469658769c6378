import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json } from './json.ts';
import { migrate } from './migrate.ts';
import { claim } from './outbox/claim.ts';
import { complete } from './outbox/complete.ts';
import { deadLetters, retryDeadLetters, retryDeadLettersOf } from './outbox/deadLetters.ts';
import { enqueue } from './outbox/enqueue.ts';
import { fail } from './outbox/fail.ts';
import { outboxState, pruneOutbox } from './outbox/outboxState.ts';
import { openDatabase } from './openDatabase.ts';
import { emptyTables, openTestDatabase, testEngines, type TestDatabase } from './testing/index.ts';

const NOW = new Date('2026-11-21T02:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
const topics = ['car.changed'];

describe.each(testEngines('database'))('the platform database on %s', (engine) => {
  let database: TestDatabase;
  const message = (key: string) => ({ topic: 'car.changed', key, notBefore: NOW });

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    emptyTables(database.db, [
      'cars',
      'imports',
      'feed_fetches',
      'import_cars',
      'import_rows',
      'outbox',
      'leads',
      'lead_additions',
    ]),
  );

  it('has the name of its engine', () => expect(database.engine).toBe(engine));

  it('migrates once: a second run, and two at the same time, change nothing', async () => {
    expect(await migrate(database.db)).toEqual([]);
    expect(await Promise.all([migrate(database.db), migrate(database.db)])).toEqual([[], []]);
  });

  it('reads numbers, dates and JSON as JavaScript values', async () => {
    const { rows } = await sql`
      select 8407::bigint as big, count(*) as counted, 12.5::float8 as float, true as yes, null as nothing,
        '2026-11-21T12:00:00+10:00'::timestamptz as at, ${json({ a: [1, 'ü"\'\\'] })}::jsonb as data, array['a', 'b'] as list
      from (select 1) as one
    `.execute(database.db);
    expect(rows).toEqual([
      {
        big: 8407,
        counted: 1,
        float: 12.5,
        yes: true,
        nothing: null,
        at: NOW,
        data: { a: [1, 'ü"\'\\'] },
        list: ['a', 'b'],
      },
    ]);
  });

  it('refuses a bigint that a JavaScript number cannot hold', async () => {
    await expect(sql`select 9007199254740993::bigint as big`.execute(database.db)).rejects.toThrow(
      /does not fit/,
    );
  });

  it.each([
    [{ text: 'a\0b' }, { text: 'ab' }],
    [{ text: 'cut \ud83d' }, { text: 'cut \ufffd' }],
    [{ 'key\ude97\0': ['\ud83d', '🚗'] }, { 'key\ufffd': ['\ufffd', '🚗'] }],
    [
      { path: 'C:\\u0000\\ud83d', quote: '"\\' },
      { path: 'C:\\u0000\\ud83d', quote: '"\\' },
    ],
  ])('keeps of the JSON %j what Postgres can store', async (value, kept) => {
    const { rows } = await sql`select ${json(value)}::jsonb as data`.execute(database.db);
    expect(rows).toEqual([{ data: kept }]);
  });

  it('keeps one car per stock number and one per slug of a dealer', async () => {
    const car = (stocknum: string, slug: string) =>
      sql`insert into cars (dealer, stocknum, slug, status, car, content_hash)
          values ('harbour-city', ${stocknum}, ${slug}, 'in_stock', '{}', 'x')`.execute(database.db);
    await car('A1', 'a');
    await expect(car('A1', 'b')).rejects.toMatchObject({
      code: '23505',
      constraint: 'cars_dealer_stocknum_key',
    });
    await expect(car('A2', 'a')).rejects.toMatchObject({ code: '23505', constraint: 'cars_dealer_slug_key' });
  });

  it('stores a lead once per idempotency key', async () => {
    const lead = (id: string) =>
      database.db
        .insertInto('leads')
        .values({
          id,
          site: 'harbour-city',
          idempotency_key: 'k1',
          dedupe_key: 'd1',
          category: 'Enquiry',
          payload: json({ name: 'Ana' }),
        })
        .onConflict((conflict) => conflict.columns(['site', 'idempotency_key']).doNothing())
        .returning('id')
        .execute();
    expect(await lead('0195f3f0-0000-7000-8000-000000000001')).toHaveLength(1);
    expect(await lead('0195f3f0-0000-7000-8000-000000000002')).toHaveLength(0);
  });

  it('rolls back a transaction with its outbox rows', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await enqueue(trx, [message('1')]);
      await sql`select 1 / 0`.execute(trx);
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await claim(database.db, { topics, limit: 10, now: NOW })).toEqual([]);
  });

  it('isolates concurrent queries from a transaction', async () => {
    let release: () => void = () => undefined;
    const pause = new Promise<void>((resolve) => (release = resolve));
    const writing = database.db.transaction().execute(async (trx) => {
      await enqueue(trx, [message('inside')]);
      await pause;
      await sql`select 1 / 0`.execute(trx);
    });
    const outside = enqueue(database.db, [message('outside')]);
    setTimeout(release, 50);
    await expect(writing).rejects.toMatchObject({ code: '22012' });
    await outside;
    const rows = await claim(database.db, { topics, limit: 10, now: NOW });
    expect(rows.map((row) => row.key)).toEqual(['outside']);
  });

  it('writes and reads ten thousand rows at once', async () => {
    await enqueue(
      database.db,
      Array.from({ length: 10_000 }, (_, index) => message(String(index))),
    );
    expect(await claim(database.db, { topics, limit: 20_000, now: NOW })).toHaveLength(10_000);
  });

  describe('the outbox', () => {
    it('gives each row to exactly one of many concurrent workers', async () => {
      await enqueue(
        database.db,
        Array.from({ length: 100 }, (_, index) => message(String(index))),
      );
      const claims = await Promise.all(
        Array.from({ length: 8 }, () => claim(database.db, { topics, limit: 20, now: NOW })),
      );
      const keys = claims.flat().map((row) => row.key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).toHaveLength(100);
    });

    it('claims due rows of the given topics only, oldest first, and counts the attempt', async () => {
      await enqueue(database.db, [
        { topic: 'car.changed', key: 'later', notBefore: minutes(1) },
        message('first'),
        message('second'),
        { topic: 'lead.email', key: 'other', notBefore: NOW },
      ]);
      const rows = await claim(database.db, { topics, limit: 1, now: NOW });
      expect(rows).toMatchObject([{ key: 'first', attempts: 1, payload: {} }]);
      expect((await claim(database.db, { topics, limit: 9, now: NOW })).map((row) => row.key)).toEqual([
        'second',
      ]);
      expect(await claim(database.db, { topics: [], limit: 9, now: minutes(2) })).toEqual([]);
    });

    it('releases a dead worker’s rows after the lease, and ignores a late result of that worker', async () => {
      await enqueue(database.db, [message('1')]);
      const [late] = await claim(database.db, { topics, limit: 1, now: NOW, leaseMs: 60_000 });
      expect(await claim(database.db, { topics, limit: 1, now: new Date(minutes(1).getTime() - 1) })).toEqual(
        [],
      );
      const [again] = await claim(database.db, { topics, limit: 1, now: minutes(1), leaseMs: 60_000 });
      expect(again).toMatchObject({ key: '1', attempts: 2 });
      if (!late || !again) throw new Error('both claims must find the row');
      expect(await complete(database.db, [late], minutes(1))).toBe(0);
      expect(await fail(database.db, late, new Error('late'), { now: minutes(1) })).toEqual({ lost: true });
      expect(await complete(database.db, [again], minutes(1))).toBe(1);
      expect(await claim(database.db, { topics, limit: 1, now: minutes(60) })).toEqual([]);
    });

    it('retries with backoff after 1, 5, 30 minutes, 2 hours, then every 12 for three days, then keeps a dead letter until it is retried', async () => {
      await enqueue(database.db, [message('1')]);
      let now = NOW;
      for (const wait of [1, 5, 30, 120, ...Array.from({ length: 6 }, () => 720)]) {
        const [row] = await claim(database.db, { topics, limit: 1, now });
        if (!row) throw new Error(`nothing was due before the wait of ${wait} minutes`);
        const retryAt = new Date(now.getTime() + wait * 60_000);
        expect(await fail(database.db, row, new Error('mail server says no'), { now })).toEqual({ retryAt });
        expect(await claim(database.db, { topics, limit: 1, now: new Date(retryAt.getTime() - 1) })).toEqual(
          [],
        );
        now = retryAt;
      }
      const [last] = await claim(database.db, { topics, limit: 1, now });
      if (!last) throw new Error('the last attempt was not due');
      expect(await fail(database.db, last, 'no such mailbox', { now })).toEqual({ dead: true });
      expect(await claim(database.db, { topics, limit: 1, now: minutes(1e6) })).toEqual([]);

      const dead = await deadLetters(database.db, { topics });
      expect(dead).toMatchObject([{ key: '1', attempts: 11, last_error: 'no such mailbox', failed_at: now }]);
      expect(await deadLetters(database.db, { topics: ['lead.email'] })).toEqual([]);
      expect(await retryDeadLetters(database.db, [last.id, 999_999], now)).toEqual([last.id]);
      expect(await claim(database.db, { topics, limit: 1, now })).toMatchObject([{ key: '1', attempts: 1 }]);
    });

    it('resets any number of dead letters, a thousand in a statement, or those of a key or a number', async () => {
      await enqueue(database.db, [message('1')]);
      await sql`insert into outbox (topic, key, failed_at) select topic, n::text, now() from outbox, generate_series(2, 2502) as n`.execute(
        database.db,
      );
      const reads: number[] = [];
      const db = database.db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          reads.push(result.rows.length);
          return result;
        },
      });
      const [last] = await deadLetters(db, { topics, limit: 1 });
      expect(await retryDeadLettersOf(db, { topics, of: String(last?.id) }, NOW)).toBe(1);
      expect(await retryDeadLettersOf(db, { topics, of: '3' }, NOW)).toBe(1);
      expect(await retryDeadLettersOf(db, { topics: ['lead.email'] }, NOW)).toBe(0);
      expect(await retryDeadLettersOf(db, { topics }, NOW)).toBe(2_499);
      expect(Math.max(...reads)).toBe(1_000);
    });

    it('retries a row with retryIn without limit', async () => {
      await enqueue(database.db, [message('1')]);
      for (let attempt = 0; attempt < 8; attempt += 1) {
        const [row] = await claim(database.db, { topics, limit: 1, now: minutes(attempt) });
        if (!row) throw new Error('nothing was due');
        expect(await fail(database.db, row, 'down', { now: minutes(attempt), retryIn: 60 })).toEqual({
          retryAt: minutes(attempt + 1),
        });
      }
    });

    it('makes a permanent error a dead letter at once', async () => {
      await enqueue(database.db, [message('1')]);
      const [row] = await claim(database.db, { topics, limit: 1, now: NOW });
      if (!row) throw new Error('nothing was due');
      expect(await fail(database.db, row, 'the car is gone', { now: NOW, final: true })).toEqual({
        dead: true,
      });
    });

    it('reports waiting rows and dead letters, and prunes old completed rows', async () => {
      await enqueue(database.db, [message('1'), message('2'), message('3')]);
      const [first, second] = await claim(database.db, { topics, limit: 2, now: NOW });
      if (!first || !second) throw new Error('nothing was due');
      await complete(database.db, [first], NOW);
      await fail(database.db, second, 'no', { now: NOW, final: true });
      expect(await outboxState(database.db)).toMatchObject([{ topic: 'car.changed', waiting: 1, dead: 1 }]);
      expect(await pruneOutbox(database.db, NOW)).toBe(0);
      expect(await pruneOutbox(database.db, minutes(1))).toBe(1);
      expect(await outboxState(database.db)).toMatchObject([{ waiting: 1, dead: 1 }]);
    });
  });
});

describe('a URL without a Postgres server', () => {
  it('throws with the reason and what to do, without the password', async () => {
    const opening = openDatabase({ url: 'postgres://app:secret@127.0.0.1:1/forecourt' });
    await expect(opening).rejects.toThrow(
      /Postgres at postgres:\/\/app@127\.0\.0\.1:1\/forecourt cannot be used: .*Check DATABASE_URL/,
    );
  });
});
