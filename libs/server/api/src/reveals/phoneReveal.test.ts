import { testEngines } from '@forecourt/database/testing';
import { leadLimits } from '@forecourt/lead-desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { HOST, NOW, testApi, type TestApi } from '../test/testApi.ts';

const view_key = '0123456789abcdef0123456789abcdef';
const reveal = { car_id: 20_000, page: '/cars/2020-toyota-rav4-u1', view_key };

describe.each(testEngines('phone reveals'))('POST /api/leads/phone-reveal on %s', (engine) => {
  let kit: TestApi;

  beforeAll(async () => {
    kit = await testApi(engine, { revealLimits: leadLimits({ perAddress: 30 }) });
    await kit.addCar({ id: 20_000, stocknum: 'U1', location_id: 101, dealership_id: 7 });
    await kit.addCar({ id: 30_000, stocknum: 'N1' }, 'northside-group');
  });
  afterAll(() => kit.database.close());
  beforeEach(() => kit.database.db.deleteFrom('lead_log').execute());

  const post = (body: object | string, headers: Record<string, string> = {}, clientAddress = '203.0.113.7') =>
    kit.request(
      '/api/leads/phone-reveal',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      },
      { clientAddress },
    );
  const logged = () => kit.database.db.selectFrom('lead_log').selectAll().execute();

  it('[PR-08] stores site, car, dealership, location, page and time, and nothing about the visitor', async () => {
    const response = await post(reveal, { 'user-agent': 'Visitor/1', cookie: 'who=kim' });
    expect([response.status, await response.json()]).toEqual([200, { logged: true }]);
    const rows = await logged();
    expect(rows).toEqual([
      {
        id: rows[0]?.id,
        site: 'harbour-city',
        kind: 'phone-reveal',
        view_key,
        car_id: 20_000,
        dealership_id: 7,
        location_id: 101,
        page: reveal.page,
        created_at: NOW,
      },
    ]);
  });

  it('[PR-08] stores one record per page view, however often it is sent', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(reveal)));
    const said: unknown[] = await Promise.all(answers.map((answer) => answer.json()));
    expect(said.filter((answer) => JSON.stringify(answer) === '{"logged":true}')).toHaveLength(1);
    await post({ ...reveal, view_key: view_key.replace('0', 'f') });
    expect(await logged()).toHaveLength(2);
  });

  test.each([
    ['a car of another site', { ...reveal, car_id: 30_000 }, {}, 422],
    ['no car', { page: '/', view_key }, {}, 422],
    ['a page with a query', { ...reveal, page: '/cars/a?email=kim@x.example' }, {}, 422],
    ['a page elsewhere', { ...reveal, page: '//evil.example' }, {}, 422],
    ['an invalid key', { ...reveal, view_key: 'kim@shopper.example' }, {}, 422],
    ['an unknown field', { ...reveal, phone: '0491 570 006' }, {}, 422],
    ['no JSON', 'number please', {}, 400],
    ['a page of another site', reveal, { origin: 'https://evil.example' }, 403],
    ['a host that is not served', reveal, { host: 'nobody.example' }, 421],
  ])('[PR-08] logs nothing of %s', async (_name, body, headers, status) => {
    expect((await post(body, headers, '203.0.113.8')).status).toBe(status);
    expect(await logged()).toEqual([]);
  });

  it('[PR-08] too many reports from one IP address are refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => post(reveal, { origin: `http://${HOST}` }, '203.0.113.9')),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
