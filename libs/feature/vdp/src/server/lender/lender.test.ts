import type { ServerResponse } from 'node:http';
import { siteLookup } from '@forecourt/api';
import { waitOf } from '@forecourt/database/testing';
import { readLenderInfo, type DealerFinance } from '@forecourt/finance';
import { lenderInfoSchema } from '@forecourt/platform-client/contracts';
import { parseCar } from '@forecourt/vehicle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  jsonResponse,
  NOW,
  openTestService,
  site,
  type TestApi,
  type TestService,
} from '@forecourt/api/testing';
import { vdpApi, withVdp } from '../testing/vdp-api.ts';
import { httpLender } from './http-lender.ts';
import { ownLender } from './own-lender.ts';
import { siteLender } from './site-lender.ts';

const finance: DealerFinance = {
  provider: '360 Finance',
  annualRatePercent: 6.29,
  comparisonRatePercent: 8.19,
  lender: { name: 'Demonstration Finance', creditLicence: 'DEMO-ACL 1' },
  lenderInfo: true,
};
/** A dealer with a computed comparison rate. */
const COMPUTED = { comparisonRatePercent: null, computeComparison: true };
const OWN = 'These are the dealer’s own published rates.';
const said = {
  lender: 'Demo Lending',
  creditLicence: null,
  interestRate: 7.49,
  comparisonRate: 8.61,
  termYears: 5,
  establishmentFee: 395,
  disclaimer: 'Approved applicants only.',
  description: null,
};

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

