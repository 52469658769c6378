import type { AddressInfo } from 'node:net';
import { apiSite, indexedSite, siteLookup } from '@forecourt/api';
import { NOW, testApi, type TestApi } from '@forecourt/api/testing';
import { createSearchEngine } from '@forecourt/embedded-search';
import { carAddressesSchema, similarCarsSchema } from '@forecourt/platform-client/contracts';
import { createSearchIndexer } from '@forecourt/search-index';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import type { DealerInput } from '@forecourt/site-config';
import { vdp } from '@forecourt/vdp';
import vdpServer from '@forecourt/vdp/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const apiKey = 'a key of the test';
const halves = [vdpServer];
const soldDaysAgo = (days: number) => ({
  status: 'sold',
  sold_date_timestamp: NOW.getTime() / 1000 - days * 86_400,
});

/** The stock of both sites: one vehicle for each rule, and two that every rule lists. */
const stock: Record<string, unknown>[] = [
  {},
  {},
  { stocknum: 'X-3' },
  { price: null },
  { car_type: 'new' },
  soldDaysAgo(1),
  soldDaysAgo(4),
].map((fields, index) => ({ id: index + 1, stocknum: `S${index + 1}`, body: 'SUV', ...fields }));

const sites = [
  { slug: 'no-rules', rules: {}, listed: [1, 2, 3, 4, 5, 6] },
  {
    slug: 'base-filters',
    rules: { carTypes: ['used'], requirePrice: true, soldDays: 5, excludeStock: ['x-3'] },
    listed: [1, 2, 6, 7],
  },
] satisfies { slug: string; rules: DealerInput['stock']; listed: number[] }[];

describe('the base filters and the excluded stock numbers of a dealer', () => {
  let kit: TestApi;
  const engine = createSearchEngine({ apiKey });
  const fetchEngine = (asked: string, init?: RequestInit) =>
    engine.handle(new Request(`http://search.invalid${asked}`, init));

  beforeAll(async () => {
    const definitions = sites.map(({ slug, rules }) =>
      defineDealer({ ...exampleDealer, slug, stock: rules, features: [vdp()] }),
    );
    const served = definitions.map((definition) => ({
      ...apiSite(definition, { origin: `https://${definition.dealer.slug}.example`, env: {}, halves }),
      stock: ['shared'],
    }));
    kit = await testApi('pglite', {
      halves,
      sites: siteLookup(served.map((site) => ({ site, hosts: [] }))).byHost,
      searchEngine: { keyOf: () => apiKey, fetch: fetchEngine },
    });
    for (const fields of stock) await kit.addCar(fields, 'shared');
    const { port } = (await engine.listen({ port: 0 })).address() as AddressInfo;
    await createSearchIndexer({
      db: kit.database.db,
      engine: { url: `http://127.0.0.1:${port}`, apiKey },
      sites: definitions.map((definition) => indexedSite(publicSite(definition), () => NOW, ['shared'])),
      now: () => NOW,
    }).rebuild();
  });
  afterAll(async () => {
    await engine.close();
    await kit.database.close();
  });

  describe.each(sites)('on the site $slug', ({ slug, listed, rules }) => {
    const request = (path: string) => kit.request(path, { headers: { host: `${slug}.localhost` } });
    const isExcluded = (id: number) => 'excludeStock' in rules && id === 3;

    it('[SR-16] the search finds only the stock that the site lists', async () => {
      const search = `/collections/Car_production_${slug}/documents/search?q=*&query_by=name&sort_by=car_id:asc`;
      const answer = await fetchEngine(search, { headers: { 'x-typesense-api-key': apiKey } });
      const { hits }: { hits: { document: { car_id: number } }[] } = await answer.json();
      expect(hits.map(({ document }) => document.car_id)).toEqual(listed);
    });

    it('[SR-16] similar vehicles and the sitemap have no excluded stock number', async () => {
      const similar = similarCarsSchema.parse(await (await request('/api/cars/1/similar')).json());
      expect(similar.ids.filter((id) => !listed.includes(id))).toEqual([]);
      expect(similar.ids).toContain(2);
      const { cars } = carAddressesSchema.parse(await (await request('/api/cars')).json());
      expect(cars.some((car) => car.slug.endsWith('-x-3'))).toBe(!isExcluded(3));
      expect(cars.length).toBeGreaterThan(2);
    });

    it('[SR-16] an excluded stock number has no page', async () => {
      for (let id = 1; id <= stock.length; id += 1)
        expect([id, (await request(`/api/cars/${id}`)).status]).toEqual([id, isExcluded(id) ? 404 : 200]);
    });
  });
});
