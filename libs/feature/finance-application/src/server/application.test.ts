import { siteLookup } from '@forecourt/api';
import { NOW, other, site, type TestApi } from '@forecourt/api/testing';
import { testEngines } from '@forecourt/database/testing';
import { applicationLog, listApplications, readApplication } from '@forecourt/finance-desk';
import { leadLimits } from '@forecourt/lead-desk';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approved, others } from '../testing/applicants.ts';
import {
  applicationApi,
  applicationSiteOf,
  Browser,
  texts,
  withApplications,
} from './testing/application-api.ts';

const DAY = 86_400_000;
const staff = { who: 'sam@dealer.example', why: 'call back' };

describe.each(testEngines('finance calls'))('applications on %s', (engine) => {
  let kit: TestApi;
  let clock = NOW.getTime();
  const limits = leadLimits({ perAddress: 10_000, perSite: null });
  beforeAll(async () => {
    const { byHost } = siteLookup([
      { site: withApplications(site), hosts: [] },
      { site: withApplications(other), hosts: [] },
    ]);
    kit = await applicationApi(engine, { sites: byHost, now: () => new Date(clock), limits });
    await kit.addCar({ id: 7, stocknum: 'S7', name: '2020 Toyota RAV4', show_on_dealer_website: true });
  });
  afterAll(() => kit.database.close());

  const desk = () => ({ db: kit.database.db, keys: applicationSiteOf().keys, now: new Date(clock) });
  const sentAs = async (reference: unknown) => {
    const list = await listApplications(desk(), { site: site.slug });
    return list.find((each) => each.reference === reference) ?? expect.fail('It was not sent.');
  };
  const rows = async (table: 'leads' | 'outbox') =>
    JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(kit.database.db)).rows);

  it('keeps an incomplete step as it was typed, and says what is missing', async () => {
    const browser = new Browser(kit);
    const started = await browser.start({ price: 'a lot', deposit: 5, x: 'y' });
    expect(started.body).toMatchObject({
      application: { status: 'draft', open_step: 'loan', answers: { price: 'a lot', deposit: '' } },
      errors: { price: expect.stringContaining('$1,000'), term: expect.any(String) },
    });
    expect(started.body['application']).not.toMatchObject({ answers: { x: 'y' } });
    const saved = await browser.save('loan', approved.loan);
    expect(saved.body).toMatchObject({ application: { open_step: 'you' }, errors: {} });
  });

  it('a draft is read by its token only, at its site only, and is over after 14 days', async () => {
    const browser = new Browser(kit);
    await browser.start();
    const elsewhere = new Browser(kit, 'northside-group.localhost');
    elsewhere.token = browser.token;
    expect((await browser.read()).body).toMatchObject({ status: 'draft', answers: approved.loan });
    for (const token of [`${browser.token}x`, 'short', '../../etc', '']) {
      const other = new Browser(kit);
      other.token = token;
      expect([token, (await other.read()).status]).toEqual([token, 404]);
    }
    expect((await elsewhere.read()).status).toBe(404);
    expect((await elsewhere.save('you', approved.you)).status).toBe(404);
    expect((await elsewhere.submit()).status).toBe(404);
    clock += 15 * DAY;
    expect(await browser.read()).toMatchObject({
      status: 404,
      body: { error: 'The application you started on this device is no longer kept. Please start again.' },
    });
    clock = NOW.getTime();
  });

  it('starts with the price of its vehicle; a vehicle of another dealer, or none, is left out', async () => {
    const ask = async (query: string) =>
      (await kit.request(`/api/finance-applications/start?${query}`)).json();
    expect(await ask('car_id=7')).toMatchObject({
      car: { id: 7, name: '2020 Toyota RAV4', price: 30_000 },
      answers: { price: '30,000', deposit: '', term: '' },
    });
    expect(await ask('car_id=x&vehiclePriceBudget=abc')).toMatchObject({ car: null, answers: { price: '' } });
    expect(await ask('car_id=999&vehiclePriceBudget=24990')).toMatchObject({
      car: null,
      answers: { price: '24,990' },
    });
    expect((await kit.request(`/api/finance-applications/start?loan=${'x'.repeat(301)}`)).status).toBe(422);
  });

  it.each([
    ['approved', {}],
    ['referred', others.referred],
    ['declined', others.declined],
  ])(
    'an application is sent and %s; its mail has no answer, but says how to read it',
    async (outcome, changes) => {
      const browser = new Browser(kit);
      const { status, body } = await browser.apply(changes);
      expect([status, body]).toMatchObject([200, { status: outcome, answers: null, calculated: null }]);
      const sent = await sentAs(body['reference']);
      expect(sent).toMatchObject({
        reference: body['reference'],
        status: outcome,
        leadId: expect.any(String),
      });

      const kept = (await rows('leads')) + (await rows('outbox'));
      expect(kept).toContain(`npx forecourt finance show ${site.slug} ${sent.reference}`);
      for (const text of [...Object.values(approved.you), 'Riverside', '1,450', 'Commercial'].filter(
        (each) => each.length > 3,
      ))
        expect(kept).not.toContain(text);
      expect(kit.logs.join('')).not.toMatch(/Nairbridge|Riverside|1,450/);

      const read = await readApplication(desk(), { site: site.slug, id: sent.id, ...staff });
      expect(read).toMatchObject({
        answers: { first_name: 'Priya' },
        consents: { ...texts, lender: 'Demonstration Finance', at: NOW.toISOString() },
        lender: { outcome, reference: `DEMO-${sent.reference}` },
      });
      const log = await applicationLog(desk(), { site: site.slug, id: sent.id });
      expect(log.map(({ action, who }) => `${action} ${who}`)).toEqual([
        'started shopper',
        'submitted shopper',
        'sent lender: Demonstration Finance',
        `read ${staff.who}`,
      ]);
    },
  );

  it('sending twice, also at once, is one application and one lead', async () => {
    const browser = new Browser(kit);
    const { reference } = (await browser.apply()).body;
    const { id, leadId } = await sentAs(reference);
    const again = await Promise.all([browser.submit(), browser.submit(), browser.submit()]);
    expect(again.map(({ status, body }) => [status, body['status']])).toEqual(
      Array(3).fill([200, 'approved']),
    );
    expect(await sentAs(reference)).toMatchObject({ id, leadId });
    const leads = await sql<{
      count: number;
    }>`select count(*)::int as count from leads where id = ${leadId}`.execute(kit.database.db);
    expect(leads.rows).toEqual([{ count: 1 }]);
  });

  it('is not sent with missing answers, without consents, or with other texts than were read', async () => {
    const browser = new Browser(kit);
    await browser.start();
    expect(await browser.submit({ truth: false })).toMatchObject({
      status: 422,
      body: { fields: { first_name: [expect.any(String)], truth: [expect.any(String)] } },
    });
    for (const step of ['you', 'home', 'work', 'spending'] as const) await browser.save(step, approved[step]);
    expect(await browser.submit({ privacy: false })).toMatchObject({
      status: 422,
      body: { fields: { privacy: [expect.stringContaining('no lender may look')] } },
    });
    expect(await browser.submit({ version: '2025-01' })).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('has changed these texts') },
    });
    expect((await browser.read()).body).toMatchObject({ status: 'draft', answers: approved.you });
  });

  it('a deleted draft is gone; a sent application stays', async () => {
    const browser = new Browser(kit);
    await browser.start();
    expect((await browser.discard()).body).toEqual({ deleted: true });
    expect((await browser.read()).status).toBe(404);
    await browser.apply();
    expect((await browser.discard()).body).toEqual({ deleted: false });
    expect((await browser.read()).body).toMatchObject({ status: 'approved' });
  });

  it.each([
    ['a text', 'x'],
    ['a list', []],
    ['nothing', undefined],
    ['numbers', { first_name: 1, last_name: {}, email: ['a'] }],
  ])('answers that are %s lose nothing and break nothing', async (_, answers) => {
    const browser = new Browser(kit);
    await browser.start();
    const { status } = await browser.send(
      '/api/finance-applications/mine',
      { step: 'you', answers, about: null },
      'PATCH',
    );
    expect([200, 422]).toContain(status);
    expect((await browser.read()).body).toMatchObject({ answers: approved.loan });
  });

  it('texts of every kind come back as they were typed, on one line', async () => {
    const browser = new Browser(kit);
    await browser.start();
    const street = `${'x'.repeat(9_000)} 🚗 שלום <script>alert(1)</script>`;
    const { body } = await browser.save('home', { street: `${street}\r\nBcc: all@evil.example\u0000` });
    expect(body).toMatchObject({
      application: { answers: { street: `${street} Bcc: all@evil.example` } },
      errors: { street: 'Street address: please shorten this to 200 characters.' },
    });
  });
});

