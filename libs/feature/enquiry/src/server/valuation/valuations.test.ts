import { siteLookup } from '@forecourt/api';
import { NOW, other, site, type TestApi } from '@forecourt/api/testing';
import { testEngines } from '@forecourt/database/testing';
import { OWING_FINANCE_TEXT } from '@forecourt/valuation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiryApi, withEnquiry } from '../testing/enquiry-api.ts';
import { addMarket, asked, send, valued } from '../testing/trade-in.ts';

const rav4 = {
  make: 'Toyota',
  model: 'RAV4',
  year: 2021,
  badge: 'Cruiser',
  body: 'suv',
  transmission: 'Automatic',
};

describe.each(testEngines('trade-in values'))('plates and values from the stock on %s', (engine) => {
  let kit: TestApi;

  beforeAll(async () => {
    const { byHost } = siteLookup([
      { site: withEnquiry(site), hosts: [] },
      { site: withEnquiry(other), hosts: [] },
      { site: withEnquiry({ ...site, slug: 'lead-only' }, { tradeIn: null }), hosts: [] },
    ]);
    kit = await enquiryApi(engine, { sites: byHost });
    await addMarket(kit);
    await kit.addCar({ id: 700, stocknum: 'S700', model: 'Yaris', regplate: '100AAA', state: 'QLD' });
  });
  afterAll(() => kit.database.close());

  const lookUp = (query: string, host?: string) =>
    send(kit, `/api/rego?${query}`, { method: 'GET', ...(host !== undefined && { host }) });

  it('[EN-06] GET /api/rego has the vehicle that the dealer sold, without plate, VIN and price', async () => {
    expect(await lookUp('state=qld&plate=417-xyz')).toEqual({ status: 200, body: rav4 });
  });

  it.each([
    ['of another state', 'state=NSW&plate=417XYZ', undefined],
    ['of another dealer', 'state=QLD&plate=417XYZ', 'northside-group.localhost'],
    ['that nobody has', 'state=QLD&plate=999ZZZ', undefined],
    ['of a vehicle that is for sale', 'state=QLD&plate=100AAA', undefined],
  ])('[EN-06] GET /api/rego has no vehicle for a plate %s', async (_, query, host) => {
    expect(await lookUp(query, host)).toEqual({ status: 204, body: {} });
  });

  it.each([
    ['', 'state, plate'],
    ['state=QLD', 'plate'],
    ['state=QLD&plate=', 'plate'],
    ['state=QLD&plate=1234567890', 'plate'],
    ['state=QLD&plate=%27%3B--', 'plate'],
    ['state=QLD&plate=%F0%9F%9A%97', 'plate'],
    ['state=Atlantis&plate=417XYZ', 'state'],
  ])('[EN-06] GET /api/rego refuses %j: %s', async (query, fields) => {
    const { status, body } = await lookUp(query);
    expect([status, body['detail']]).toEqual([
      422,
      `Refused: ${fields}. state is such as QLD, plate has letters and digits.`,
    ]);
  });

  it('[EN-06] GET /api/rego has a vehicle that left the feed', async () => {
    const { db } = kit.database;
    await kit.addCar({ id: 800, stocknum: 'S800', regplate: '200 BBB', state: null });
    await db.updateTable('cars').set({ removed_at: NOW }).where('id', '=', 800).execute();
    expect((await lookUp('state=WA&plate=200BBB')).body).toMatchObject({ model: 'RAV4', year: 2020 });
  });

  it('[EN-06] POST /api/valuations has a range, its reasons, its dates and what it rests on', async () => {
    expect(await valued(kit)).toEqual({
      id: expect.stringMatching(/^[\w-]+\.[\w-]+$/),
      date: '2026-11-21',
      vehicle: rav4,
      range: {
        min: 21_700,
        max: 25_300,
        valid_until: '2026-11-28',
        reasons: [
          { text: 'Middle of the advertised prices, without government charges', amount: 30_000 },
          { text: 'Preparation, warranty and selling by the dealer', amount: -4500 },
          { text: 'Fair condition', amount: -2000 },
        ],
        basis: 'Based on the prices of 3 similar vehicles that were for sale on 21 November 2026.',
      },
      no_figure: null,
      ...{ owing: false, finance_note: null },
    });
  });

  it('[EN-06] a described vehicle has no plate look-up; owing finance changes no figure and is explained', async () => {
    const described = { rego: '1', make: 'toyota', model: 'rav4', year: 2021 };
    const adjustmentAnswers = { ...asked.adjustmentAnswers, finance: 'Yes' };
    const answer = await valued(kit, { ...described, adjustmentAnswers });
    expect(answer).toMatchObject({
      range: { min: 21_700, max: 25_300 },
      owing: true,
      finance_note: OWING_FINANCE_TEXT,
    });
  });

  it.each([
    ['over 100,000 km', { kms: 100_001 }, /over 100,000 km/],
    ['over 7 years', { make: 'Toyota', model: 'RAV4', year: 2018 }, /over 7 years old/],
    ['of a rare model', { make: 'Toyota', model: 'Mirai', year: 2021 }, /Too few similar vehicles/],
    ['with a script as its model', { make: '<script>', model: "'; --", year: 2021 }, /Too few/],
  ])('[EN-06] a vehicle %s has no figure, with the reason', async (_, changes, reason) => {
    const { range, no_figure } = await valued(kit, changes);
    expect([range, no_figure]).toEqual([null, expect.stringMatching(reason)]);
  });

  it('[EN-06] an unknown plate without a described vehicle asks for make, model and year', async () => {
    const { status, body } = await send(kit, '/api/valuations', { body: { ...asked, rego: '999ZZZ' } });
    expect([status, Object.keys(body['fields'] ?? {})]).toEqual([422, ['make', 'model', 'year']]);
  });

  it.each<[string, object]>([
    ['rego', { rego: '' }],
    ['rego', { rego: 'x'.repeat(10_000) }],
    ['rego', { rego: 417 }],
    ['regoState', { regoState: 'Atlantis' }],
    ['kms', { kms: -1 }],
    ['kms', { kms: 1.5 }],
    ['kms', { kms: '60 thousand' }],
    ['kms', { kms: null }],
    ['make', { make: 'x'.repeat(101) }],
    ['year', { year: 21 }],
    ['adjustmentAnswers', { adjustmentAnswers: null }],
    ['adjustmentAnswers.condition', { adjustmentAnswers: { ...asked.adjustmentAnswers, condition: 'new' } }],
    ['adjustmentAnswers.finance', { adjustmentAnswers: { ...asked.adjustmentAnswers, finance: undefined } }],
    ['id', { id: 'x'.repeat(10_000) }],
  ])('[EN-06] POST /api/valuations refuses a wrong %s: %j', async (field, changes) => {
    const { status, body } = await send(kit, '/api/valuations', { body: { ...asked, ...changes } });
    expect([status, body['detail']]).toEqual([422, `Refused: ${field}.`]);
  });

  it('[EN-06] a site without online values has none of the calls', async () => {
    const host = 'lead-only.localhost';
    const calls = [
      lookUp('state=QLD&plate=417XYZ', host),
      send(kit, '/api/valuations', { body: asked, host }),
      send(kit, '/api/miscellaneous', { body: {}, host }),
      send(kit, '/api/leads/b7b1c1f6-6c3e-4a53-9d0f-3f3c9e0c2a11', { method: 'PATCH', body: {}, host }),
    ];
    for (const { status, body } of await Promise.all(calls))
      expect([status, body['detail']]).toEqual([404, 'This site has no online valuations.']);
  });

  it('logs no plate', () => {
    expect(kit.logs.join()).not.toMatch(/417[- ]?xyz/i);
    expect(kit.logs.length).toBeGreaterThan(0);
  });

  it('describes the calls in the OpenAPI document', async () => {
    const { body } = await send(kit, '/api/openapi.json', { method: 'GET' });
    expect(body['paths']).toMatchObject({
      '/api/rego': { get: { operationId: 'rego' } },
      '/api/valuations': { post: { operationId: 'postValuation' } },
      '/api/miscellaneous': { post: { operationId: 'postMiscellaneous' } },
      '/api/leads/{id}': {
        patch: { operationId: 'patchLead', responses: { 403: {}, 404: {}, 415: {}, 422: {}, 429: {} } },
      },
    });
  });

  it('[EN-06] limits how often one visitor tries out plates', async () => {
    const busy = await enquiryApi('pglite');
    const visitor = { method: 'GET', address: '203.0.113.7' };
    const statuses = new Set<number>();
    for (let call = 0; call < 61; call += 1)
      statuses.add((await send(busy, '/api/rego?state=QLD&plate=1', visitor)).status);
    expect([...statuses]).toEqual([204, 429]);
    await busy.database.close();
  });
});

