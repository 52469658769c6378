import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { openDatabase, type Database } from '@forecourt/database';
import { openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { createSearchEngine, type SearchEngine } from '@forecourt/embedded-search';
import { CAR_COLLECTION_BASE, siteCollection } from '@forecourt/stock-search';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createCarCollection } from './carCollections.ts';
import { createSearchIndexer } from './createSearchIndexer.ts';
import { engineClient, type EngineAddress } from './engineClient.ts';
import type { IndexedSite } from './IndexedSite.ts';
import { siteSearchKeys } from './siteSearchKeys.ts';
import { sitesInUse } from './sitesInUse.ts';
import { API_KEY, listenOn, NOW, putCar, searchCars, siteOf } from './testing/indexKit.ts';

const harbour = siteOf('harbour-city');
const northside = siteOf('northside-group');

/** A way to the engine on which writes of documents can be held up. */
async function slowWay(engine: EngineAddress) {
  let gate = Promise.resolve();
  let held = () => {};
  const server: Server = createServer((incoming, outgoing) => {
    const pass = async () => {
      if (incoming.url?.includes('/documents/import')) {
        held();
        await gate;
      }
      const { method = 'GET', headers, url = '/' } = incoming;
      const sent = request(new URL(url, engine.url), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(sent);
    };
    void pass();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  return {
    address: { url: `http://127.0.0.1:${port}`, apiKey: engine.apiKey },
    /** Holds writes up; resolves once one has come, and returns what lets them go. */
    hold() {
      let release = () => {};
      gate = new Promise((resolve) => (release = resolve));
      const came = new Promise<void>((told) => (held = told));
      return { came, release };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe.each(testEngines('index of processes'))('processes with one index on %s', (kind) => {
  let first: TestDatabase;
  let second: Database;
  let engine: SearchEngine;
  let address: EngineAddress;
  let way: Awaited<ReturnType<typeof slowWay>>;
  let clock = NOW.getTime();

  beforeAll(async () => {
    first = await openTestDatabase(kind);
    second = await openDatabase(first.options);
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });
  beforeEach(async () => {
    await sql`truncate cars, outbox, indexed_sites`.execute(first.db);
    clock = Date.now();
    engine = createSearchEngine({ apiKey: API_KEY });
    address = await listenOn(engine);
    way = await slowWay(address);
    return async () => {
      way.close();
      await engine.close();
    };
  });

  const indexer = (at: Pick<Database, 'db'>, to: EngineAddress, sites: readonly IndexedSite[] = [harbour]) =>
    createSearchIndexer({ db: at.db, engine: to, sites, now: () => new Date((clock += 1)) });
  const due = async () =>
    (await sql<{ key: string }>`select key from outbox where done_at is null`.execute(first.db)).rows.map(
      ({ key }) => key,
    );
  const prices = async () => (await searchCars(address)).cars.map(({ price }) => price);

  it('a write that is held up never comes after one from newer data', async () => {
    const slow = indexer(first, way.address);
    // The embedded database is for one process.
    const quick = kind === 'postgres' ? indexer(second, address) : slow;
    await slow.ensure();
    await putCar(first, 1, { price: 20_000 });
    const { came, release } = way.hold();
    const late = slow.processOutbox();
    await came;
    await putCar(first, 1, { price: 18_000 });
    const meanwhile = quick.processOutbox();
    await Promise.race([meanwhile, new Promise((resolve) => setTimeout(resolve, 500))]);
    release();
    await Promise.all([late, meanwhile]);
    while ((await quick.processOutbox()) > 0);
    expect(await due()).toEqual([]);
    expect(await prices()).toEqual([18_000]);
  });

  it('build an index once at a time, and leave one collection behind', async () => {
    for (let id = 1; id <= 3; id += 1) await putCar(first, id);
    const ours = indexer(first, address);
    const all =
      kind === 'postgres' ? [ours, indexer(second, address), indexer(first, address)] : [ours, ours, ours];
    await Promise.all(all.map((each) => each.rebuild()));
    const collections = (await engineClient(address).collections().retrieve()).map(({ name }) => name);
    expect(collections.filter((name) => name.startsWith(CAR_COLLECTION_BASE))).toHaveLength(1);
    expect(await prices()).toHaveLength(3);
  });

  it('a collection that another process is building stays, and what one left behind goes after an hour', async () => {
    await putCar(first, 1);
    const ours = indexer(first, address);
    const begun = async (ms: number) => {
      const name = `${siteCollection(harbour.slug)}_${ms}`;
      await createCarCollection(engineClient(address), name, harbour);
      return name;
    };
    const [left, young] = [await begun(clock - 3_700_000), await begun(clock - 60_000)];
    const names = async () => (await engineClient(address).collections().retrieve()).map(({ name }) => name);
    await ours.rebuild();
    expect(await names()).toContain(young);
    expect(await names()).not.toContain(left);
    expect(await prices()).toHaveLength(1);
    clock += 3_700_000;
    await ours.ensure();
    expect(await names()).not.toContain(young);
    // The one that is searched is older than that too.
    expect(await prices()).toHaveLength(1);
  });

  // One process uses the embedded database, over connections that nobody ends.
  if (kind === 'postgres') {
    /** Ends the connection with the right to write, as a restart of the server does. */
    const loseLocks = () =>
      sql`
      select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`.execute(second.db);

    it('a process that has lost its turn does its changes again, so that its old data do not stay', async () => {
      const slow = indexer(first, way.address);
      const quick = indexer(second, address);
      await slow.ensure();
      await putCar(first, 1, { price: 20_000 });
      const { came, release } = way.hold();
      const late = slow.processOutbox();
      await came;
      await loseLocks();
      await putCar(first, 1, { price: 18_000 });
      await expect.poll(() => quick.processOutbox()).toBe(1);
      expect(await prices()).toEqual([18_000]);
      release();
      await expect(late).rejects.toThrow('lost');
      // What came late is there, and so is the row that mends it.
      expect(await prices()).toEqual([20_000]);
      expect(await due()).toEqual(['1']);
      clock += 2_000;
      expect(await quick.processOutbox()).toBe(1);
      expect(await prices()).toEqual([18_000]);
      expect(await due()).toEqual([]);
    });

    it('a rebuild that has lost its turn leaves the collection of another alone, and is done again', async () => {
      const slow = indexer(first, way.address);
      const quick = indexer(second, address);
      await slow.ensure();
      await putCar(first, 1, { price: 20_000 });
      const { came, release } = way.hold();
      const late = slow.rebuild();
      await came;
      await loseLocks();
      await quick.rebuild();
      await putCar(first, 1, { price: 18_000 });
      await expect.poll(() => quick.processOutbox()).toBe(2);
      expect(await prices()).toEqual([18_000]);
      release();
      expect(await late).toBe(1);
      expect(await prices()).toEqual([18_000]);
      const collections = (await engineClient(address).collections().retrieve()).map(({ name }) => name);
      expect(collections.filter((name) => name.startsWith(CAR_COLLECTION_BASE))).toHaveLength(1);
    });
  }

  it('leave the stock of others to those that list it, and their indexes alone', async () => {
    const [ours, theirs] = [indexer(first, address), indexer(second, address, [northside])];
    await theirs.ensure();
    await ours.ensure();
    await putCar(first, 1, { dealer: 'northside-group' });
    expect(await ours.processOutbox()).toBe(0);
    expect(await due()).toEqual(['1']);
    expect(await theirs.processOutbox()).toBe(1);
    expect((await searchCars(address, {}, 'northside-group')).found).toBe(1);
    // A start of the first, while the others are served elsewhere.
    await indexer(first, address).ensure();
    expect((await searchCars(address, {}, 'northside-group')).found).toBe(1);
  });

  it('leave the keys of sites that others serve', async () => {
    const keysOf = async (db: Database['db'], slug: string) =>
      siteSearchKeys(address, [slug], await sitesInUse(db, [slug], new Date(clock)));
    await indexer(first, address, [northside]).ensure();
    const theirs = (await keysOf(first.db, northside.slug)).get(northside.slug) ?? '';
    await keysOf(second.db, harbour.slug);
    const search = () => searchCars({ ...address, apiKey: theirs }, {}, northside.slug);
    expect((await search()).found).toBe(0);
    // Nobody has served it for a day.
    clock += 86_500_000;
    await keysOf(second.db, harbour.slug);
    await expect(search()).rejects.toThrow(/401|Forbidden/);
  });

  it('take stock that nobody lists after a day, so that nothing waits for ever', async () => {
    const ours = indexer(first, address);
    await ours.ensure();
    await putCar(first, 1, { dealer: 'closed' });
    expect(await ours.processOutbox()).toBe(0);
    clock += 86_500_000;
    expect(await ours.processOutbox()).toBe(1);
    expect(await due()).toEqual([]);
  });
});
