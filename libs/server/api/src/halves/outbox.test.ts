import { deadLetters, enqueue, migrate, retryDeadLetters, type Migration } from '@forecourt/database';
import { testEngines } from '@forecourt/database/testing';
import { defineOperation } from '@forecourt/platform-client/contracts';
import { defineFeature } from '@forecourt/site-config';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { siteLookup, stockMessages } from '../index.ts';
import { NOW, other, site, testApi, type TestApi } from '../test/testApi.ts';
import { defineServerHalf } from './defineServerHalf.ts';
import { startOutbox } from './startOutbox.ts';

/** A feature with a table, a call and an outbox message. */
const wash = defineFeature({
  id: 'wash',
  purpose: 'Washing a vehicle.',
  options: {},
  server: '@forecourt/wash/server',
});
const book = defineOperation(
  { id: 'bookWash', method: 'post', path: '/api/washes' },
  {
    summary: 'Book a wash',
    description: 'For a test.',
    request: z.object({ body: z.object({ plate: z.string() }) }),
    answer: z.object({ number: z.number() }),
    problems: { invalid: { status: 422 } },
  },
);
// `$extendTables` needs an index signature, which an interface does not have.
type WashTables = { wash_bookings: { number: number; plate: string } };
const tables: Migration = {
  async up(db) {
    await sql`create table wash_bookings (number serial primary key, plate text not null)`.execute(db);
  },
};
const messageSchema = z.object({ site: z.string(), plate: z.string() });

interface WashSite {
  /** Delivers the message. */
  tell(plate: string, attempt: number): void;
}
const half = defineServerHalf({
  feature: wash,
  operations: { bookWash: book },
  migrations: { 'wash-0001': tables },
  site: (): WashSite => ({ tell: () => {} }),
  routes(api, { db, leads }) {
    api.serve(book, {
      async handle({ site: { slug }, request }) {
        const { plate } = request.body;
        const number = await db.transaction().execute(async (transaction) => {
          const kept = await transaction
            .$extendTables<WashTables>()
            .insertInto('wash_bookings')
            .values({ plate, number: sql`default` })
            .returning('number')
            .executeTakeFirstOrThrow();
          const payload = { site: slug, plate };
          await enqueue(transaction, [{ topic: 'wash.booked', key: String(kept.number), payload }]);
          return kept.number;
        });
        leads.wake();
        return { answer: { number }, cache: 'no-store' };
      },
    });
  },
  outbox: {
    async 'wash.booked'({ payload, attempt }, { valueFor }) {
      const { site: slug, plate } = messageSchema.parse(payload);
      valueFor(slug).tell(plate, attempt);
    },
  },
});