it.each(testEngines('sold'))('[EN-06] on %s sold vehicles count for 90 days', async (engine) => {
  const kit = await enquiryApi(engine);
  const facts = { year: 2021, km: 60_000, price: 30_000, price_type: 'EGC' };
  await kit.addCar({ ...facts, id: 1, stocknum: 'A' });
  await kit.addCar({ ...facts, id: 2, stocknum: 'B' });
  await kit.addCar({ ...facts, id: 3, stocknum: 'C', status: 'sold' });
  await kit.addCar({ ...facts, id: 4, stocknum: 'D', car_type: 'new' });
  await kit.addCar({ ...facts, id: 5, stocknum: 'E', show_on_dealer_website: false });
  const soldDaysAgo = (days: number) =>
    kit.database.db
      .updateTable('cars')
      .set({ sold_at: new Date(NOW.getTime() - days * 86_400_000) })
      .where('id', '=', 3)
      .execute();
  const described = { make: 'Toyota', model: 'RAV4', year: 2021 };
  await soldDaysAgo(91);
  expect((await valued(kit, described)).range).toBeNull();
  await soldDaysAgo(90);
  expect((await valued(kit, described)).range?.basis).toBe(
    'Based on the prices of 3 similar vehicles that were for sale from 23 August 2026 to 21 November 2026.',
  );
  await kit.database.close();
});
