import { createSearchEngine, type SearchEngine } from '@forecourt/embedded-search';
import {
  carViewSchema,
  problemSchema,
  publicCarSchema,
  similarCarsSchema,
} from '@forecourt/platform-client/contracts';
import { carCollectionSchema, searchDocument, siteCollection } from '@forecourt/stock-search';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW, type TestApi } from '@forecourt/api/testing';
import { vdpApi } from '../testing/vdp-api.ts';

const apiKey = 'test-key';

describe('cars', () => {
  let kit: TestApi;
  let engine: SearchEngine;
  let engineUp = true;
  let asked: RequestInit | undefined;

  beforeAll(async () => {
    engine = createSearchEngine({ apiKey });
    kit = await vdpApi({
      searchEngine: {
        keyOf: () => apiKey,
        fetch: (path, init) => {
          asked = init;
          return engineUp
            ? engine.handle(new Request(`http://search.invalid${path}`, init))
            : Promise.reject(new TypeError('fetch failed'));
        },
      },
    });
    const put = (path: string, body: string, method = 'POST') =>
      engine.handle(
        new Request(`http://search.invalid${path}`, {
          method,
          body,
          headers: { 'x-typesense-api-key': apiKey },
        }),
      );
    await put('/collections', JSON.stringify(carCollectionSchema('cars_1')));
    await put(
      `/aliases/${siteCollection('harbour-city')}`,
      JSON.stringify({ collection_name: 'cars_1' }),
      'PUT',
    );

    const wanted: [fields: Record<string, unknown>, dealer?: string][] = [
      [{ id: 1, stocknum: 'S1', vin: 'VINVINVINVINVIN01', regplate: 'ABC123', views: 7, photos_count: 3 }],
      [{ id: 2, stocknum: 'S2', price: 39_000 }],
      [{ id: 3, stocknum: 'S3', price: 41_000 }],
      [{ id: 4, stocknum: 'S4', status: 'sold' }],
      [{ id: 5, stocknum: 'S5', make: 'Mazda', model: 'CX-5' }],
      [{ id: 6, stocknum: 'S6', make: 'Kia', model: 'Rio', body: 'Hatch' }],
      ...[7, 8, 9, 10].map((id): [Record<string, unknown>] => [
        { id, stocknum: `S${id}`, price: 25_000 + id },
      ]),
      [{ id: 11, stocknum: 'N1' }, 'northside-group'],
      [{ id: 12, stocknum: 'N2' }, 'northside-group'],
      [{ id: 13, stocknum: 'S13', show_on_dealer_website: false }],
      [{ id: 14, stocknum: 'S14', make: 'Ford', model: 'GT `40`', price: null }],
    ];
    for (const [fields, dealer = 'harbour-city'] of wanted) {
      const car = await kit.addCar({ body: 'SUV', status: 'in_stock', ...fields }, dealer);
      if (dealer !== 'harbour-city') continue;
      await put('/collections/cars_1/documents', JSON.stringify(searchDocument(car, { now: NOW })));
    }
    await sql`update cars set removed_at = now() where id = 10`.execute(kit.database.db);
  });
  afterAll(async () => {
    await engine.close();
    await kit.database.close();
  });

  const slug = (stocknum: string) => `2020-toyota-rav4-${stocknum.toLowerCase()}`;
  const answer = async (path: string, init?: RequestInit): Promise<unknown> =>
    (await kit.request(path, init)).json();

  it('returns a car without its private data', async () => {
    const car = publicCarSchema.parse(await answer(`/api/cars/${slug('S1')}`));
    expect(car).toMatchObject({ id: 1, stocknum: 'S1', price: 30_000, vin: null, regplate: null });
  });

  it('[RT-08] finds a car by its id too', async () => {
    expect(publicCarSchema.parse(await answer('/api/cars/1')).slug).toBe(slug('S1'));
  });

  it('returns 304 for a matching ETag', async () => {
    const first = await kit.request(`/api/cars/${slug('S1')}`);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await kit.request(`/api/cars/${slug('S1')}`, { headers })).status).toBe(304);
  });

  it('returns 404 for another site’s car, a removed, a hidden and an unknown one', async () => {
    for (const name of [
      slug('N1'),
      slug('S10'),
      slug('S13'),
      '11',
      '10',
      '13',
      '9'.repeat(16),
      'none',
      '%E0%A4%A',
      "x'--",
    ]) {
      const response = await kit.request(`/api/cars/${name}`);
      expect([name, response.status]).toEqual([name, 404]);
      expect(problemSchema.parse(await response.json()).error).toBe('This vehicle is no longer on the site.');
    }
    const host = 'northside-group.localhost';
    expect((await kit.request(`/api/cars/${slug('N1')}`, { headers: { host } })).status).toBe(200);
    expect((await kit.request(`/api/cars/${slug('N2')}`, { headers: { host } })).status).toBe(404);
  });

  it('[VD-21] returns the views and the current data', async () => {
    const view = carViewSchema.parse(
      await answer(`/api/cars/${slug('S1')}/view.json?photos_count=3&website_id=1`),
    );
    expect(view).toMatchObject({
      views: 8,
      car_fields: { price: 30_000, status: 'in_stock', photos_count: 3 },
    });
    expect(view.car_fields).not.toHaveProperty('vin');
  });

  it('returns at most six others in stock on this site within $10,000, the same model first', async () => {
    const { ids, cars } = similarCarsSchema.parse(await answer(`/api/cars/${slug('S1')}/similar`));
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
    expect(new Set(ids.slice(0, 5))).toEqual(new Set([2, 7, 8, 9, 10]));
    expect(ids[5]).toBe(5);
    expect(cars.map(({ id }) => id)).toEqual(ids);
    expect(cars.map(({ make_model }) => make_model).slice(0, 5)).toEqual(Array(5).fill('Toyota RAV4'));
  });

  it('[GA-06] returns what is like a car that has left the stock, never for a hidden one or another site’s', async () => {
    const { ids } = similarCarsSchema.parse(await answer(`/api/cars/${slug('S10')}/similar`));
    expect(ids).toHaveLength(6);
    expect(ids).not.toContain(10);
    for (const other of ['S13', 'N1'])
      expect((await kit.request(`/api/cars/${slug(other)}/similar`)).status).toBe(404);
  });

  it('uses no price range for a car without a price, and escapes names', async () => {
    const { ids } = similarCarsSchema.parse(await answer('/api/cars/2020-ford-gt-40-s14/similar'));
    expect(ids).toHaveLength(6);
    expect(ids).not.toContain(14);
  });

  it('waits for a busy engine: its port has the limit of time', async () => {
    await answer(`/api/cars/${slug('S1')}/similar`);
    expect(asked?.signal).toBeUndefined();
  });

  it('returns 503 with Retry-After while the engine is down', async () => {
    engineUp = false;
    const response = await kit.request(`/api/cars/${slug('S1')}/similar`);
    engineUp = true;
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(problemSchema.parse(await response.json()).error).toBe(
      'Similar vehicles cannot be shown right now.',
    );
  });

  it('is ready while database and search engine respond', async () => {
    expect(await answer('/readyz')).toEqual({ status: 'ready', checks: { database: 'up', search: 'up' } });
    engineUp = false;
    const response = await kit.request('/readyz');
    engineUp = true;
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      status: 'not ready',
      checks: { database: 'up', search: 'down' },
    });
  });
});
