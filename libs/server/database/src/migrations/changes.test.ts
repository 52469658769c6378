import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { json } from '../json.ts';
import { emptyTables, openTestDatabase, testEngines, type TestDatabase } from '../testing/index.ts';
import { up as cleanFeedAddresses } from './0025-feed-addresses.ts';
import { up as orderAlerts } from './0027-alert-mails.ts';
import { up as searchPhones } from './0036-searched-phones.ts';

const NOW = new Date('2026-11-21T02:00:00Z');
const ALERT = {
  ...({ kind: 'car', label: 'A car', car_id: 1, rhythm: 'daily' } as const),
  ...{ statement: 'Yes', page: '/', asked_at: NOW },
};

describe.each(testEngines('migrations'))('a migration of rows on %s', (engine) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => emptyTables(database.db, ['feed_fetches', 'outbox', 'alerts', 'subscribers', 'leads']));

  it('the history of feeds that is there keeps no key of an address', async () => {
    const rows = [
      ['https://feeds.example/stock.csv', 'https://feeds.example/stock.csv'],
      ['sftp://feeds.example/a@b.csv', 'sftp://feeds.example/a@b.csv'],
      ['https://feeds.example/stock?dealer=7&token=s3cret', 'https://feeds.example/stock?…'],
      ['https://feeds.example/stock?s3cret=…&dealer=… (0a1b2c3d)', 'https://feeds.example/stock?…'],
      ['https://feeds.example/stock#s3cret', 'https://feeds.example/stock?…'],
      ['https://user:s3cret@feeds.example/stock?s3cret', 'https://feeds.example/stock?…'],
      ['sftp://user:s3@cret@feeds.example/stock', 'sftp://feeds.example/stock'],
    ];
    for (const [source = ''] of rows)
      await database.db.insertInto('feed_fetches').values({ dealer: 'a', source, started_at: NOW }).execute();
    await cleanFeedAddresses(database.db);
    const kept = await database.db.selectFrom('feed_fetches').select('source').orderBy('id').execute();
    expect(kept.map(({ source }) => source)).toEqual(rows.map(([, shown]) => shown));
  });

  it('e-mails of alerts that wait get an id, once', async () => {
    const { db } = database;
    const payload = { site: 'a', subscriber: 1, rhythm: 'daily' };
    const message = { topic: 'alerts.mail', key: '1/daily', payload: json(payload) };
    await db
      .insertInto('outbox')
      .values([message, { ...message, done_at: NOW }, { ...message, topic: 'lead.mail' }])
      .execute();
    const payloads = async () =>
      (await db.selectFrom('outbox').select('payload').orderBy('id').execute()).map((row) => row.payload);
    await orderAlerts(db);
    const first = await payloads();
    expect(first).toEqual([{ ...payload, mail: expect.stringMatching(/^[0-9a-f-]{36}$/) }, payload, payload]);
    await orderAlerts(db);
    expect(await payloads()).toEqual(first);
  });

  it('an e-mail of alerts that was tried keeps the id that its news has', async () => {
    const { db } = database;
    const mail = '0b0e3a52-6c0f-4c0e-9d6c-1a2b3c4d5e6f';
    const { id: subscriber } = await db
      .insertInto('subscribers')
      .values({ site: 'a', email: 'kim@example.com', token: 'kim' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: alert } = await db
      .insertInto('alerts')
      .values({ ...ALERT, site: 'a', email: 'kim@example.com', token: 'kim', confirmed_at: NOW })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('alert_news')
      .values({ alert_id: alert, car_id: 1, kind: 'price', fact: '19000', at: NOW, mail_id: mail })
      .execute();
    const message = (rhythm: string, attempts: number) => ({
      ...{ topic: 'alerts.mail', key: `${subscriber}/${rhythm}`, attempts },
      payload: json({ site: 'a', subscriber, rhythm }),
    });
    await db
      .insertInto('outbox')
      .values([message('daily', 0), message('daily', 1), message('at-once', 1)])
      .execute();
    await orderAlerts(db);
    const { rows } = await sql<{ own: boolean }>`
      select payload ->> 'mail' = ${mail} as own from outbox order by id`.execute(db);
    expect(rows.map(({ own }) => own)).toEqual([false, true, false]);
  });

  it('a lead of before is found by the digits of its phone number', async () => {
    const { db } = database;
    const searched = { 'robin (07)3010-1234 hello': '730101234', 'kim 0491570006': '491570006', lee: null };
    for (const [search, phone] of Object.entries(searched)) {
      const lead = { id: randomUUID(), site: 'a', category: 'contact' };
      await db
        .insertInto('leads')
        .values({ ...lead, idempotency_key: lead.id, dedupe_key: lead.id, payload: json({}) })
        .execute();
      const state = { lead_id: lead.id, site: 'a', category: 'contact', created_at: NOW, updated_at: NOW };
      await db
        .insertInto('lead_states')
        .values({ ...state, department: 'sales', vehicle: json({}), search, phone })
        .execute();
    }
    await searchPhones(db);
    await searchPhones(db);
    const rows = await db.selectFrom('lead_states').select('search').orderBy('search').execute();
    expect(rows.map(({ search }) => search)).toEqual([
      'kim 0491570006',
      'lee',
      'robin (07)3010-1234 hello 730101234',
    ]);
  });

  it('alerts of who has withdrawn them have ended then, and no others', async () => {
    const { db } = database;
    const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
    const people = [
      { email: 'gone@example.com', choices: [true, false] },
      { email: 'back@example.com', choices: [true, false, true] },
      { email: 'stays@example.com', choices: [true] },
    ];
    for (const { email, choices } of people) {
      const { id } = await db
        .insertInto('subscribers')
        .values({ site: 'a', email, token: email })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const [index, wanted] of choices.entries())
        await db
          .insertInto('subscription_choices')
          .values({ subscriber_id: id, topic: 'alerts', wanted, source: 'page', at: hours(index) })
          .execute();
      for (const site of ['a', 'b'])
        await db
          .insertInto('alerts')
          .values([
            { ...ALERT, site, email, token: email, confirmed_at: NOW },
            { ...ALERT, site, email, token: `${email}, not confirmed` },
          ])
          .execute();
    }
    await orderAlerts(db);
    await orderAlerts(db);
    const { rows } =
      await sql`select site, email, token, stopped_at from alerts where stopped_at is not null`.execute(db);
    const email = 'gone@example.com';
    expect(rows).toEqual([{ site: 'a', email, token: email, stopped_at: hours(1) }]);
    // What endAlerts queues.
    const messages = await db.selectFrom('outbox').select(['topic', 'key', 'payload']).execute();
    const payload = { site: 'a', stoppedAt: hours(1).toISOString() };
    expect(messages).toEqual([{ topic: 'alerts.forget', key: 'a', payload }]);
  });
});