describe.each(testEngines('server halves'))('a half with a table and messages, on %s', (engine) => {
  let kit: TestApi;
  let clock = NOW.getTime();
  let told: [string, number][] = [];
  let down = false;
  const tell = (plate: string, attempt: number) => {
    told.push([plate, attempt]);
    if (down) throw Object.assign(new Error('0491 570 006 does not answer'), { code: 'ECONNREFUSED' });
  };
  const { byHost, bySlug } = siteLookup([{ site: { ...site, halves: [half.forSite({ tell })] }, hosts: [] }]);
  const attempts: unknown[] = [];
  let outbox: ReturnType<typeof startOutbox>;

  beforeAll(async () => {
    kit = await testApi(engine, {
      halves: [half],
      sites: byHost,
      leads: { wake: () => outbox.wake() },
      metricsToken: 'for the machine',
    });
    const { db } = kit.database;
    const now = () => new Date(clock);
    const onAttempt = ({ outcome, reason }: { outcome: string; reason: string | null }) =>
      void attempts.push([outcome, reason]);
    outbox = startOutbox([half], { db, now, siteBySlug: bySlug, onAttempt, pollMs: 20 });
  });
  afterAll(async () => {
    await outbox.stop();
    await kit.database.close();
  });
  beforeEach(() => {
    [told, down, attempts.length] = [[], false, 0];
    clock = Date.now() + 1_000;
  });

  const post = (plate: string) =>
    kit.request('/api/washes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ plate }),
    });
  const dead = () => deadLetters(kit.database.db, { topics: ['wash.booked'] });

  it('stores a booking in its own table and delivers the message once', async () => {
    const answer = z.object({ number: z.number() }).parse(await (await post('ABC123')).json());
    await expect.poll(() => told).toEqual([['ABC123', 1]]);
    await expect.poll(() => attempts).toEqual([['delivered', null]]);
    const rows = await kit.database.db
      .$extendTables<WashTables>()
      .selectFrom('wash_bookings')
      .selectAll()
      .where('number', '=', answer.number)
      .execute();
    expect(rows).toEqual([{ number: answer.number, plate: 'ABC123' }]);
  });

  it('has the retry delays of leads, then is a dead letter in the metrics, and can be retried', async () => {
    down = true;
    await post('DEF456');
    for (const [attempt, wait] of [
      60,
      300,
      1_800,
      7_200,
      ...Array.from({ length: 6 }, () => 43_200),
    ].entries()) {
      await expect.poll(() => attempts).toHaveLength(attempt + 1);
      expect(attempts.at(-1)).toEqual(['retry', 'ECONNREFUSED']);
      clock += wait * 1_000;
    }
    await expect.poll(() => attempts.at(-1)).toEqual(['dead', 'ECONNREFUSED']);
    expect(told.map(([, attempt]) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const [letter] = await dead();
    expect(letter).toMatchObject({
      topic: 'wash.booked',
      last_error: expect.stringContaining('does not answer'),
    });
    const headers = { authorization: 'Bearer for the machine' };
    const figures = await (await kit.request('/metrics', { headers })).text();
    expect(figures).toContain('forecourt_outbox_rows{topic="wash.booked",state="dead"} 1');

    down = false;
    await retryDeadLetters(kit.database.db, [letter?.id ?? 0], new Date(clock));
    await expect.poll(() => attempts.at(-1)).toEqual(['delivered', null]);
    expect(await dead()).toEqual([]);
  });

  it('keeps a message of a site that this process does not serve', async () => {
    const payload = { site: 'elsewhere', plate: 'GHI789' };
    await enqueue(kit.database.db, [{ topic: 'wash.booked', key: 'elsewhere', payload }]);
    outbox.wake();
    await expect.poll(() => attempts).toHaveLength(1);
    expect(attempts).toEqual([['retry', expect.anything()]]);
    expect(told).toEqual([]);
    const kept = await kit.database.db
      .selectFrom('outbox')
      .select(['last_error', 'done_at'])
      .where('key', '=', 'elsewhere')
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({
      last_error: expect.stringContaining('The site elsewhere is not served here'),
      done_at: null,
    });
  });

  it('is migrated once, after the platform, and its tables stay when a site removes the feature', async () => {
    const { db } = kit.database;
    expect(await migrate(db, [half])).toEqual([]);
    expect(await migrate(db)).toEqual([]);
    const second: Migration = {
      up: (to) => sql`alter table wash_bookings add column note text`.execute(to).then(() => {}),
    };
    const later = { feature: 'wash', migrations: { ...half.migrations, 'wash-0002': second } };
    expect(await migrate(db, [later])).toEqual(['wash-0002']);
    const broken: Migration = {
      async up(to) {
        await sql`create table wash_half_done (id int)`.execute(to);
        throw new Error('no room');
      },
    };
    const wrong = { feature: 'wash', migrations: { ...later.migrations, 'wash-0003': broken } };
    await expect(migrate(db, [wrong])).rejects.toThrow(
      'Migration wash-0003 failed and was rolled back: no room',
    );
    await expect(sql`select * from wash_half_done`.execute(db)).rejects.toThrow('wash_half_done');
  });
});

test('names without the id of the feature are refused', () => {
  const rest = { feature: wash, operations: {}, site: () => ({}), routes: () => {} };
  expect(() => defineServerHalf({ ...rest, migrations: { '0001': tables } })).toThrow(
    'Begin it with "wash-"',
  );
  expect(() => defineServerHalf({ ...rest, outbox: { booked: async () => {} } })).toThrow(
    'The server half of wash has the topic booked, which is not unique. Begin it with "wash."',
  );
});

test('changes of the stock go to each site that has the half and may list the cars; a topic without a handler is refused', () => {
  const rest = { feature: wash, operations: {}, site: () => ({}), routes: () => {} };
  expect(() => defineServerHalf({ ...rest, stockTopic: 'wash.stock' })).toThrow('has no handler for it');
  const cleaner = defineServerHalf({
    ...{ ...rest, stockTopic: 'wash.stock', outbox: { 'wash.stock': async () => {} } },
  });
  const washed = { ...site, stock: ['harbour-city', 'lent'], halves: [cleaner.forSite({})] };
  const cars = [
    { id: 1, dealer: 'harbour-city' },
    { id: 2, dealer: 'lent' },
    { id: 3, dealer: 'elsewhere' },
  ];
  const payload = { site: 'harbour-city', cars: [1, 2] };
  expect(stockMessages([half, cleaner], [washed, other], cars)).toEqual([
    { topic: 'wash.stock', key: 'harbour-city', payload },
  ]);
  expect(stockMessages([cleaner], [washed], cars.slice(2))).toEqual([]);
});
