import { emptyTables } from '@forecourt/database/testing';
import { person, site, type TestApi } from '@forecourt/api/testing';
import { MARKETING_TOPIC_IDS } from '@forecourt/lead';
import { operations } from '@forecourt/platform-client/contracts';
import {
  alertData,
  askAlerts,
  CHANGED_CHOICES_TOPIC,
  confirmAlerts,
  findSubscriber,
} from '@forecourt/subscriptions';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import half from '../index.ts';
import { enquiryApi } from '../testing/enquiry-api.ts';

describe('[EN-12] choices about marketing e-mails', () => {
  let kit: TestApi;
  let keys = 0;

  beforeAll(async () => {
    kit = await enquiryApi('pglite');
  });
  afterAll(() => kit.database.close());
  beforeEach(() =>
    emptyTables(kit.database.db, [
      'leads',
      'lead_additions',
      'outbox',
      'subscribers',
      'subscription_choices',
      'alerts',
    ]),
  );

  const headers = { 'content-type': 'application/json' };
  const lead = (fields: object) =>
    kit.request('/api/leads', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': `key-1234${(keys += 1)}` },
      body: JSON.stringify({ ...person, ...fields }),
    });
  const post = (path: string, body: object, more: Record<string, string> = {}) =>
    kit.request(path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  const subscriber = (email = person.email) => findSubscriber(kit.database.db, { site: site.slug, email });
  const choices = () =>
    kit.database.db.selectFrom('subscription_choices').selectAll().orderBy('id').execute();
  /** The token of a person who asked for news. */
  async function subscribed(): Promise<string> {
    await lead({ opt_in: true });
    return (await subscriber())?.token ?? '';
  }
  /** Runs the outbox messages about consents. */
  async function tellDealer(): Promise<void> {
    const handle = half.outbox({ db: kit.database.db, now: () => new Date(), siteBySlug: () => site })[
      CHANGED_CHOICES_TOPIC
    ];
    const rows = await kit.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('topic', '=', CHANGED_CHOICES_TOPIC)
      .execute();
    for (const row of rows) await handle?.(row);
  }

  it('a ticked checkbox is stored with its words, its form and its lead; an unticked one is not', async () => {
    await lead({ opt_in: false });
    expect(await subscriber()).toBeNull();
    await lead({ opt_in: true, message: 'Another question', page_id: 'contact' });
    expect((await subscriber())?.wanted).toEqual(['news']);
    expect(await choices()).toMatchObject([
      {
        ...{ topic: 'news', wanted: true, source: 'form' },
        statement: 'Send me news and offers by email. I can unsubscribe at any time.',
      },
    ]);
    expect((await choices())[0]?.lead_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('the link shows the masked address and the topics, and reading it changes nothing', async () => {
    const token = await subscribed();
    const answer = await kit.request(`/api/subscriptions?token=${token}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const body = operations.subscriptions.answer.parse(await answer.json());
    expect(body.topics).toEqual(['news']);
    expect(body.email).toMatch(/^.•••@/);
    expect((await subscriber())?.wanted).toEqual(['news']);
  });

  it('one click, as a mail client posts it, ends all of them at once; a second click is the same', async () => {
    const token = await subscribed();
    const click = () =>
      kit.request(`/api/unsubscribe?token=${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect([(await click()).status, (await click()).status]).toEqual([200, 200]);
    expect((await subscriber())?.wanted).toEqual([]);
    expect((await choices()).filter(({ source }) => source === 'one-click')).toHaveLength(
      MARKETING_TOPIC_IDS.length,
    );
  });

  it('who ends all of them has no alert that runs any more', async () => {
    await kit.database.db.transaction().execute(async (transaction) => {
      const wish = { kind: 'car', label: 'Kia Rio', carId: 7, price: null, available: true } as const;
      const asked = { rhythm: 'daily', statement: 'Email me.', page: '/alerts', wishes: [wish] } as const;
      const at = new Date();
      const alert = await askAlerts(transaction, { site: site.slug, email: person.email, at, ...asked });
      await confirmAlerts(transaction, { site: site.slug, token: alert ?? '', at, keyOf: JSON.stringify });
    });
    const token = (await subscriber())?.token ?? '';
    const stopped = async () => {
      const [alert] = await alertData(kit.database.db, { site: site.slug, email: person.email });
      return alert?.stopped_at;
    };
    await post('/api/subscriptions', { token, topics: ['alerts'] });
    expect(await stopped()).toBeNull();
    await kit.request(`/api/unsubscribe?token=${token}`, { method: 'POST' });
    expect(await stopped()).toEqual(expect.any(String));
  });

  it('a saved choice keeps its topics and ends the others', async () => {
    const token = await subscribed();
    const answer = await post('/api/subscriptions', { token, topics: ['prices'] });
    expect(await answer.json()).toMatchObject({ topics: ['prices'] });
    expect((await subscriber())?.wanted).toEqual(['prices']);
  });

  it('an address can be unsubscribed without a link; the answer does not say whether it is known', async () => {
    await subscribed();
    const known = await post('/api/subscriptions/stop', { email: ` ${person.email.toUpperCase()} ` });
    const unknown = await post('/api/subscriptions/stop', { email: 'nobody@shopper.example' });
    expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
    expect((await subscriber())?.wanted).toEqual([]);
  });

  it('the dealer is told once: the lead with the consent gets an addition', async () => {
    const token = await subscribed();
    await post('/api/subscriptions', { token, topics: [] });
    await post('/api/subscriptions', { token, topics: [] });
    await tellDealer();
    await tellDealer();
    const additions = await kit.database.db.selectFrom('lead_additions').selectAll().execute();
    expect(additions).toHaveLength(1);
    expect(additions[0]?.payload).toMatchObject({ opt_in: false, email: person.email });
    const sent = await kit.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('topic', '=', 'lead.email')
      .execute();
    expect(sent).toHaveLength(2);
  });

  it('a later consent counts again', async () => {
    const token = await subscribed();
    await post('/api/subscriptions', { token, topics: [] });
    await lead({ opt_in: true, message: 'Something else' });
    expect((await subscriber())?.wanted).toEqual(['news']);
  });

  it.each([
    ['an unknown token', 'A'.repeat(32), 404],
    ['a short one', 'abc', 422],
    ['a very long one', 'A'.repeat(5_000), 422],
    ['a wrong kind of text', '<script>', 422],
    ['none', '', 422],
  ])('%s is refused', async (_name, token, status) => {
    const query = new URLSearchParams({ token }).toString();
    expect((await kit.request(`/api/subscriptions?${query}`)).status).toBe(status);
    expect((await kit.request(`/api/unsubscribe?${query}`, { method: 'POST' })).status).toBe(status);
    expect((await post('/api/subscriptions', { token, topics: [] })).status).toBe(status);
    expect(await choices()).toEqual([]);
  });

  it('the token of another site is unknown', async () => {
    const token = await subscribed();
    await sql`update subscribers set site = 'northside-group'`.execute(kit.database.db);
    expect((await kit.request(`/api/subscriptions?token=${token}`)).status).toBe(404);
  });

  it.each([
    '',
    ' ',
    'kim',
    'kim@',
    'a@b.example, c@d.example',
    `${'x'.repeat(300)}@shopper.example`,
    'kim@shopper.example\r\nBcc: a@b.example',
  ])('the address %j is refused, with a sentence', async (email) => {
    const answer = await post('/api/subscriptions/stop', { email });
    expect([answer.status, (await answer.json()).error]).toEqual([
      422,
      'Please enter your email address, such as name@example.com.',
    ]);
  });

  it('a post from another site is refused, and one visitor cannot unsubscribe many addresses', async () => {
    const foreign = await post(
      '/api/subscriptions/stop',
      { email: 'a@b.example' },
      { origin: 'https://evil.example' },
    );
    expect(foreign.status).toBe(403);
    const statuses = [];
    for (let each = 0; each < 21; each += 1)
      statuses.push((await post('/api/subscriptions/stop', { email: `${each}@b.example` })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
