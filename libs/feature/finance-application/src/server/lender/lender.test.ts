import type { ServerResponse } from 'node:http';
import { siteLookup, type ApiSite } from '@forecourt/api';
import {
  jsonResponse,
  NOW,
  openTestService,
  site,
  type TestApi,
  type TestService,
} from '@forecourt/api/testing';
import { listApplications, readApplication } from '@forecourt/finance-desk';
import { leadLimits } from '@forecourt/lead-desk';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { financeApplication } from '../../manifest.ts';
import { others } from '../../testing/applicants.ts';
import { applicationSite } from '../ApplicationSite.ts';
import half from '../index.ts';
import { SUBMITTED_TOPIC } from '../sending/later.ts';
import {
  applicationApi,
  applicationSiteOf,
  Browser,
  texts,
  withApplications,
} from '../testing/application-api.ts';
import { httpLender } from './http-lender.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());
const approves = jsonResponse(
  '{ "outcome": "approved", "reference": "L-9", "reasons": [], "commission": 900 }',
);

describe('a lender over HTTP', () => {
  let kit: TestApi;
  let clock = NOW.getTime();
  const offer = () => applicationSiteOf({ provider: httpLender({ url: service.url, key: 'secret' }) });
  let sites: ReturnType<typeof siteLookup<ApiSite>>;
  beforeAll(async () => {
    sites = siteLookup([{ site: withApplications(site, offer()), hosts: [] }]);
    const limits = leadLimits({ perAddress: 10_000, perSite: null });
    kit = await applicationApi('pglite', { sites: sites.byHost, now: () => new Date(clock), limits });
    await kit.addCar({ id: 7, stocknum: 'S7', vin: 'VIN0000000000001' });
  });
  afterAll(() => kit.database.close());
  const desk = () => ({ db: kit.database.db, keys: applicationSiteOf().keys, now: new Date(clock) });
  const newest = async () => {
    const [first] = await listApplications(desk(), { site: site.slug });
    return first ?? expect.fail('No application was sent.');
  };
  /** Handles the message of an application, as the outbox does. */
  const later = async (id: string) => {
    const { [SUBMITTED_TOPIC]: handle } = half.outbox({
      ...{
        db: kit.database.db,
        now: () => new Date(clock),
        siteBySlug: () => sites.byHost('harbour-city.localhost'),
      },
    });
    const message = await kit.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('topic', '=', SUBMITTED_TOPIC)
      .where('key', '=', id)
      .executeTakeFirstOrThrow();
    await handle?.(z.custom<Parameters<NonNullable<typeof handle>>[0]>().parse(message));
  };

  it('gets the answers, what they mean, the vehicle without its VIN, and the consents, with its key', async () => {
    service.respond = approves;
    const browser = new Browser(kit);
    await browser.start(undefined, { car_id: 7 });
    expect((await browser.apply()).body).toMatchObject({ status: 'approved' });
    const { id, reference } = await newest();
    const { url: path, headers, body } = service.seen.at(-1) ?? expect.fail('The lender was not asked.');
    expect([path, headers['authorization'], headers['idempotency-key']]).toEqual([
      '/v1/applications',
      'Bearer secret',
      id,
    ]);
    expect(JSON.parse(body)).toMatchObject({
      ...{ id, reference, kind: 'application', dealer: site.name },
      answers: { first_name: 'Priya', income: '1,450' },
      facts: { income: 6283.33, loan: { amount: 25_000, termMonths: 60 } },
      consents: { version: texts.version, at: NOW.toISOString() },
    });
    expect(body).not.toContain('VIN0000000000001');
    const read = await readApplication(desk(), { site: site.slug, id, who: 'sam', why: 'test' });
    expect(read?.lender).toMatchObject({ outcome: 'approved', reference: 'L-9', reasons: [] });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['fails', jsonResponse('{}', 500)],
    ['rejects the key', jsonResponse('{}', 401)],
    ['does not know applications', jsonResponse('{}', 404)],
    ['sends another outcome', jsonResponse('{ "outcome": "maybe" }')],
    ['sends markup', jsonResponse('{ "outcome": "approved", "reasons": ["<b>yes</b>"] }')],
    ['sends no JSON', jsonResponse('yes')],
    ['redirects', (response) => void response.writeHead(302, { location: 'https://evil.example' }).end()],
    ['closes the connection', (response) => void response.destroy()],
  ])(
    'one that %s: the application is kept, the lead goes, and the lender is asked again',
    async (_, given) => {
      clock += 120_000;
      service.respond = given;
      expect(await new Browser(kit).apply()).toMatchObject({ status: 200, body: { status: 'submitted' } });
      const sent = await newest();
      expect(sent).toMatchObject({ status: 'submitted', leadId: expect.any(String) });
      await expect(later(sent.id)).rejects.toThrow('no valid answer');
      clock += 61_000;
      await expect(later(sent.id)).rejects.toThrow();
      clock += 61_000;
      service.respond = approves;
      await later(sent.id);
      expect(await newest()).toMatchObject({ id: sent.id, leadId: sent.leadId, status: 'approved' });
      const asked = service.seen.length;
      await later(sent.id);
      expect(service.seen).toHaveLength(asked);
    },
  );

  it('one that hangs: the shopper has an answer after six seconds', { timeout: 15_000 }, async () => {
    clock += 120_000;
    service.respond = () => undefined;
    const start = performance.now();
    expect((await new Browser(kit).apply()).body).toMatchObject({ status: 'submitted' });
    expect(performance.now() - start).toBeLessThan(9_000);
    expect(await newest()).toMatchObject({ status: 'submitted', leadId: expect.any(String) });
  });

  it('the process that sent it died: another one makes the lead and asks', async () => {
    clock += 120_000;
    service.respond = approves;
    const browser = new Browser(kit);
    await browser.apply();
    const { id } = await newest();
    await kit.database.db
      .$extendTables<{
        finance_applications: { id: string; status: string; lead_id: string | null; asked_at: Date | null };
      }>()
      .updateTable('finance_applications')
      .set({ status: 'submitted', lead_id: null, asked_at: null })
      .where('id', '=', id)
      .execute();
    await later(id);
    expect(await newest()).toMatchObject({ id, status: 'approved', leadId: expect.any(String) });
  });
});

