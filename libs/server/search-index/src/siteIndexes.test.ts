import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { openTestDatabase, type TestDatabase } from '@forecourt/database/testing';
import { createSearchEngine, type SearchEngine } from '@forecourt/embedded-search';
import { CAR_COLLECTION_BASE, siteCollection, siteLists } from '@forecourt/stock-search';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSearchIndexer, type SearchIndexerOptions } from './createSearchIndexer.ts';
import { engineClient, type EngineAddress } from './engineClient.ts';
import type { IndexedSite } from './IndexedSite.ts';
import { siteSearchKeys } from './siteSearchKeys.ts';
import { API_KEY, listenOn, NOW, putCar, searchCars, siteOf } from './testing/indexKit.ts';

/** Method and address of a request, as Node tells of it. */
function requestLine(message: unknown): string {
  const { method, url }: IncomingMessage = Reflect.get(Object(message), 'request');
  return `${method} ${url}`;
}

const realServer = process.env['TYPESENSE_URL'];

describe.each(realServer ? ['embedded', 'typesense'] : ['embedded'])(
  'the indexes of sites in the %s engine',
  (kind) => {
    let database: TestDatabase;
    let engine: SearchEngine | null = null;
    let address: EngineAddress;
    let clock = NOW.getTime();
    let changedSites: string[] = [];
    const harbour = siteOf('harbour-city');
    const northside = siteOf('northside-group');

    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      await sql`truncate cars, outbox, indexed_sites`.execute(database.db);
      changedSites = [];
      if (kind === 'embedded') {
        engine = createSearchEngine({ apiKey: API_KEY });
        address = await listenOn(engine);
      } else address = { url: realServer ?? '', apiKey: process.env['TYPESENSE_API_KEY'] ?? 'xyz' };
    });
    afterEach(async () => {
      await sql`truncate indexed_sites`.execute(database.db);
      await indexer({ sites: [] }).rebuild();
      await engine?.close();
    });

    const indexer = (more: Partial<SearchIndexerOptions> = {}) =>
      createSearchIndexer({
        db: database.db,
        engine: address,
        sites: [harbour, northside],
        now: () => new Date((clock += 1_000)),
        onChanged: (sites) => void changedSites.push([...sites].sort().join()),
        ...more,
      });
    const put = (id: number, fields?: Parameters<typeof putCar>[2]) => putCar(database, id, fields);
    const found = async (site = 'harbour-city', apiKey = address.apiKey) =>
      (await searchCars({ ...address, apiKey }, {}, site)).cars;

    it('contains only the cars that a site lists: no hidden, withdrawn, long-sold or excluded ones, or other item types', async () => {
      const day = 86_400;
      const sold = (days: number) => ({
        status: 'sold',
        sold_date_timestamp: NOW.getTime() / 1000 - days * day,
      });
      const rules = {
        slug: 'harbour-city',
        itemTypes: ['car' as const],
        excludeStock: ['u10'],
        baseFilters: { carTypes: ['used' as const], soldDays: 3, requirePrice: true },
      };
      const picky = siteOf('harbour-city', { lists: ({ car }) => siteLists(car, rules, { now: NOW }) });
      const search = indexer({ sites: [picky] });
      const stock: [id: number, fields: Record<string, unknown>][] = [
        [1, {}],
        [2, { status: 'coming_soon' }],
        [3, sold(2)],
        [4, sold(4)],
        [5, { status: 'sold' }],
        [6, { status: 'withdrawn' }],
        [7, { show_on_dealer_website: false }],
        [8, { item_type: 'caravan' }],
        [9, { price: null }],
        [10, {}],
        [11, { car_type: 'new' }],
      ];
      for (const [id, fields] of stock) await put(id, { car_type: 'used', ...fields });
      await search.rebuild();
      expect((await found()).map(({ id }) => id)).toEqual(['1', '2', '3']);
      await search.processOutbox();
      expect((await found()).map(({ id }) => id)).toEqual(['1', '2', '3']);
      await put(1, { car_type: 'used', show_on_dealer_website: false });
      await put(2, { car_type: 'used', status: 'withdrawn' });
      await put(3, { car_type: 'used', ...sold(9) });
      for (let id = 4; id <= 11; id += 1) await put(id, { car_type: 'used', show_on_dealer_website: false });
      await search.processOutbox();
      expect(await found()).toEqual([]);
    });

    it('removes a sold car after its days, and reports the changed sites', async () => {
      let now = NOW;
      const soldAt = NOW.getTime() / 1000;
      const aging = siteOf('harbour-city', {
        lists: ({ car }) => siteLists(car, { slug: 'harbour-city', soldDays: 3 }, { now }),
      });
      const search = indexer({ sites: [aging, northside] });
      await put(1);
      await put(2, { status: 'sold', sold_date_timestamp: soldAt });
      await search.rebuild();
      expect(await search.sweep()).toBe(0);
      expect(await found()).toHaveLength(2);
      now = new Date(NOW.getTime() + 3 * 86_400_000 + 1);
      changedSites = [];
      expect(await search.sweep()).toBe(1);
      expect((await found()).map(({ id }) => id)).toEqual(['1']);
      expect(changedSites).toEqual(['harbour-city']);
    });

    it('indexes a group’s car for each of its sites, with that site’s document', async () => {
      const group = siteOf('group', {
        stock: ['harbour-city', 'northside-group'],
        documentOf: (row) => ({ ...harbour.documentOf(row), weekly_price: 99 }),
      });
      const search = indexer({ sites: [harbour, northside, group] });
      await search.ensure();
      await put(1);
      await put(2, { dealer: 'northside-group' });
      await search.processOutbox();
      const ids = async (site: string) => (await found(site)).map(({ id }) => id);
      expect(await Promise.all(['harbour-city', 'northside-group', 'group'].map(ids))).toEqual([
        ['1'],
        ['2'],
        ['1', '2'],
      ]);
      await put(2, { dealer: 'northside-group', removed: true });
      await search.processOutbox();
      expect(await Promise.all(['northside-group', 'group'].map(ids))).toEqual([[], ['1']]);
    });

    it('creates the index of a new site, and drops those of a removed site and the former shared one', async () => {
      await put(1);
      await put(2, { dealer: 'northside-group' });
      await indexer({ sites: [harbour] }).ensure();
      await indexer().ensure();
      expect((await found('northside-group')).map(({ id }) => id)).toEqual(['2']);
      const client = engineClient(address);
      const fields = [{ name: 'custom_rank', type: 'int32' as const }];
      await client.collections().create({ name: `${CAR_COLLECTION_BASE}_17`, fields });
      await client.aliases().upsert(CAR_COLLECTION_BASE, { collection_name: `${CAR_COLLECTION_BASE}_17` });
      await indexer({ sites: [harbour] }).ensure();
      // Another process may serve it: it is removed once none has for a day.
      expect((await found('northside-group')).map(({ id }) => id)).toEqual(['2']);
      clock += 86_400_000;
      await indexer({ sites: [harbour] }).ensure();
      const collections = (await client.collections().retrieve()).map(({ name }) => name);
      const { aliases } = await client.aliases().retrieve();
      const ours = [...collections, ...aliases.map(({ name }) => name)].filter((name) =>
        name.startsWith(CAR_COLLECTION_BASE),
      );
      expect(ours.sort()).toEqual([
        siteCollection('harbour-city'),
        expect.stringMatching(/^Car_production_harbour-city_\d+$/),
      ]);
      expect(await found()).toHaveLength(1);
    });

    it('rebuilds only the indexes of sites whose rules changed', async () => {
      await put(1);
      await put(2, { dealer: 'northside-group' });
      await indexer().ensure();
      const behind = async () =>
        new Map(
          (await engineClient(address).aliases().retrieve()).aliases.map((each) => [
            each.name,
            each.collection_name,
          ]),
        );
      const before = await behind();
      const strict = siteOf('harbour-city', { rules: 'nothing', lists: () => false });
      await indexer({ sites: [strict, northside] }).ensure();
      expect(await found()).toEqual([]);
      const after = await behind();
      expect(after.get(siteCollection('northside-group'))).toBe(
        before.get(siteCollection('northside-group')),
      );
    });

    it('builds an index anew whose rules change with the time, as when the rates of a dealer end', async () => {
      let isOver = false;
      const site: IndexedSite = {
        ...siteOf('harbour-city', { lists: () => !isOver }),
        get rules() {
          return isOver ? 'over' : 'on';
        },
      };
      await put(1);
      const search = indexer({ sites: [site] });
      await search.ensure();
      expect(await found()).toHaveLength(1);
      isOver = true;
      await search.sweep();
      expect(await found()).toEqual([]);
    });

    it('rebuilds an index that was dropped', async () => {
      const search = indexer();
      await put(1);
      await put(2);
      await search.ensure();
      const client = engineClient(address);
      await client.aliases(siteCollection('harbour-city')).delete();
      await search.processOutbox();
      expect(await found()).toHaveLength(2);
    });

    const drop = async (site = 'harbour-city') => {
      const client = engineClient(address);
      const { collection_name: name } = await client.aliases(siteCollection(site)).retrieve();
      await client.collections(name).delete();
    };

    it('rebuilds at a start an index whose collection is gone', async () => {
      await put(1);
      await indexer().ensure();
      await drop();
      await indexer().ensure();
      expect(await found()).toHaveLength(1);
    });

    it('rebuilds an index that is gone while no car changes', async () => {
      const search = indexer();
      await put(1);
      await search.ensure();
      await drop();
      expect(await search.sweep()).toBe(0);
      expect(await found()).toHaveLength(1);
    });

    it('an index that is gone and cannot be built is told of once, passed by, and built by the next look', async () => {
      let isBroken = false;
      const broken = siteOf('harbour-city', {
        documentOf(row) {
          if (isBroken) throw new Error('no such lender');
          return harbour.documentOf(row);
        },
      });
      const missing: string[] = [];
      const search = indexer({
        sites: [broken, northside],
        onMissing: (slug, error) => missing.push(`${slug}: ${String(error)}`),
      });
      await put(1);
      await put(3);
      await search.rebuild();
      await search.processOutbox();
      await drop();
      isBroken = true;
      for (const price of [18_000, 19_000]) {
        // One that is gone is taken out of an index that is gone, too.
        if (price === 18_000) await put(3, { removed: true });
        else await put(1, { price });
        await put(2, { dealer: 'northside-group', price });
        expect(await search.processOutbox()).toBe(2);
        expect((await found('northside-group')).map((car) => car.price)).toEqual([price]);
        await search.sweep();
      }
      expect(missing).toEqual(['harbour-city: Error: no such lender']);
      isBroken = false;
      await search.ensure();
      expect((await found()).map((car) => car.price)).toEqual([19_000]);
    });

    it('changes that the index of one site refuses are tried again, and are in those of the others', async () => {
      const broken = siteOf('broken', {
        stock: ['harbour-city'],
        documentOf() {
          throw new Error('no such lender');
        },
      });
      const search = indexer({ sites: [broken, harbour, northside] });
      await search.ensure();
      await put(1);
      await put(2, { dealer: 'northside-group' });
      await expect(search.processOutbox()).rejects.toThrow(
        /rejected 1 cars; the first is 1: the index of broken: no such lender/,
      );
      expect(await found()).toHaveLength(1);
      expect(await found('northside-group')).toHaveLength(1);
      const rows = await database.db
        .selectFrom('outbox')
        .select(['key', 'attempts'])
        .where('done_at', 'is', null)
        .execute();
      expect(rows).toEqual([{ key: '1', attempts: 1 }]);
    });

    it('a rebuild that one site refuses builds those of all others, and names the site with its reason', async () => {
      const broken = siteOf('broken', {
        stock: ['harbour-city'],
        documentOf() {
          throw new Error('no such lender');
        },
      });
      await put(1);
      await put(2, { dealer: 'northside-group' });
      await expect(indexer({ sites: [broken, harbour, northside] }).rebuild()).rejects.toThrow(
        /^The search index of 1 of 3 sites could not be built; .*\nbroken: no such lender$/,
      );
      expect(await found()).toHaveLength(1);
      expect(await found('northside-group')).toHaveLength(1);
    });

    // Requests to a server in another process are not seen here.
    if (kind === 'embedded')
      it('asks for the collections of all sites as often for one site as for many', async () => {
        const many = Array.from({ length: 6 }, (_, number) => siteOf(`site-${number}`));
        await indexer({ sites: many }).ensure();
        const ofStart = async (sites: IndexedSite[]) => {
          const asked: string[] = [];
          const note = (message: unknown) => asked.push(requestLine(message));
          subscribe('http.server.request.start', note);
          await indexer({ sites }).ensure();
          unsubscribe('http.server.request.start', note);
          return asked;
        };
        const [one, six] = [await ofStart(many.slice(0, 1)), await ofStart(many)];
        const ofAll = (lines: string[]) =>
          lines.filter((line) => /^GET \/(collections|aliases)(\?|$)/.test(line));
        expect(ofAll(six)).toEqual(ofAll(one));
        expect(ofAll(one).filter((line) => line.includes('/collections'))).toEqual(
          Array(2).fill('GET /collections?exclude_fields=fields'),
        );
        const ofEach = one.length - ofAll(one).length;
        expect(six).toHaveLength(ofAll(six).length + 6 * ofEach);
      });

    it('gives each site a key that can only read its own collection, the same at every start', async () => {
      await put(1);
      await put(2, { dealer: 'northside-group' });
      await indexer().rebuild();
      const client = engineClient(address);
      const old = await client
        .keys()
        .create({
          description: 'Searches of dealer sites',
          actions: ['documents:search'],
          collections: [`${CAR_COLLECTION_BASE}.*`],
        });
      const keys = await siteSearchKeys(address, ['harbour-city', 'northside-group']);
      expect(await siteSearchKeys(address, ['harbour-city', 'northside-group'])).toEqual(keys);
      const key = keys.get('harbour-city') ?? '';
      expect((await found('harbour-city', key)).map(({ id }) => id)).toEqual(['1']);
      await expect(found('northside-group', key)).rejects.toThrow(/401|Forbidden/);
      await expect(found('harbour-city', old.value)).rejects.toThrow(/401|Forbidden/);
      await expect(
        engineClient({ ...address, apiKey: key })
          .collections()
          .retrieve(),
      ).rejects.toThrow();
      await siteSearchKeys(address, ['northside-group']);
      await expect(found('harbour-city', key)).rejects.toThrow(/401|Forbidden/);
      await siteSearchKeys(address, []);
    });
  },
);
