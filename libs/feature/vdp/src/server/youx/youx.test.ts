import type { ServerResponse } from 'node:http';
import { siteLookup } from '@forecourt/api';
import { waitOf } from '@forecourt/database/testing';
import { financeEstimate, readYouxQuote, youxRequest, type DealerFinance } from '@forecourt/finance';
import { youxQuoteRequestSchema, youxQuoteSchema } from '@forecourt/platform-client/contracts';
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
import { httpYoux } from './http-youx.ts';
import { ownRates } from './own-rates.ts';
import { siteYoux } from './site-youx.ts';

const youx = { selfAssessedCreditScore: 'GREAT' };
const finance: DealerFinance = {
  provider: 'Taurus',
  annualRatePercent: 6.29,
  comparisonRatePercent: 8.19,
  youx,
};
const asked = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 24_990,
  loanTerm: 5,
  year: 2021,
  vin: null,
  nvic: 'ABC21A',
  whoIsHelping: '' as const,
};
const quote = { weeklyRepaymentAmount: 118.4, comparisonRate: 8.54, advertisedRate: 6.99 };
const OWN = 'Worked out from the dealer’s own rates, not by youX.';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

describe('POST /api/youx/quote', () => {
  let kit: TestApi;
  let clock = NOW.getTime();
  beforeAll(async () => {
    const { byHost } = siteLookup([
      { site: withVdp(site, { youx: httpYoux({ url: service.url, key: 'secret' }) }), hosts: [] },
      { site: withVdp({ ...site, slug: 'northside-group' }, { youx: ownRates(finance) }), hosts: [] },
      { site: withVdp({ ...site, slug: 'outback-caravans' }), hosts: [] },
    ]);
    kit = await vdpApi({ sites: byHost, now: () => new Date(clock) });
  });
  afterAll(() => kit.database.close());

  const ask = async (body: unknown, host = 'harbour-city') => {
    const response = await kit.request('/api/youx/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: `${host}.localhost` },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const given: unknown = text === '' ? null : JSON.parse(text);
    return { status: response.status, cache: response.headers.get('cache-control'), body: given };
  };
  const passBreak = () => (clock += 10_000);
  const logged = () => kit.logs.filter((line) => line.includes('the youX provider failed')).length;

  it('[FI-08] returns the quote of youX; youX gets the key and seven fields, and no personal data', async () => {
    service.respond = jsonResponse(JSON.stringify({ ...quote, lender: 'unasked' }));
    const person = { name: 'Kim', email: 'kim@shopper.example' };
    expect(await ask({ ...asked, ...person })).toEqual({
      status: 200,
      cache: 'no-store',
      body: { ...quote, description: null },
    });
    const { method, url, headers, body } = service.seen.at(-1) ?? expect.fail('youX was not asked.');
    expect([method, url, headers.authorization]).toEqual(['POST', '/v1/quote', 'Bearer secret']);
    expect(JSON.parse(body)).toEqual(asked);
  });

  it('[FI-08] is computed from the dealer’s own rates without a youX service, and says so', async () => {
    const calls = service.seen.length;
    expect(await ask(asked, 'northside-group')).toMatchObject({
      status: 200,
      body: { weeklyRepaymentAmount: 112.08, advertisedRate: 6.29, comparisonRate: 8.19, description: OWN },
    });
    expect(service.seen).toHaveLength(calls);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['has no quote', jsonResponse('{}', 404)],
    ['responds with 204', (response) => void response.writeHead(204).end()],
  ])('[FI-08] a youX that %s gives 204, and no log entry', async (_, given) => {
    const before = logged();
    service.respond = given;
    expect(await ask(asked)).toEqual({ status: 204, cache: 'no-store', body: null });
    expect(logged()).toBe(before);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['fails', jsonResponse('{}', 500)],
    ['rejects the key', jsonResponse('{}', 401)],
    ['closes the connection', (response) => void response.destroy()],
    ['redirects', (response) => void response.writeHead(302, { location: '/v1/quote' }).end()],
    ['returns HTML', jsonResponse('<html><script>alert(1)</script>')],
    ['returns NaN', jsonResponse('{"weeklyRepaymentAmount":NaN,"comparisonRate":8.5,"advertisedRate":7}')],
    ['returns a list', jsonResponse(JSON.stringify([quote]))],
    ['returns an amount as text', jsonResponse(JSON.stringify({ ...quote, weeklyRepaymentAmount: '118' }))],
    ['returns a negative amount', jsonResponse(JSON.stringify({ ...quote, weeklyRepaymentAmount: -118 }))],
    ['omits the comparison rate', jsonResponse(JSON.stringify({ ...quote, comparisonRate: undefined }))],
    ['has a comparison rate below its rate', jsonResponse(JSON.stringify({ ...quote, comparisonRate: 1 }))],
  ])('[FI-08] a youX that %s gives 204, and a log entry', async (_, given) => {
    passBreak();
    service.respond = jsonResponse(JSON.stringify(quote));
    await ask(asked);
    const before = logged();
    service.respond = given;
    expect(await ask(asked)).toMatchObject({ status: 204, body: null });
    expect(logged()).toBe(before + 1);
  });

  it('[FI-08] a youX that hangs times out after two seconds, is logged once, and is then skipped by the circuit breaker', async () => {
    passBreak();
    service.respond = jsonResponse(JSON.stringify(quote));
    await ask(asked);
    const [before, calls] = [logged(), service.seen.length];
    service.respond = () => undefined;
    const { ms } = await waitOf(async () => {
      expect((await ask(asked)).status).toBe(204);
      expect((await ask(asked)).status).toBe(204);
    });
    expect(ms).toBeLessThan(3_000);
    passBreak();
    expect((await ask(asked)).status).toBe(204);
    expect([logged() - before, service.seen.length - calls]).toEqual([1, 2]);
  });

  it.each<[string, unknown]>([
    ['no price', { ...asked, purchasePrice: undefined }],
    ['a price of 0', { ...asked, purchasePrice: 0 }],
    ['a negative price', { ...asked, purchasePrice: -1 }],
    ['a price as text', { ...asked, purchasePrice: '24990' }],
    ['a term of a hundred years', { ...asked, loanTerm: 100 }],
    ['free text as credit score', { ...asked, selfAssessedCreditScore: 'my name is Kim' }],
    ['an unknown field', { ...asked, whoIsHelping: 'Kim' }],
  ])('[FI-08] rejects %s, and does not call youX', async (_, body) => {
    const calls = service.seen.length;
    expect((await ask(body)).status).toBe(422);
    expect(service.seen).toHaveLength(calls);
  });

  it('[FI-08] is 404 on a site that has youX off', async () => {
    expect((await ask(asked, 'outback-caravans')).status).toBe(404);
  });

  it('[FI-08] limits an address to 120 requests in ten minutes', async () => {
    const answers = await Promise.all(Array.from({ length: 121 }, () => ask(asked, 'northside-group')));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });
});

describe('the contract', () => {
  it('[FI-08] the contract accepts the request of a page', () => {
    const car = parseCar({ id: 7, make: 'Kia', model: 'Rio', year: 2021, price: 24_990, nvic: 'ABC21A' });
    expect(youxQuoteRequestSchema.parse(youxRequest(car, { borrowed: 24_990, termYears: 5 }, youx))).toEqual(
      asked,
    );
  });

  it.each([
    quote,
    { ...quote, advertisedRate: 0, comparisonRate: 0 },
    { ...quote, weeklyRepaymentAmount: 0 },
    { ...quote, weeklyRepaymentAmount: Number.NaN },
    { ...quote, comparisonRate: 6.98 },
    { ...quote, advertisedRate: -1 },
    { ...quote, comparisonRate: 101 },
    { ...quote, advertisedRate: '7' },
    null,
  ])('[FI-08] a page accepts what the contract accepts: %j', (given) => {
    expect(readYouxQuote(given) !== null).toBe(youxQuoteSchema.safeParse(given).success);
  });
});

describe('the dealer’s own rates', () => {
  const given = (change: Partial<DealerFinance>, purchasePrice = 24_990) =>
    ownRates({ ...finance, ...change }).quote(
      { ...asked, purchasePrice },
      { now: NOW, signal: AbortSignal.timeout(1_000), car: null },
    );

  it.each<[string, Partial<DealerFinance>, number | undefined, object | null]>([
    ['five years', {}, undefined, { weeklyRepaymentAmount: 112.08, description: OWN }],
    ['a rate of 0', { annualRatePercent: 0 }, 26_000, { weeklyRepaymentAmount: 100, advertisedRate: 0 }],
    [
      'an establishment fee in the loan',
      { establishmentFees: { taurus: 1300 } },
      undefined,
      { weeklyRepaymentAmount: 117.91 },
    ],
    ['no rate', { annualRatePercent: null }, undefined, null],
    ['no comparison rate', { comparisonRatePercent: null }, undefined, null],
    ['expired rates', { rateEffectiveTo: '2026-11-20' }, undefined, null],
    ['a loan that is too small', {}, 5_000, null],
  ])('[FI-08] %s', async (_, change, price, expected) => {
    const found = await given(change, price);
    if (expected === null) expect(found).toBeNull();
    else expect(youxQuoteSchema.parse(found)).toMatchObject(expected);
  });
});

it('[FI-08] the dealer’s own rates give the same repayment as the estimate on the page', async () => {
  const lender = { interestRate: 8.99, comparisonRate: 10.11, termMonths: 48, establishmentFees: 395 };
  const car = parseCar({
    id: 7,
    make: 'Kia',
    model: 'Rio',
    year: 2021,
    status: 'in_stock',
    price: 24_990,
    finance_lenders: { taurus: lender },
  });
  const estimate = financeEstimate(car, finance, { now: NOW });
  if ('unavailable' in estimate) throw new Error(estimate.unavailable);
  const given = await ownRates(finance).quote(
    { ...asked, loanTerm: estimate.basis.termYears },
    { now: NOW, signal: AbortSignal.timeout(1_000), car },
  );
  expect(youxQuoteSchema.parse(given)).toMatchObject({
    weeklyRepaymentAmount: Math.round(estimate.basis.repayment * 100) / 100,
    advertisedRate: estimate.annualRatePercent,
    comparisonRate: estimate.comparisonRatePercent,
  });
});

describe('siteYoux', () => {
  const env = { YOUX_URL: 'https://youx.example/v1', YOUX_API_KEY: 'k' };

  it('[FI-08] is null if youX is off, youX if configured, else the dealer’s rates', async () => {
    expect(siteYoux(null, env)).toBeNull();
    expect(siteYoux({ ...finance, youx: null }, env)).toBeNull();
    expect(siteYoux(finance, env)).not.toBeNull();
    const own = siteYoux(finance, {});
    const signal = AbortSignal.timeout(1_000);
    expect(await own?.quote(asked, { now: NOW, signal, car: null })).toMatchObject({ description: OWN });
  });

  it('throws without its key', () => {
    expect(() => siteYoux(finance, { YOUX_URL: 'https://youx.example' })).toThrow(/YOUX_API_KEY is not/);
  });
});

it('[FI-08] [FI-07] the dealer’s own rates say the final payment that their repayment leaves', async () => {
  const lender = { interestRate: 8.99, comparisonRate: 10.11, termYears: 5, balloon: 8_000 };
  const car = parseCar({
    ...{ id: 7, make: 'Kia', model: 'Rio', year: 2021, status: 'in_stock', price: 24_990 },
    finance_lenders: { taurus: lender },
  });
  const asking = { now: NOW, signal: AbortSignal.timeout(10_000), car };
  const given = await ownRates(finance).quote(asked, asking);
  expect(youxQuoteSchema.parse(given)).toMatchObject({
    weeklyRepaymentAmount: 95.02,
    description: 'Worked out from the dealer’s own rates, not by youX, with a final payment of $8,000.',
  });
});
