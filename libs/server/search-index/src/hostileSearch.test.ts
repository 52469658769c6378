import { openTestDatabase, type TestDatabase } from '@forecourt/database/testing';
import { createSearchEngine, type SearchEngine } from '@forecourt/embedded-search';
import { CAR_COLLECTION_BASE, siteCollection } from '@forecourt/stock-search';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSearchIndexer } from './createSearchIndexer.ts';
import { engineClient, type EngineAddress } from './engineClient.ts';
import { siteSearchKeys } from './siteSearchKeys.ts';
import { hostileSearch, type HostileSearch } from './testing/hostileSearch.ts';
import { API_KEY, listenOn, NOW, putCar, siteOf } from './testing/indexKit.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const REQUESTS = 2_000;
const realServer = process.env['TYPESENSE_URL'];
const tenants = ['tenant-a', 'tenant-b'] as const;
type Tenant = (typeof tenants)[number];

/** Stock of a tenant, visible and hidden: the make of each car is its owner and whether it is hidden. */
const stockOf = (tenant: Tenant, first: number) => {
  const make = `Own${tenant.at(-1)}make`;
  const secret = `Secret${tenant.at(-1)}make`;
  return [
    { id: first, make },
    { id: first + 1, make, status: 'coming_soon' },
    { id: first + 2, make: secret, show_on_dealer_website: false },
    { id: first + 3, make: secret, status: 'withdrawn' },
    { id: first + 4, make: secret, status: 'sold', sold_date_timestamp: NOW.getTime() / 1000 - 9 * 86_400 },
    { id: first + 5, make: secret, removed: true },
  ];
};

describe.each(realServer ? ['embedded', 'typesense'] : ['embedded'])(
  `${REQUESTS} hostile searches over two tenants in the %s engine`,
  (kind) => {
    let database: TestDatabase;
    let engine: SearchEngine | null = null;
    let address: EngineAddress;
    let keys: Map<string, string>;
    let behind: string[] = [];

    beforeAll(async () => {
      database = await openTestDatabase();
      if (kind === 'embedded') {
        engine = createSearchEngine({ apiKey: API_KEY });
        address = await listenOn(engine);
      } else address = { url: realServer ?? '', apiKey: process.env['TYPESENSE_API_KEY'] ?? 'xyz' };
      for (const [at, tenant] of tenants.entries())
        for (const { id, ...fields } of stockOf(tenant, (at + 1) * 1_000))
          await putCar(database, id, { dealer: tenant, ...fields });
      const sites = tenants.map((slug) => siteOf(slug));
      const indexer = createSearchIndexer({ db: database.db, engine: address, sites, now: () => NOW });
      await indexer.rebuild();
      keys = await siteSearchKeys(address, tenants);
      const { aliases } = await engineClient(address).aliases().retrieve();
      behind = aliases.map(({ collection_name: name }) => name);
    });
    afterAll(async () => {
      const indexer = createSearchIndexer({ db: database.db, engine: address, sites: [], now: () => NOW });
      await indexer.rebuild();
      await siteSearchKeys(address, []);
      await engine?.close();
      await database.close();
    });

    async function send(tenant: Tenant, { search, address: common }: HostileSearch) {
      const query = new URLSearchParams(common);
      const response = await fetch(`${address.url}/multi_search?${query}`, {
        method: 'POST',
        headers: { 'x-typesense-api-key': keys.get(tenant) ?? '', 'content-type': 'text/plain' },
        body: JSON.stringify({ searches: [search] }),
      });
      const body: {
        results?: { hits?: object[]; grouped_hits?: object[]; facet_counts?: object[]; error?: string }[];
      } = await response.json();
      return { status: response.status, results: body.results ?? [] };
    }

    it('return nothing of the other tenant and nothing hidden', async () => {
      const asked = tenants.map((tenant) =>
        fc.sample(
          hostileSearch({
            own: siteCollection(tenant),
            collections: [...tenants.map(siteCollection), ...behind, CAR_COLLECTION_BASE],
            ids: tenants.flatMap((_, at) => stockOf(tenant, (at + 1) * 1_000).map(({ id }) => String(id))),
          }),
          { numRuns: REQUESTS / tenants.length },
        ),
      );
      const leaks: string[] = [];
      let [shown, refused, forbidden] = [0, 0, 0];
      for (const [at, tenant] of tenants.entries())
        for (const request of asked[at] ?? []) {
          const { status, results } = await send(tenant, request);
          const found = JSON.stringify(
            results.map(({ hits, grouped_hits, facet_counts }) => ({ hits, grouped_hits, facet_counts })),
          );
          const own = `Own${tenant.at(-1)}make`;
          const told = found.match(/(?:Own|Secret)[ab]make/g) ?? [];
          if (told.some((make) => make !== own))
            leaks.push(`${tenant}: ${JSON.stringify(request)} → ${found}`);
          if (told.length > 0) shown += 1;
          if (results.some(({ error }) => error !== undefined)) refused += 1;
          if (status === 401 || status === 403) forbidden += 1;
        }
      expect(leaks).toEqual([]);
      // Requests that all fail would prove nothing.
      expect(Math.min(shown, refused, forbidden)).toBeGreaterThan(REQUESTS / 40);
    });

    it.each([
      ['a document by its id', `/collections/${siteCollection('tenant-b')}/documents/2000`],
      ['a hidden document by its id', `/collections/${siteCollection('tenant-a')}/documents/1002`],
      ['the export', `/collections/${siteCollection('tenant-a')}/documents/export`],
      ['the other collection', `/collections/${siteCollection('tenant-b')}/documents/search?q=*`],
      [
        'the other collection in the path, one’s own in the query',
        `/collections/${siteCollection('tenant-b')}/documents/search?q=*&collection=${siteCollection('tenant-a')}`,
      ],
      ['every collection', '/collections'],
      ['the keys', '/keys'],
    ])('%s is refused', async (_what, path) => {
      const headers = { 'x-typesense-api-key': keys.get('tenant-a') ?? '' };
      expect((await fetch(address.url + path, { headers })).status).toBe(401);
    });

    it('one’s own collection in the path takes precedence over the query', async () => {
      const headers = { 'x-typesense-api-key': keys.get('tenant-a') ?? '' };
      const path = `/collections/${siteCollection('tenant-a')}/documents/search?q=*&collection=${siteCollection('tenant-b')}`;
      const answer = await (await fetch(address.url + path, { headers })).text();
      expect(answer).toContain('Ownamake');
      expect(answer).not.toContain('Ownbmake');
    });
  },
);
