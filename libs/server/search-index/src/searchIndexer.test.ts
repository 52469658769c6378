import { json } from '@forecourt/database';
import { openTestDatabase, type TestDatabase } from '@forecourt/database/testing';
import { createSearchEngine, type SearchEngine } from '@forecourt/embedded-search';
import { CAR_COLLECTION_BASE, searchDocument, siteCollection } from '@forecourt/stock-search';
import { parseCar } from '@forecourt/vehicle';
import { sql } from 'kysely';
import { Client } from 'typesense';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearchIndexer, type ChangedCar, type SearchIndexerOptions } from './createSearchIndexer.ts';
import { engineClient, type EngineAddress } from './engineClient.ts';
import { type IndexingError } from './importDocuments.ts';
import type { IndexedSite } from './IndexedSite.ts';
import { API_KEY, listenOn, NOW, putCar, siteOf } from './testing/indexKit.ts';

const realServer = process.env['TYPESENSE_URL'];
if (!realServer)
  console.warn(
    'search index: only the embedded engine is tested; TYPESENSE_URL and TYPESENSE_API_KEY add a real one.',
  );

describe.each(realServer ? ['embedded', 'typesense'] : ['embedded'])(
  'the search index in the %s engine',
  (kind) => {
    let database: TestDatabase;
    let engine: SearchEngine | null = null;
    let address: EngineAddress;
    let clock = NOW.getTime();
    let changes: ChangedCar[] = [];
    let changedSites: string[] = [];
    const harbour = siteOf('harbour-city');
    const northside = siteOf('northside-group');

    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      await sql`truncate cars, outbox`.execute(database.db);
      changes = [];
      changedSites = [];
      if (kind === 'typesense') {
        address = { url: realServer ?? '', apiKey: process.env['TYPESENSE_API_KEY'] ?? 'xyz' };
        return;
      }
      engine = createSearchEngine({ apiKey: API_KEY });
      address = await listenOn(engine);
    });
    afterEach(async () => {
      const client = engineClient(address);
      for (const { name } of await client
        .collections()
        .retrieve()
        .catch(() => []))
        if (name.startsWith(CAR_COLLECTION_BASE)) await client.collections(name).delete();
      const { aliases } = await client
        .aliases()
        .retrieve()
        .catch(() => ({ aliases: [] }));
      for (const { name } of aliases)
        if (name.startsWith(CAR_COLLECTION_BASE)) await client.aliases(name).delete();
      await engine?.close();
      engine = null;
    });

    const indexer = (more: Partial<SearchIndexerOptions> = {}) =>
      createSearchIndexer({
        db: database.db,
        engine: address,
        sites: [harbour, northside],
        now: () => new Date((clock += 1_000)),
        onChanged: (sites, cars) => {
          changedSites.push([...sites].sort().join());
          changes.push(...cars);
        },
        ...more,
      });

    const put = (id: number, fields?: Parameters<typeof putCar>[2]) => putCar(database, id, fields);

    async function found(
      site = 'harbour-city',
      key = address.apiKey,
    ): Promise<{ id: string; price: number }[]> {
      const { protocol, hostname, port } = new URL(address.url);
      const client = new Client({
        apiKey: key,
        nodes: [{ protocol: protocol.replace(':', ''), host: hostname, port: Number(port) }],
        logLevel: 'silent',
      });
      const answer = await client
        .collections<{ id: string; price: number }>(siteCollection(site))
        .documents()
        .search({ q: '*', query_by: 'name', per_page: 250, sort_by: 'car_id:asc' });
      return (answer.hits ?? []).map(({ document: { id, price } }) => ({ id, price }));
    }

    const waiting = async () => {
      const rows = await database.db
        .selectFrom('outbox')
        .select(['key', 'attempts', 'last_error'])
        .where('done_at', 'is', null)
        .orderBy('id')
        .execute();
      return rows;
    };

    it('creates and fills the collection of its alias, once', async () => {
      await put(1);
      await put(2, { removed: true });
      const search = indexer();
      await search.ensure();
      expect(await found()).toEqual([{ id: '1', price: 20_000 }]);
      const { aliases } = await engineClient(address).aliases().retrieve();
      await search.ensure();
      expect((await engineClient(address).aliases().retrieve()).aliases).toEqual(aliases);
    });

    it('indexes changes: new cars, other prices, removals', async () => {
      const search = indexer();
      await search.ensure();
      await put(1);
      await put(2, { dealer: 'northside-group' });
      expect(await search.processOutbox()).toBe(2);
      expect(await found()).toEqual([{ id: '1', price: 20_000 }]);
      expect(await found('northside-group')).toEqual([{ id: '2', price: 20_000 }]);
      expect(changedSites).toEqual(['harbour-city,northside-group']);
      expect(changes.map(({ id, dealer }) => [id, dealer])).toEqual([
        [1, 'harbour-city'],
        [2, 'northside-group'],
      ]);
      await put(1, { price: 18_000 });
      await put(1, { price: 17_000 });
      await put(2, { removed: true, dealer: 'northside-group' });
      expect(await search.processOutbox()).toBe(3);
      expect(await found()).toEqual([{ id: '1', price: 17_000 }]);
      expect(await waiting()).toEqual([]);
      expect(await search.processOutbox()).toBe(0);
    });

    it('removes a car that is no longer in the database', async () => {
      const search = indexer();
      await put(1);
      await search.rebuild();
      await database.db.deleteFrom('cars').execute();
      await search.processOutbox();
      expect(await found()).toEqual([]);
    });

    it('indexes stock of several pages', async () => {
      await sql`
      insert into cars (id, dealer, stocknum, slug, status, car, content_hash)
      select n, 'harbour-city', 'U' || n, 'car-' || n, 'in_stock',
        ${json(parseCar({ id: 1, make: 'Kia', model: 'Rio', price: 9_000, status: 'in_stock' }))}::jsonb || jsonb_build_object('id', n, 'slug', 'car-' || n), ''
      from generate_series(1, 1700) n
    `.execute(database.db);
      const search = indexer();
      expect(await search.rebuild()).toBe(1_700);
      await sql`insert into outbox (topic, key, next_attempt_at) select 'car.changed', id::text, ${NOW} from cars`.execute(
        database.db,
      );
      let [rounds, rows] = [0, 0];
      for (let count = await search.processOutbox(); count > 0; count = await search.processOutbox()) {
        rounds += 1;
        rows += count;
      }
      expect([rounds, rows]).toEqual([4, 1_700]);
    });

    it('keeps changes while the engine is down, and indexes them when it is back', async ({ skip }) => {
      if (engine === null) return skip('A real engine is not stopped.');
      const search = indexer({ engine: address });
      await search.ensure();
      await put(1);
      await engine.close();
      await expect(search.processOutbox()).rejects.toThrow();
      expect(await waiting()).toMatchObject([{ key: '1', attempts: 1, last_error: expect.any(String) }]);
      expect(changes).toEqual([]);

      engine = createSearchEngine({ apiKey: API_KEY });
      await listenOn(engine, Number(new URL(address.url).port));
      clock += 3_600_000;
      await search.rebuild();
      expect(await search.processOutbox()).toBe(1);
      expect(await found()).toHaveLength(1);
      expect(await waiting()).toEqual([]);
    });

    it('does not block other cars after a rejected one', async () => {
      const documentOf: IndexedSite['documentOf'] = ({ car }) => {
        const document = searchDocument(car, { now: NOW });
        return car.id === 2 ? { ...document, custom_rank: Number.NaN } : document;
      };
      const refused: IndexingError[] = [];
      const search = indexer({
        sites: [siteOf('harbour-city', { documentOf })],
        onRefused: (error) => refused.push(error),
      });
      await search.ensure();
      await put(1);
      await put(2);
      await put(3);
      await expect(search.processOutbox()).rejects.toThrow(/rejected 1 cars; the first is 2: /);
      expect((await found()).map(({ id }) => id)).toEqual(['1', '3']);
      expect((await waiting()).map(({ key }) => key)).toEqual(['2']);

      expect(await search.rebuild()).toBe(2);
      expect(refused.map((error) => error.refused.map(({ id }) => id))).toContainEqual(
        expect.arrayContaining(['2']),
      );
      expect(await found()).toHaveLength(2);
    });

    it('rebuilds atomically, and drops the old collection', async () => {
      for (let id = 1; id <= 40; id++) await put(id);
      const search = indexer();
      await search.rebuild();
      const counts = new Set<number>();
      let rebuilding = true;
      const watching = (async () => {
        while (rebuilding) counts.add((await found()).length);
      })();
      for (let round = 0; round < 5; round++) await search.rebuild();
      rebuilding = false;
      await watching;
      expect([...counts]).toEqual([40]);
      const collections = await engineClient(address).collections().retrieve();
      expect(collections.filter(({ name }) => name.startsWith(siteCollection('harbour-city')))).toHaveLength(
        1,
      );
    });

    it('includes changes of another process during a rebuild', async () => {
      for (let id = 1; id <= 3; id++) await put(id);
      const other = indexer();
      await other.ensure();
      await other.processOutbox();
      let interfered = false;
      const search = indexer({
        sites: [
          siteOf('harbour-city', {
            documentOf: (row) => {
              interfered = true;
              return harbour.documentOf(row);
            },
          }),
        ],
      });
      const rebuilding = search.rebuild();
      await vi.waitUntil(() => interfered, 10_000);
      await put(1, { price: 5_000 });
      await put(2, { removed: true });
      await other.processOutbox();
      await rebuilding;
      expect(await found()).toEqual([
        { id: '1', price: 5_000 },
        { id: '3', price: 20_000 },
      ]);
    });

    it('rebuilds a collection of another version of the platform', async () => {
      await put(1);
      const client = engineClient(address);
      const fields = [{ name: 'custom_rank', type: 'int32' as const }];
      await client
        .collections()
        .create({
          name: `${siteCollection('harbour-city')}_1`,
          fields,
          default_sorting_field: 'custom_rank',
        });
      await client
        .aliases()
        .upsert(siteCollection('harbour-city'), { collection_name: `${siteCollection('harbour-city')}_1` });
      await indexer().ensure();
      expect(await found()).toEqual([{ id: '1', price: 20_000 }]);
    });

    it('keeps the old collection and drops the partial one if a rebuild fails', async () => {
      await put(1);
      await indexer().rebuild();
      const failing = indexer({
        sites: [
          siteOf('harbour-city', {
            documentOf: () => {
              throw new Error('no such lender');
            },
          }),
        ],
      });
      await expect(failing.rebuild()).rejects.toThrow('no such lender');
      expect(await found()).toHaveLength(1);
      const collections = await engineClient(address).collections().retrieve();
      expect(collections.filter(({ name }) => name.startsWith(siteCollection('harbour-city')))).toHaveLength(
        1,
      );
    });
  },
);
