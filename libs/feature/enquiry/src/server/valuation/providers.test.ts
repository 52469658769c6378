import { siteLookup } from '@forecourt/api';
import {
  jsonResponse,
  NOW,
  openTestService,
  site,
  type Respond,
  type TestApi,
  type TestService,
} from '@forecourt/api/testing';
import { waitOf } from '@forecourt/database/testing';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { enquiryApi, withEnquiry } from '../testing/enquiry-api.ts';
import { addMarket, asked, send, valued } from '../testing/trade-in.ts';
import { httpRego } from './http-rego.ts';
import { httpValuation } from './http-valuation.ts';
import { tradeInProviders } from './trade-in-providers.ts';

const json = (value: unknown, status = 200) => jsonResponse(JSON.stringify(value), status);

const corolla = {
  make: 'Toyota',
  model: 'Corolla',
  year: 2022,
  badge: null,
  body: 'hatch',
  transmission: null,
};
const range = {
  min: 18_000,
  max: 21_000,
  validUntil: '2026-11-25',
  basis: 'From 40 auctions in October 2026.',
  reasons: [{ text: 'Fair condition', amount: -900 }],
};

/** Local services; each test sets their responses. */
let rego: Respond = json(corolla);
let valuation: Respond = json({ range });
let service: TestService;
beforeAll(async () => {
  service = await openTestService();
  service.respond = (response, { url }) => (url.includes('/vehicles') ? rego : valuation)(response);
});
afterAll(() => service.close());

