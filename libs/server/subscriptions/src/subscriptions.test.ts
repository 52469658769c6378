import { emptyTables, openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  amendedLeads,
  findSubscriber,
  listUnsubscribed,
  maskedAddress,
  recordChoices,
  unsubscribeLinks,
  type Choice,
} from './index.ts';

const NOW = new Date('2026-11-21T06:12:00Z');
const LEAD = 'b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11';
const person = { site: 'harbour-city', email: 'kim@shopper.example' };
const agreed: Choice = { topic: 'news', wanted: true, source: 'form', statement: 'Send me news.' };
const stopped: Choice = { topic: 'news', wanted: false, source: 'page' };

describe.each(testEngines('subscriptions'))('[EN-12] choices on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => emptyTables(database.db, ['leads', 'subscribers', 'subscription_choices']));

  const record = (choices: readonly Choice[], of: Partial<typeof person> = {}) =>
    database.db
      .transaction()
      .execute((transaction) => recordChoices(transaction, { ...person, ...of, at: NOW }, choices));
  const find = (of: Partial<typeof person> = {}) => findSubscriber(database.db, { ...person, ...of });
  const lead = () =>
    database.db
      .insertInto('leads')
      .values({
        ...{ id: LEAD, site: person.site, idempotency_key: 'k', dedupe_key: 'd', category: '' },
        payload: '{}',
      })
      .execute();

  it('the latest choice of a topic holds, and all are kept as the proof', async () => {
    expect(await record([agreed])).toBe(true);
    expect(await record([stopped])).toBe(true);
    expect((await find())?.wanted).toEqual([]);
    expect(await record([agreed])).toBe(true);
    expect((await find())?.wanted).toEqual(['news']);
    const rows = await database.db
      .selectFrom('subscription_choices')
      .select('wanted')
      .orderBy('id')
      .execute();
    expect(rows.map(({ wanted }) => wanted)).toEqual([true, false, true]);
  });

  it('a choice that changes nothing is stored only with a statement', async () => {
    await record([agreed]);
    expect(await record([agreed])).toBe(false);
    expect(await record([stopped])).toBe(true);
    expect(await record([stopped])).toBe(false);
    const rows = await database.db.selectFrom('subscription_choices').selectAll().execute();
    expect(rows).toHaveLength(3);
  });

  it('addresses are compared without case and spaces, and each site has its own', async () => {
    await record([agreed], { email: ' Kim@Shopper.Example ' });
    expect((await find({ email: 'KIM@shopper.example' }))?.email).toBe('kim@shopper.example');
    expect(await find({ site: 'northside-group' })).toBeNull();
    const { token = '' } = (await find()) ?? {};
    expect(token).toMatch(/^[\w-]{32}$/);
    expect((await findSubscriber(database.db, { site: 'harbour-city', token }))?.wanted).toEqual(['news']);
    expect(await findSubscriber(database.db, { site: 'northside-group', token })).toBeNull();
  });

  it('concurrent choices of one person make one person', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => record([index % 2 ? agreed : stopped])));
    const people = await database.db.selectFrom('subscribers').selectAll().execute();
    expect(people).toHaveLength(1);
  });

  it('the leads of a consent are listed with what holds now; the consent stays when its lead is erased', async () => {
    await lead();
    await record([{ ...agreed, leadId: LEAD }]);
    expect(await amendedLeads(database.db, person)).toEqual([{ leadId: LEAD, wanted: true }]);
    await record([stopped]);
    expect(await amendedLeads(database.db, person)).toEqual([{ leadId: LEAD, wanted: false }]);
    await database.db.deleteFrom('leads').execute();
    expect(await amendedLeads(database.db, person)).toEqual([]);
    expect((await find())?.wanted).toEqual([]);
    expect(await amendedLeads(database.db, { ...person, email: 'x@y.example' })).toEqual([]);
  });

  it('lists who must not get what, for one site', async () => {
    await record([agreed, { ...stopped, topic: 'prices' }]);
    await record([stopped], { email: 'lee@shopper.example' });
    await record([stopped], { site: 'northside-group' });
    expect(await listUnsubscribed(database.db, 'harbour-city')).toEqual([
      { email: 'kim@shopper.example', topic: 'prices', since: NOW },
      { email: 'lee@shopper.example', topic: 'news', since: NOW },
    ]);
  });
});

it.each([
  ['kim.lee@shopper.example', 'k•••@shopper.example'],
  ['k@shopper.example', 'k•••@shopper.example'],
  ['"a@b"@shopper.example', '"•••@shopper.example'],
  ['@shopper.example', '•••'],
  ['', '•••'],
])('the address %j is shown as %j', (email, masked) => expect(maskedAddress(email)).toBe(masked));

it('[EN-12] the links of an e-mail are on the site and have no address', () => {
  expect(unsubscribeLinks({ origin: 'https://dealer.example', token: 'abc' })).toEqual({
    page: 'https://dealer.example/pages/unsubscribe?token=abc',
    oneClick: 'https://dealer.example/api/unsubscribe?token=abc',
  });
});