describe('GET /api/cars/{id}/finance', () => {
  let kit: TestApi;
  let clock = NOW.getTime();
  beforeAll(async () => {
    const http = httpLender({ url: service.url, key: 'secret', provider: '360 Finance' });
    const stock = ['harbour-city'];
    const { byHost } = siteLookup([
      { site: withVdp({ ...site, excludeStock: ['S3'] }, { lender: http }), hosts: [] },
      {
        site: withVdp({ ...site, slug: 'northside-group', stock }, { lender: ownLender(finance) }),
        hosts: [],
      },
      { site: withVdp({ ...site, slug: 'outback-caravans', stock }), hosts: [] },
    ]);
    kit = await vdpApi({ sites: byHost, now: () => new Date(clock) });
    const shown = { status: 'in_stock', vin: 'VIN0000000000001', badge: 'GXL', nvic: 'ABC21A' };
    await kit.addCar({ id: 7, stocknum: 'S7', ...shown, offer_price: 1_000 });
    await kit.addCar({ id: 3, stocknum: 'S3', ...shown });
    await kit.addCar({ id: 4, stocknum: 'S4', ...shown, show_on_dealer_website: false });
    await kit.addCar({ id: 5, stocknum: 'S5', ...shown }, 'somebody-else');
    await kit.addCar({ id: 8, stocknum: 'S8', ...shown, status: 'sold' });
  });
  afterAll(() => kit.database.close());

  const ask = async (id: string | number = 7, host = 'harbour-city') => {
    const response = await kit.request(`/api/cars/${id}/finance`, { headers: { host: `${host}.localhost` } });
    const text = await response.text();
    const given: unknown = text === '' ? null : JSON.parse(text);
    return { status: response.status, cache: response.headers.get('cache-control'), body: given };
  };
  const nothing = { status: 204, cache: 'no-store', body: null };
  const passBreak = () => (clock += 10_000);
  const logged = () => kit.logs.filter((line) => line.includes('the lender failed')).length;

  it('[FI-07] returns the lender’s data; the lender gets the key and the facts of the car, never the VIN', async () => {
    service.respond = jsonResponse(JSON.stringify({ ...said, commission: 900 }));
    expect(await ask()).toEqual({ status: 200, cache: 'public, max-age=300', body: said });
    const { url: asked, headers } = service.seen.at(-1) ?? expect.fail('The lender was not asked.');
    const [path, query] = asked.split('?');
    expect([path, headers.authorization]).toEqual(['/v1/cars/7/finance', 'Bearer secret']);
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      provider: '360finance',
      make: 'Toyota',
      model: 'RAV4',
      badge: 'GXL',
      year: '2020',
      car_type: 'used',
      nvic: 'ABC21A',
      price: '29000',
    });
  });

  it('[FI-07] uses the car’s record and the dealer’s rates without a lender service', async () => {
    const calls = service.seen.length;
    expect(await ask(7, 'northside-group')).toMatchObject({
      status: 200,
      body: { lender: 'Demonstration Finance', interestRate: 6.29, comparisonRate: 8.19, description: OWN },
    });
    expect(await ask(8, 'northside-group')).toEqual(nothing);
    expect(service.seen).toHaveLength(calls);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['does not know the car', jsonResponse('{}', 404)],
    ['responds with 204', (response) => void response.writeHead(204).end()],
  ])('[FI-07] a lender that %s gives 204, and no log entry', async (_, given) => {
    const before = logged();
    service.respond = given;
    expect(await ask()).toEqual(nothing);
    expect(logged()).toBe(before);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['fails', jsonResponse('{}', 500)],
    ['rejects the key', jsonResponse('{}', 401)],
    ['closes the connection', (response) => void response.destroy()],
    ['redirects', (response) => void response.writeHead(302, { location: '/v1/cars/7/finance' }).end()],
    ['returns HTML', jsonResponse('<html><script>alert(1)</script>')],
    ['returns NaN', jsonResponse('{"lender":"Demo Lending","interestRate":NaN,"comparisonRate":8.5}')],
    ['returns a list', jsonResponse(JSON.stringify([said]))],
    ['returns a rate as text', jsonResponse(JSON.stringify({ ...said, interestRate: '7.49' }))],
    ['omits the comparison rate', jsonResponse(JSON.stringify({ ...said, comparisonRate: undefined }))],
    ['has a comparison rate below its rate', jsonResponse(JSON.stringify({ ...said, comparisonRate: 1 }))],
    [
      'has markup in its text',
      jsonResponse(JSON.stringify({ ...said, disclaimer: 'Hi <img src=x onerror=alert(1)>' })),
    ],
    [
      'returns a text that is too long',
      jsonResponse(JSON.stringify({ ...said, disclaimer: 'x'.repeat(4_001) })),
    ],
  ])('[FI-07] a lender that %s gives 204, and a log entry', async (_, given) => {
    passBreak();
    service.respond = jsonResponse(JSON.stringify(said));
    await ask();
    const before = logged();
    service.respond = given;
    expect(await ask()).toEqual(nothing);
    expect(logged()).toBe(before + 1);
  });

  it('[FI-07] a lender that hangs times out after two seconds, is logged once, and is then skipped by the circuit breaker', async () => {
    passBreak();
    service.respond = jsonResponse(JSON.stringify(said));
    await ask();
    const [before, calls] = [logged(), service.seen.length];
    service.respond = () => undefined;
    const { ms } = await waitOf(async () =>
      expect([(await ask()).status, (await ask()).status]).toEqual([204, 204]),
    );
    expect(ms).toBeLessThan(3_000);
    passBreak();
    expect((await ask()).status).toBe(204);
    expect([logged() - before, service.seen.length - calls]).toEqual([1, 2]);
  });

  it.each<[string, string | number]>([
    ['of an unknown car', 99],
    ['of an excluded car', 3],
    ['of a hidden car', 4],
    ['of another site’s car', 5],
    ['that is a slug', '2020-toyota-rav4-s7'],
    ['that is below 0', '-7'],
    ['that is too long', '9'.repeat(40)],
  ])('[FI-07] returns 404 for an id %s, and does not call the lender', async (_, id) => {
    const calls = service.seen.length;
    expect((await ask(id)).status).toBe(404);
    expect(service.seen).toHaveLength(calls);
  });

  it('[FI-07] is 404 on a site that has it off', async () => {
    expect((await ask(7, 'outback-caravans')).status).toBe(404);
  });

  it('limits an address to 120 requests in ten minutes', async () => {
    const answers = await Promise.all(Array.from({ length: 121 }, () => ask(7, 'northside-group')));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

describe('ownLender', () => {
  const record = { interestRate: 7.49, comparisonRate: 8.61, financeProvider: '360 Finance' };
  const infoFor = async (lenders: object | null, change: Partial<DealerFinance> = {}, car: object = {}) => {
    const signal = AbortSignal.timeout(1_000);
    const given = { make: 'Kia', model: 'Rio', year: 2021, price: 24_990, status: 'in_stock', ...car };
    const read = parseCar({ id: 7, ...given, finance_lenders: lenders });
    return ownLender({ ...finance, ...change }).info(read, { now: NOW, signal });
  };
  const named = { lender: 'Demonstration Finance', creditLicence: 'DEMO-ACL 1' };

  it.each<[string, object | null, Partial<DealerFinance>, object | null]>([
    [
      'the provider’s record, with its name in any spelling',
      { '360-FINANCE': record },
      {},
      {
        ...named,
        interestRate: 7.49,
        comparisonRate: 8.61,
        termYears: 5,
        establishmentFee: 0,
        description: null,
      },
    ],
    [
      'a complete record',
      {
        '360finance': { ...record, termMonths: 48, establishmentFees: 395, disclaimer: 'At {rate}, {term}.' },
      },
      {},
      { termYears: 4, establishmentFee: 395, disclaimer: 'At 7.49% p.a., 4 years.' },
    ],
    [
      'a record of another lender, whose licence is unknown',
      { '360finance': { ...record, financeProvider: 'Demo Lending' } },
      {},
      { lender: 'Demo Lending', creditLicence: null },
    ],
    [
      'the provider’s fee if its record has none',
      { '360finance': record },
      { establishmentFees: { '360finance': 1360.5 } },
      { establishmentFee: 1360.5 },
    ],
    [
      'without a record the dealer’s rates',
      null,
      {},
      { ...named, interestRate: 6.29, comparisonRate: 8.19, disclaimer: null, description: OWN },
    ],
    ['with another provider’s record the dealer’s rates', { taurus: record }, {}, { interestRate: 6.29 }],
    ['without a declared lender the provider’s name', null, { lender: undefined }, { lender: '360 Finance' }],
    ['a computed comparison rate', null, COMPUTED, { interestRate: 6.29, description: OWN }],
    ['null for an incomplete record', { '360finance': { ...record, comparisonRate: null } }, {}, null],
    [
      'a recomputed comparison rate if the record’s is below its rate',
      { '360finance': { ...record, comparisonRate: 1 } },
      {},
      {
        interestRate: record.interestRate,
        comparisonRate: expect.toSatisfy((rate) => rate >= record.interestRate),
      },
    ],
    ['null for markup', { '360finance': { ...record, disclaimer: '<b>Now!</b>' } }, {}, null],
    ['null after the rates have expired', null, { rateEffectiveTo: '2026-11-20' }, null],
    ['null if the dealer has estimates off', { '360finance': record }, { estimates: false }, null],
  ])('[FI-06] [FI-07] %s', async (_, lenders, change, expected) => {
    const found = await infoFor(lenders, change);
    if (expected === null) expect(found).toBeNull();
    else expect(lenderInfoSchema.parse(found)).toMatchObject(expected);
  });

  it('[FI-07] null for a sold car', async () => {
    expect(await infoFor({ '360finance': record }, {}, { status: 'sold' })).toBeNull();
  });
});

describe('readLenderInfo', () => {
  it.each([
    said,
    { lender: 'Demo', interestRate: 0, comparisonRate: 0 },
    { ...said, comparisonRate: 7.486 },
    { ...said, comparisonRate: 7.48 },
    { ...said, interestRate: Number.NaN },
    { ...said, comparisonRate: 101 },
    { ...said, lender: '' },
    { ...said, lender: 'x'.repeat(121) },
    { ...said, creditLicence: 7 },
    { ...said, disclaimer: '' },
    { ...said, disclaimer: 'a < b' },
    { ...said, disclaimer: 'a <B>' },
    { ...said, disclaimer: 'a </' },
    { ...said, termYears: 0.4 },
    { ...said, establishmentFee: 100_001 },
    { ...said, description: 'x'.repeat(121) },
    [said],
    null,
  ])('[FI-07] accepts what the contract accepts: %j', (given) => {
    expect(readLenderInfo(given) !== null).toBe(lenderInfoSchema.safeParse(given).success);
  });
});

describe('siteLender', () => {
  const env = { LENDER_URL: 'https://lender.example/v1', LENDER_API_KEY: 'k' };

  it('[FI-07] is null if it is off, the lender’s service if configured, else `ownLender`', async () => {
    expect(siteLender(null, env)).toBeNull();
    expect(siteLender({ ...finance, lenderInfo: false }, env)).toBeNull();
    expect(siteLender(finance, env)).not.toBeNull();
    const car = parseCar({ id: 7, make: 'Kia', model: 'Rio', year: 2021, price: 24_990, status: 'in_stock' });
    const signal = AbortSignal.timeout(1_000);
    expect(await siteLender(finance, {})?.info(car, { now: NOW, signal })).toMatchObject({
      description: OWN,
    });
  });

  it('throws without its key', () => {
    expect(() => siteLender(finance, { LENDER_URL: 'https://lender.example' })).toThrow(
      /LENDER_API_KEY is not/,
    );
  });
});