describe('services over HTTP', () => {
  let kit: TestApi;
  let clock = NOW.getTime();

  beforeAll(async () => {
    const tradeIn = {
      rego: httpRego({ url: service.url, key: 'rego-key' }),
      valuation: httpValuation({ url: service.url, key: 'value-key' }),
    };
    const { byHost } = siteLookup([{ site: withEnquiry(site, { tradeIn }), hosts: [] }]);
    kit = await enquiryApi('pglite', { sites: byHost, now: () => new Date(clock) });
    await addMarket(kit); // must not be used
  });
  afterAll(() => kit.database.close());

  /** Sets the responses, after the break of the last failure. */
  const set = (responses: { rego?: Respond; valuation?: Respond } = {}) => {
    clock += 10_000;
    rego = responses.rego ?? json(corolla);
    valuation = responses.valuation ?? json({ range });
  };
  const lookUp = () => send(kit, '/api/rego?state=QLD&plate=417XYZ', { method: 'GET' });
  const failures = (name: string) => kit.logs.filter((line) => line.includes(`the ${name} failed`)).length;

  it('[EN-06] get plate and state, then vehicle and answers, with their keys and nothing of a person', async () => {
    set();
    expect(await lookUp()).toEqual({ status: 200, body: corolla });
    expect(service.seen.at(-1)).toMatchObject({
      method: 'GET',
      url: '/v1/vehicles?state=QLD&plate=417XYZ',
      headers: { authorization: 'Bearer rego-key' },
      body: '',
    });
    const described = { make: 'Kia', model: 'Rio', year: 2022, name: 'Kim', email: 'kim@shopper.example' };
    expect(await valued(kit, described)).toMatchObject({
      range: {
        min: 18_000,
        max: 21_000,
        valid_until: '2026-11-25',
        basis: range.basis,
        reasons: range.reasons,
      },
      no_figure: null,
    });
    const { method, url, headers, body } = service.seen.at(-1) ?? expect.fail('No value was asked for.');
    expect([method, url, headers.authorization]).toEqual(['POST', '/v1/valuations', 'Bearer value-key']);
    expect(JSON.parse(body)).toEqual({
      plate: '417XYZ',
      state: 'QLD',
      make: 'Kia',
      model: 'Rio',
      year: 2022,
      body: null,
      transmission: null,
      kms: 60_000,
      answers: { condition: 'fair', service_history: 'full', accidents: 'none' },
      date: '2026-11-21',
    });
  });

  it('[EN-06] are not asked about a vehicle over the limits', async () => {
    set();
    const calls = service.seen.length;
    expect((await valued(kit, { make: 'Kia', model: 'Rio', year: 2018 })).no_figure).toContain('7 years');
    expect(service.seen).toHaveLength(calls);
  });

  it.each<[string, Respond]>([
    ['404', json({}, 404)],
    ['204', (response) => void response.writeHead(204).end()],
  ])('[EN-06] %s means unknown, and is not logged', async (_, respond) => {
    set({ rego: respond, valuation: respond });
    const before = failures('rego service') + failures('valuation service');
    expect((await lookUp()).status).toBe(204);
    expect((await valued(kit, corolla)).no_figure).toContain('Too few similar vehicles');
    expect(failures('rego service') + failures('valuation service')).toBe(before);
  });

  it.each<[string, string]>([
    ['too-few', 'Too few similar vehicles'],
    ['too-low', 'We do not give an online value for this vehicle'],
    ['too-far', 'over 100,000 km'],
  ])('[EN-06] a valuation service may say why it has no range: %s', async (none, text) => {
    set({ valuation: json({ none }) });
    expect(await valued(kit, corolla)).toMatchObject({
      range: null,
      no_figure: expect.stringContaining(text),
    });
  });

  const broken: [string, Respond][] = [
    ['fails', json({}, 500)],
    ['rejects the key', json({}, 401)],
    ['closes the connection', (response) => void response.destroy()],
    ['redirects', (response) => void response.writeHead(302, { location: '/v1/vehicles' }).end()],
    ['returns HTML', (response) => void response.end('<html><script>alert(1)</script>')],
    ['returns half of its JSON', (response) => void response.end('{"range":{"min":18000')],
    ['returns a list', json([corolla])],
    ['returns nothing of use', json({})],
  ];

  it.each<[string, Respond]>([
    ...broken,
    ['has no year', json({ ...corolla, year: null })],
    ['has an impossible year', json({ ...corolla, year: 22 })],
    ['has an empty make', json({ ...corolla, make: ' ' })],
  ])('[EN-06] a rego service that %s is down: the shopper describes the vehicle', async (_, respond) => {
    set({ rego: respond });
    const before = failures('rego service');
    expect(await lookUp()).toMatchObject({
      status: 503,
      body: { error: 'We cannot look up number plates right now. Please enter the make, model and year.' },
    });
    const { status, body } = await send(kit, '/api/valuations', { body: asked });
    expect([status, Object.keys(body['fields'] ?? {})]).toEqual([422, ['make', 'model', 'year']]);
    expect((await valued(kit, { make: 'Kia', model: 'Rio', year: 2022 })).range?.min).toBe(18_000);
    set();
    expect((await lookUp()).status).toBe(200);
    expect(failures('rego service')).toBe(before + 1);
  });

  it.each<[string, Respond]>([
    ...broken,
    ['has one figure', json({ range: { ...range, max: range.min } })],
    ['has its ends the wrong way round', json({ range: { ...range, min: 21_000, max: 18_000 } })],
    ['has a range that says nothing', json({ range: { ...range, max: 60_000 } })],
    ['has a negative value', json({ range: { ...range, min: -5 } })],
    ['has cents', json({ range: { ...range, min: 18_000.5 } })],
    ['has text as its value', json({ range: { ...range, min: '18000' } })],
    ['has a value of millions', json({ range: { ...range, min: 2_000_000, max: 2_000_001 } })],
    ['does not say what it rests on', json({ range: { ...range, basis: '' } })],
    ['has no last day', json({ range: { ...range, validUntil: undefined } })],
    ['has a range that is over', json({ range: { ...range, validUntil: '2026-11-20' } })],
    ['has markup', json({ range: { ...range, basis: '<img src=x onerror=alert(1)>' } })],
    ['has an unknown reason', json({ none: 'moon' })],
  ])('[EN-06] a valuation service that %s gives no figure, and the signed valuation', async (_, respond) => {
    set({ valuation: respond });
    const answer = await valued(kit, corolla);
    expect(answer).toMatchObject({
      range: null,
      no_figure: 'We cannot work out a value right now. Send us your details and we will value it in person.',
    });
    expect(answer.id).toMatch(/^[\w-]+\.[\w-]+$/);
  });

  it('[EN-06] rest for ten seconds after a failure', async () => {
    set({ rego: json({}, 500) });
    await lookUp();
    const calls = service.seen.length;
    rego = json(corolla);
    expect((await lookUp()).status).toBe(503);
    expect(service.seen).toHaveLength(calls);
    set();
    expect((await lookUp()).status).toBe(200);
  });

  it('[EN-06] that hang are given up after three seconds', async () => {
    set({ rego: () => undefined, valuation: () => undefined });
    const started = performance.now();
    const { result, ms } = await waitOf(() => Promise.all([lookUp(), valued(kit, corolla)]));
    const [plate, answer] = result;
    expect([plate.status, answer.range]).toEqual([503, null]);
    expect(performance.now() - started).toBeGreaterThan(2_900);
    expect(ms).toBeLessThan(4_500);
  });

  it('leave no plate and no key in the logs', () => {
    expect(kit.logs.length).toBeGreaterThan(0);
    expect(kit.logs.join()).not.toMatch(/417XYZ|rego-key|value-key/);
  });
});

test('[EN-06] services are used if their URLs are set, which need their keys', () => {
  const on = { onlineValuation: true };
  expect(tradeInProviders({ onlineValuation: false }, { REGO_URL: 'https://rego.example' })).toBeNull();
  expect(tradeInProviders(on, {})).toEqual({ rego: null, valuation: null });
  const env = { REGO_URL: 'https://r.example', REGO_API_KEY: 'a' };
  expect(tradeInProviders(on, env)).toMatchObject({ rego: { vehicle: expect.anything() }, valuation: null });
  expect(() => tradeInProviders(on, { REGO_URL: 'https://r.example' })).toThrow(
    'REGO_URL is set and REGO_API_KEY is not.',
  );
  expect(() => tradeInProviders(on, { VALUATION_URL: 'https://v.example' })).toThrow(/Set VALUATION_API_KEY/);
});
