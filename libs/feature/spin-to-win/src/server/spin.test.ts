import { siteLookup, type ApiSite } from '@forecourt/api';
import { other, site, testApi, type TestApi } from '@forecourt/api/testing';
import { testEngines } from '@forecourt/database/testing';
import { leadLimits } from '@forecourt/lead-desk';
import { signedIn } from '@forecourt/shoppers/testing';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spinToWin } from '../manifest.ts';
import { options } from '../testing/options.ts';
import half from './index.ts';
import { FORGET_TOPIC } from './spin-routes.ts';
import { spinSite, type SpinSite } from './SpinSite.ts';

const secret = 'a secret of the test with enough characters';
const shopper = { name: 'Kim', last_name: 'Leewright', email: 'kim@shopper.example', phone: '0491 570 006' };
const prizes: SpinSite['prizes'] = options.prizes.map((prize) => ({ wins: true, ...prize }));

describe.each(testEngines('draw calls'))('the draw on %s', (engine) => {
  let kit: TestApi;
  let clock = new Date('2026-11-26T02:00:00Z');
  const now = () => clock;
  const offer: SpinSite = {
    ...{
      prizes,
      terms: options.terms,
      keepDays: 30,
      period: { from: null, to: '2027-01-31', once: 'a month' },
    },
    ...{ realm: 'group', secret, secure: false },
  };
  const at = (of: ApiSite, value: SpinSite | null) => ({
    site: { ...of, halves: value ? [half.forSite(value)] : [] },
    hosts: [],
  });

  beforeAll(async () => {
    const limits = leadLimits({ perAddress: 10_000, perSite: null });
    const { byHost } = siteLookup([at(site, offer), at(other, null)]);
    kit = await testApi(engine, { halves: [half], sites: byHost, now, limits });
  });
  afterAll(() => kit.database.close());

  /** The cookies of a session that starts now. */
  const cookieOf = async (address: string, realm = 'group', db = kit.database.db): Promise<string> =>
    (await signedIn(db, { ...offer, realm }, address)).cookie;
  const ask = async (cookie: string, body?: object, host = 'harbour-city.localhost') => {
    const response = await kit.request('/api/spin-to-win', {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { host, cookie, 'content-type': 'application/json' },
    });
    const answer: Record<string, unknown> = await response.json();
    return { status: response.status, answer };
  };
  const draw = (cookie: string, changes: object = {}) =>
    ask(cookie, { version: '2026-11', agreed: true, shopper, ...changes });
  const rows = async (query: string) =>
    (await sql<Record<string, unknown>>`${sql.raw(query)}`.execute(kit.database.db)).rows;

  it('nobody draws without a session, with one of another site, or where there is no draw', async () => {
    for (const cookie of [
      '',
      'better-auth.session_token=x',
      await cookieOf('kim@shopper.example', 'elsewhere'),
    ]) {
      expect((await ask(cookie)).status).toBe(401);
      expect((await draw(cookie)).status).toBe(401);
    }
    expect((await ask('', undefined, 'northside-group.localhost')).status).toBe(404);
    expect(await rows('select * from shopper_draws')).toEqual([]);
  });

  it('20 requests at the same time are one draw, one lead and one mail, and the answer stays', async () => {
    const cookie = await cookieOf('race@shopper.example');
    expect((await ask(cookie)).answer).toEqual({ is: 'open', mine: null });
    const all = await Promise.all(Array.from({ length: 20 }, () => draw(cookie)));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(all.filter(({ answer }) => answer['first'])).toHaveLength(1);
    expect(new Set(all.map(({ answer }) => JSON.stringify(answer['draw']))).size).toBe(1);
    expect((await ask(cookie)).answer['mine']).toEqual(all[0]?.answer['draw']);
    const [kept, ...more] = await rows('select prize_name, lead_id from shopper_draws');
    expect(more).toEqual([]);
    const leads = await rows('select id, category, payload from leads');
    expect(leads).toMatchObject([{ id: kept?.['lead_id'], category: 'Spin to Win' }]);
    const text = JSON.stringify(leads[0]?.['payload']);
    for (const part of [
      kept?.['prize_name'],
      Object(all[0]?.answer['draw'])['reference'],
      'Version 2026-11',
      'Leewright',
    ])
      expect(text).toContain(String(part));
    expect(await rows(`select 1 from outbox where topic = 'lead.email'`)).toHaveLength(1);
  });

  it('who has won gets a mail with the prize and the reference; nobody else does', async () => {
    for (let person = 0; person < 12; person += 1) {
      const cookie = await cookieOf(`many.${person}@shopper.example`);
      await draw(cookie, { shopper: { ...shopper, email: `many.${person}@shopper.example` } });
    }
    const won = await rows(`select prize_name, lead_id from shopper_draws where prize <> 'none'`);
    const notices = await rows(`select key, payload from outbox where topic = 'lead.notice'`);
    expect(notices).toHaveLength(won.length);
    expect(new Set(notices.map(({ key }) => key))).toEqual(new Set(won.map(({ lead_id: id }) => id)));
    for (const { prize_name: name, lead_id: id } of won) {
      const mail = JSON.stringify(notices.find(({ key }) => key === id)?.['payload']);
      expect(mail).toContain(`You’ve won: ${String(name)}`);
      expect(mail).toMatch(/SW-[0-9A-F]{8}/);
    }
  });

  it('refuses what is missing by field, and terms that changed, without drawing', async () => {
    const cookie = await cookieOf('slow@shopper.example');
    const incomplete = await draw(cookie, {
      agreed: false,
      shopper: { ...shopper, email: 'kim@', name: ' ' },
    });
    expect(incomplete).toMatchObject({
      status: 422,
      answer: {
        fields: { agreed: [expect.any(String)], email: [expect.any(String)], name: [expect.any(String)] },
      },
    });
    const changed = await draw(cookie, { version: '2026-10' });
    expect([changed.status, changed.answer['error']]).toEqual([
      422,
      expect.stringContaining('terms have changed'),
    ]);
    expect((await ask(cookie)).answer['mine']).toBeNull();
  });

  it('a new month is a new draw; after the last day nobody draws', async () => {
    const before = clock;
    const cookie = await cookieOf('again@shopper.example');
    await draw(cookie);
    clock = new Date('2026-11-30T14:00:00Z'); // 1 December in Brisbane
    expect((await ask(cookie)).answer).toEqual({ is: 'open', mine: null });
    expect((await draw(cookie)).answer['first']).toBe(true);
    clock = new Date('2027-01-31T14:00:00Z');
    expect((await ask(cookie)).answer).toEqual({ is: 'over', mine: null });
    expect(await draw(cookie)).toMatchObject({
      status: 422,
      answer: { error: expect.stringContaining('open') },
    });
    clock = before;
  });

  it.each([
    ['with a first day', { from: '2026-11-01', to: '2026-12-24' }, '2026-10-31T13:59:59Z'],
    ['without a first day', { from: null, to: '2026-12-24' }, null],
  ])(
    'who drew in a campaign %s before campaigns had ids of their own does not draw again',
    async (name, days, tooEarly) => {
      const { byHost } = siteLookup([
        at(site, { ...offer, period: { ...days, once: 'altogether' } }),
        at(other, null),
      ]);
      const campaign = await testApi(engine, { halves: [half], sites: byHost, now, limits: leadLimits() });
      const { db } = campaign.database;
      const cookie = await cookieOf('kim@shopper.example', 'group', db);
      const send = async (body?: object) => {
        const response = await campaign.request('/api/spin-to-win', {
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
          headers: { host: 'harbour-city.localhost', cookie, 'content-type': 'application/json' },
        });
        const answer: Record<string, unknown> = await response.json();
        return answer;
      };
      const wanted = { version: '2026-11', agreed: true, shopper };
      const made = await send(wanted);
      expect(made['first'], name).toBe(true);
      await sql`update shopper_draws set period = 'altogether'`.execute(db);
      expect((await send())['mine']).toEqual(made['draw']);
      expect(await send(wanted)).toEqual({ first: false, draw: made['draw'] });
      if (tooEarly !== null) {
        // A draw of the campaign before this one.
        await sql`update shopper_draws set drawn_at = ${new Date(tooEarly)}`.execute(db);
        expect((await send())['mine']).toBeNull();
        expect((await send(wanted))['first']).toBe(true);
      }
      await campaign.database.close();
    },
  );

  it('draws are deleted 30 days after the end of their period', async () => {
    const handle = half.outbox({ db: kit.database.db, now, siteBySlug: () => null })[FORGET_TOPIC];
    const [message] = await rows(
      `select * from outbox where topic = '${FORGET_TOPIC}' order by next_attempt_at limit 1`,
    );
    const due = message?.['next_attempt_at'];
    expect(due).toEqual(new Date('2027-01-01T00:00:00Z'));
    const count = (await rows(`select 1 from shopper_draws where period = '2026-11'`)).length;
    expect(count).toBeGreaterThan(0);
    const before = clock;
    clock = new Date('2027-01-01T00:00:00Z');
    const state = {
      next_attempt_at: clock,
      created_at: clock,
      done_at: null,
      failed_at: null,
      last_error: null,
    };
    await handle?.({
      id: 1,
      topic: FORGET_TOPIC,
      key: 'x',
      payload: { site: site.slug },
      attempts: 1,
      ...state,
    });
    clock = before;
    expect(await rows(`select 1 from shopper_draws where period = '2026-11'`)).toEqual([]);
    expect(await rows(`select 1 from shopper_draws where period = '2026-12'`)).toHaveLength(1);
  });

  it('an address that draws too often is told so', async () => {
    const limits = leadLimits({ perAddress: 1, perSite: null });
    const { byHost } = siteLookup([at(site, offer)]);
    const few = await testApi(engine, { halves: [half], sites: byHost, now, limits });
    const body = JSON.stringify({ version: '2026-11', agreed: true, shopper });
    const asked = async (address: string) => {
      const cookie = await cookieOf(address, 'group', few.database.db);
      const headers = { host: 'harbour-city.localhost', cookie, 'content-type': 'application/json' };
      return (await few.request('/api/spin-to-win', { method: 'POST', body, headers })).status;
    };
    expect([await asked('one@shopper.example'), await asked('two@shopper.example')]).toEqual([200, 429]);
    await few.database.close();
  });
});

it('the start refuses a draw on a site without accounts', () => {
  const definition = defineDealer({ ...exampleDealer, features: [spinToWin(options)] });
  const facts = { dealer: definition.dealer, shown: publicSite(definition), env: {} };
  expect(() =>
    spinSite({
      ...facts,
      options: {
        ...options,
        prizes,
        title: '',
        keepDays: 30,
        period: { from: null, to: null, once: 'a month' },
      },
    }),
  ).toThrow('Add account() to its features.');
});