describe('limits of finance applications', () => {
  it('a visitor starts so many, and a site without the feature has none of the calls', async () => {
    const { byHost } = siteLookup([
      { site: withApplications(site), hosts: [] },
      { site: other, hosts: [] },
    ]);
    const kit = await applicationApi('pglite', { sites: byHost, limits: leadLimits({ perAddress: 2 }) });
    const browser = new Browser(kit);
    expect([(await browser.start()).status, (await browser.start()).status]).toEqual([200, 200]);
    expect(await browser.start()).toMatchObject({
      status: 429,
      body: { error: expect.stringContaining('Your answers are kept.') },
    });
    expect((await new Browser(kit, 'northside-group.localhost').start()).status).toBe(404);
    await kit.database.close();
  });

  it('what is refused, and what was sent already, uses up nothing', async () => {
    const { byHost } = siteLookup([{ site: withApplications(site), hosts: [] }]);
    const kit = await applicationApi('pglite', { sites: byHost, limits: leadLimits({ perAddress: 2 }) });
    const browser = new Browser(kit);
    await browser.start();
    for (let press = 0; press < 4; press++) expect((await browser.submit()).status).toBe(422);
    for (const step of ['you', 'home', 'work', 'spending'] as const) await browser.save(step, approved[step]);
    for (let press = 0; press < 4; press++) expect((await browser.submit()).status).toBe(200);
    expect((await new Browser(kit).start()).status, 'both are used').toBe(429);
    await kit.database.close();
  });
});