describe('the lender of a site', () => {
  const definition = defineDealer({
    ...exampleDealer,
    features: [financeApplication({ lender: { name: 'Demonstration Finance', texts } })],
  });
  const openWith = (env: Record<string, string>) =>
    applicationSite({
      ...{ dealer: definition.dealer, shown: publicSite(definition), env },
      options: { lender: { name: 'Demonstration Finance', texts }, intro: 'x', keepDays: 90 },
    });
  const FINANCE_KEYS = `first:${Buffer.alloc(32, 1).toString('base64')}`;

  it('is the service of CREDIT_URL, in production nobody without it, and the local one in a demonstration', () => {
    const production = { NODE_ENV: 'production', FINANCE_KEYS };
    expect(openWith(production).provider).toBeNull();
    expect(openWith({ ...production, CREDIT_URL: service.url, CREDIT_API_KEY: 'k' }).provider).not.toBeNull();
    expect(openWith({ NODE_ENV: 'test', FINANCE_KEYS }).provider).not.toBeNull();
  });

  it('production does not start without keys, nor with a URL without its key', () => {
    expect(() => openWith({ NODE_ENV: 'production' })).toThrow('FINANCE_KEYS is not set');
    expect(() => openWith({ NODE_ENV: 'production', FINANCE_KEYS, CREDIT_URL: service.url })).toThrow(
      'CREDIT_API_KEY',
    );
  });

  it('without a lender the dealership answers', async () => {
    const { byHost } = siteLookup([{ site: withApplications(site, { provider: null }), hosts: [] }]);
    const kit = await applicationApi('pglite', { sites: byHost });
    expect((await new Browser(kit).apply()).body).toMatchObject({ status: 'submitted' });
    await kit.database.close();
  });

  it('the local lender does not answer an address with +timeout', { timeout: 15_000 }, async () => {
    const { byHost } = siteLookup([{ site: withApplications(site), hosts: [] }]);
    const kit = await applicationApi('pglite', { sites: byHost });
    expect((await new Browser(kit).apply(others.silent)).body).toMatchObject({ status: 'submitted' });
    expect((await new Browser(kit).apply()).body, 'the next applicant').toMatchObject({ status: 'approved' });
    await kit.database.close();
  });
});
