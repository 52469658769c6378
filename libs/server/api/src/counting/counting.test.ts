import { EVENT_IDS, EVENT_LABELS, type EventName } from '@forecourt/analytics';
import { testEngines } from '@forecourt/database/testing';
import { leadLimits } from '@forecourt/lead-desk';
import { problemSchema } from '@forecourt/platform-client/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { testApi, type TestApi } from '../test/testApi.ts';

const COUNTED_EVENTS = Object.values(EVENT_IDS);
const LABELLED: [EventName, readonly string[]][] = [
  ['form', EVENT_LABELS.form],
  ['enquiry', EVENT_LABELS.enquiry],
  ['phone_click', EVENT_LABELS.phone_click],
  ['career_enquiry', EVENT_LABELS.career_enquiry],
];

test('[AN-01] the tables of labels have every event with a label', () =>
  expect(LABELLED.map(([name]) => name)).toEqual(Object.keys(EVENT_LABELS)));

describe('reports of browsers', () => {
  let kit: TestApi;
  beforeAll(async () => {
    kit = await testApi('pglite');
    await kit.addCar({ id: 1, stocknum: 'S1' });
    await kit.addCar({ id: 2, stocknum: 'N1' }, 'northside-group');
  });
  afterAll(() => kit.database.close());
  beforeEach(() => kit.database.db.deleteFrom('event_counts').execute());

  const post = (path: string, body: unknown, headers: Record<string, string> = {}, to = kit) =>
    to.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const counts = () =>
    kit.database.db
      .selectFrom('event_counts')
      .select(['site', 'event_id', 'car_id', 'label', 'count'])
      .orderBy('event_id')
      .orderBy('car_id')
      .execute();

  it('[AN-01] sums events by day, event, car and label', async () => {
    const called = { event_id: 25, car_id: 1, label: 'Used Car' };
    expect(
      (await post('/api/events', { events: [called, called, { event_id: 61, car_id: 1 }] })).status,
    ).toBe(200);
    await post('/api/events', { events: [called] });
    expect(await counts()).toEqual([
      { site: 'harbour-city', event_id: 25, car_id: 1, label: 'Used Car', count: 3 },
      { site: 'harbour-city', event_id: 61, car_id: 1, label: '', count: 1 },
    ]);
  });

  it.each(LABELLED)('[AN-01] counts every label of %s', async (name, labels) => {
    const events = labels.map((label) => ({ event_id: EVENT_IDS[name], label, car_id: 1 }));
    const response = await post('/api/events', { events });
    expect([response.status, await response.json()]).toEqual([200, { counted: labels.length, refused: [] }]);
    expect(new Set((await counts()).map(({ label }) => label))).toEqual(new Set(labels));
  });

  it.each(COUNTED_EVENTS)('[AN-01] counts event %i without a label or a car', async (event_id) => {
    const response = await post('/api/events', { events: [{ event_id }] });
    expect(await response.json()).toEqual({ counted: 1, refused: [] });
  });

  it('validates each event of a report separately, and lists the refused ones with the reason', async () => {
    const events = [
      { event_id: 9, label: 'contact' },
      { event_id: 9, label: 'hello' },
      { event_id: 5 },
      { event_id: 22, label: 'New Car' },
      'enquiry',
      { event_id: 22, label: 'Test Drive', car_id: 1 },
      { event_id: 61, car_id: 0.5, email: 'a@b.example' },
    ];
    const response = await post('/api/events', { events });
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        counted: 2,
        refused: [
          { index: 1, why: 'label: not a label of any event' },
          { index: 2, why: 'event_id: not a counted event' },
          { index: 3, why: 'label: not a label of this event' },
          { index: 4, why: 'event: not an object' },
          { index: 6, why: 'car_id: not a vehicle’s number; event: no such field: email' },
        ],
      },
    ]);
    expect(await counts()).toMatchObject([
      { event_id: 9, label: 'contact', count: 1 },
      { event_id: 22, label: 'Test Drive', car_id: 1, count: 1 },
    ]);
    const metrics = await (await kit.request('/metrics')).text();
    expect(metrics).toContain('forecourt_events_refused_total{site="harbour-city"} 5');
  });

  it('counts an event with an unknown car without a car', async () => {
    await post('/api/events', {
      events: [
        { event_id: 60, car_id: 2 },
        { event_id: 60, car_id: 999 },
      ],
    });
    expect(await counts()).toMatchObject([{ event_id: 60, car_id: 0, count: 2 }]);
  });

  it.each([
    ['an id that is not counted', { events: [{ event_id: 5 }] }],
    ['no event', { events: [] }],
    ['too many', { events: Array(21).fill({ event_id: 22 }) }],
    ['a label with markup', { events: [{ event_id: 9, label: '<b>x</b>' }] }],
    ['a phone number as label', { events: [{ event_id: 9, label: '0491 570 006' }] }],
    ['a name as label', { events: [{ event_id: 22, label: 'Kimberley Leewright' }] }],
    ['a label of another event', { events: [{ event_id: 22, label: 'contact' }] }],
    ['a label that no page sends', { events: [{ event_id: 25, label: 'used car' }] }],
    ['something about the visitor', { events: [{ event_id: 9, email: 'a@b.example' }] }],
    ['a car id that is not a number', { events: [{ event_id: 9, car_id: '1; drop table cars' }] }],
  ])('refuses %s', async (_name, body) => {
    const response = await post('/api/events', body);
    expect([response.status, problemSchema.parse(await response.json()).title]).toEqual([
      422,
      'Unprocessable Entity',
    ]);
    expect(await counts()).toEqual([]);
  });

  it('keeps page speed as histograms, in seconds', async () => {
    const report = {
      page: 'vehicle',
      device: 'phone',
      vitals: [
        { name: 'LCP', value: 1500 },
        { name: 'CLS', value: 0.01 },
      ],
    };
    expect(await (await post('/api/vitals', report)).json()).toEqual({ counted: 2 });
    const metrics = await (await kit.request('/metrics')).text();
    const labels = 'site="harbour-city",page="vehicle",device="phone"';
    expect(metrics).toContain(`forecourt_web_vitals_seconds_sum{${labels},metric="LCP"} 1.5`);
    expect(metrics).toContain(`forecourt_web_vitals_cls_sum{${labels}} 0.01`);
  });

  it.each([
    { page: '/cars/x', device: 'phone', vitals: [{ name: 'LCP', value: 1 }] },
    { page: 'home', device: 'phone', vitals: [{ name: 'LCP', value: -1 }] },
    { page: 'home', device: 'phone', vitals: [] },
  ])('refuses page speed with an invalid shape: %j', async (report) =>
    expect((await post('/api/vitals', report)).status).toBe(422),
  );

  it('accepts only small reports from pages of the site', async () => {
    const long = { events: [{ event_id: 9, label: 'x'.repeat(9_000) }] };
    expect((await post('/api/events', long)).status).toBe(413);
    const event = { events: [{ event_id: 22 }] };
    expect((await post('/api/events', event, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/api/events', event, { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('limits reports by IP address', async () => {
    const strict = await testApi('pglite', { reportLimits: leadLimits({ perAddress: 1, seconds: 600 }) });
    const event = { events: [{ event_id: 22 }] };
    expect((await post('/api/events', event, {}, strict)).status).toBe(200);
    const response = await post('/api/events', event, {}, strict);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '600']);
    await strict.database.close();
  });
});

describe.each(testEngines('counting'))('concurrent reports on %s', (engine) => {
  let kit: TestApi;
  beforeAll(async () => {
    kit = await testApi(engine, { reportLimits: leadLimits({ perAddress: 1_000 }) });
  });
  afterAll(() => kit.database.close());

  it('[AN-01] are all counted, in any order of their events', async () => {
    const seen = COUNTED_EVENTS.map((event_id) => ({ event_id }));
    const post = (events: object[]) =>
      kit.request('/api/events', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ events }),
      });
    const rounds = Array.from({ length: 100 }, (_, at) => post(at % 2 === 0 ? seen : seen.toReversed()));
    const statuses = (await Promise.all(rounds)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const rows = await kit.database.db.selectFrom('event_counts').select('count').execute();
    expect(rows).toEqual(COUNTED_EVENTS.map(() => ({ count: 100 })));
  });
});
