import { createSearchEngine } from '@forecourt/embedded-search';
import {
  carCollectionSchema,
  featuredRequest,
  priceDropsRequest,
  searchDocument,
  siteCollection,
} from '@forecourt/stock-search';
import type { EngineRequest } from '@forecourt/stock-search';
import { parseCar } from '@forecourt/vehicle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_KEY, NOW } from './testing/indexKit.ts';

/** The engine of `TYPESENSE_URL` (with `TYPESENSE_API_KEY`), or else the embedded one. */
const given = process.env['TYPESENSE_URL'];
const engine = given === undefined ? createSearchEngine({ apiKey: API_KEY }) : null;
const apiKey = given === undefined ? API_KEY : (process.env['TYPESENSE_API_KEY'] ?? 'xyz');
const slug = `rows-${process.pid}`;
const site = { slug };

async function call(method: string, path: string, body?: string): Promise<string> {
  const headers = { 'x-typesense-api-key': apiKey };
  const asked = new Request(`${given ?? 'http://search.invalid'}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body }),
  });
  return (await (engine ? engine.handle(asked) : fetch(asked))).text();
}

const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const cars = [
  { id: 1, price_lowered_at: ago(3) },
  { id: 2, price_lowered_at: ago(0) },
  { id: 3, price_lowered_at: ago(30) },
  { id: 4, price_lowered_at: ago(31), featured: true, created_at: ago(9) },
  { id: 5, price_lowered_at: ago(-1) },
  { id: 6, price_lowered_at: ago(1), status: 'sold', sold_date_timestamp: NOW.getTime() / 1000 },
  { id: 7, price_lowered_at: ago(1), price: null, featured: true, created_at: ago(2) },
  { id: 8, price_lowered_at: ago(1), show_on_dealer_website: false, featured: true },
  { id: 9 },
  { id: 10, stocknum: 'F-10', created_at: ago(4) },
  { id: 11, featured: true, status: 'coming_soon' },
];

beforeAll(async () => {
  const name = siteCollection(slug);
  await call('POST', '/collections', JSON.stringify(carCollectionSchema(name)));
  const lines = cars.map((fields) => {
    const car = parseCar({
      stocknum: `S${fields.id}`,
      make: 'Kia',
      model: 'Rio',
      status: 'in_stock',
      price: 9_990,
      ...fields,
    });
    return JSON.stringify(searchDocument(car, { now: NOW }));
  });
  const imported = await call('POST', `/collections/${name}/documents/import`, lines.join('\n'));
  expect(imported).not.toContain('"success":false');
});

afterAll(async () => {
  await call('DELETE', `/collections/${siteCollection(slug)}`);
  await engine?.close();
});

async function idsOf(request: EngineRequest): Promise<number[]> {
  const answer = await call('POST', '/multi_search', JSON.stringify({ searches: [request] }));
  const { results }: { results: { hits: { document: { car_id: number } }[] }[] } = JSON.parse(answer);
  return (results[0]?.hits ?? []).map(({ document }) => document.car_id);
}

test('the engine finds the prices that fell within the days, the latest first, of what can be bought', async () => {
  expect(await idsOf(priceDropsRequest(site, { now: NOW, days: 30, count: 12 }))).toEqual([2, 1, 3]);
  expect(await idsOf(priceDropsRequest(site, { now: NOW, days: 2, count: 12 }))).toEqual([2]);
  expect(await idsOf(priceDropsRequest(site, { now: NOW, days: 60, count: 2 }))).toEqual([2, 1]);
});

test('the engine finds the featured stock by flag and by stock number, the newest first', async () => {
  expect(await idsOf(featuredRequest(site, { now: NOW, stockNumbers: [], count: 12 }))).toEqual([7, 4]);
  expect(await idsOf(featuredRequest(site, { now: NOW, stockNumbers: ['F-10', 'none'], count: 12 }))).toEqual(
    [7, 10, 4],
  );
});
