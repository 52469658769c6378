import type { AddressInfo } from 'node:net';
import { indexedSite } from '@forecourt/api';
import { testApi, type TestApi } from '@forecourt/api/testing';
import { enqueue } from '@forecourt/database';
import { createSearchEngine, type SearchEngine } from '@forecourt/embedded-search';
import { createSearchIndexer, type EngineAddress, type IndexedSite } from '@forecourt/search-index';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskSearch } from './desk-search.ts';

let clock = new Date('2026-11-24T02:00:00Z').getTime();
const now = () => new Date(clock);
/** The documents of cars depend on the time: the sites' stands still. */
const builtAt = now();
const later = () => (clock += 10_000);
const siteOf = (slug: string): IndexedSite =>
  indexedSite(publicSite(defineDealer({ ...exampleDealer, slug, features: [] })), () => builtAt);

describe('the search of a site, as the desk tells of it', () => {
  let kit: TestApi;
  let engine: SearchEngine;
  let address: EngineAddress;
  const sites = [siteOf('harbour-city'), siteOf('northside-group')];

  beforeAll(async () => {
    kit = await testApi('pglite');
    engine = createSearchEngine({ apiKey: 'administrator' });
    const { port } = (await engine.listen({ port: 0 })).address() as AddressInfo;
    address = { url: `http://127.0.0.1:${port}`, apiKey: 'administrator' };
    for (const id of [1, 2, 3])
      await kit.addCar({ id, stocknum: `S${id}`, status: 'in_stock' }, 'harbour-city');
    await kit.addCar({ id: 4, stocknum: 'S4', status: 'in_stock' }, 'northside-group');
    await kit.database.db.deleteFrom('outbox').execute();
  });
  afterAll(async () => {
    await engine.close();
    await kit.database.close();
  });

  it('is not ready before its index is built, then has every car; a change of one dealer waits for that one alone', async () => {
    const { db } = kit.database;
    const search = deskSearch({ db, engine: address, sites: () => sites, now });
    const none = { waiting: 0, waitingSince: null };
    expect(await search.state('harbour-city')).toEqual({
      ...{ answers: true, ready: false, indexed: 0, listed: 3, ...none },
    });
    await createSearchIndexer({ db, engine: address, sites, now }).rebuild();
    later();
    expect(await search.state('harbour-city')).toEqual({
      ...{ answers: true, ready: true, indexed: 3, listed: 3, ...none },
    });
    await enqueue(db, [
      { topic: 'car.changed', key: '2', payload: {} },
      { topic: 'lead.email', key: 'no number', payload: {} },
    ]);
    expect(await search.state('harbour-city')).toMatchObject({ waiting: 1, waitingSince: expect.any(Date) });
    expect(await search.state('northside-group')).toMatchObject({ indexed: 1, ...none });
    await db.deleteFrom('outbox').execute();
  });

  it('counts the stock once in ten seconds, however often the page is opened', async () => {
    const { db } = kit.database;
    const reads: string[] = [];
    const counting = db.withPlugin({
      transformQuery({ node }) {
        reads.push(node.kind);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const search = deskSearch({ db: counting, engine: address, sites: () => sites, now });
    await Promise.all([1, 2, 3].map(() => search.state('harbour-city')));
    await search.state('harbour-city');
    expect(reads.filter((kind) => kind === 'SelectQueryNode')).toHaveLength(1);
    later();
    await search.state('harbour-city');
    expect(reads.filter((kind) => kind === 'SelectQueryNode')).toHaveLength(2);
  });

  it('names the cars that differ, of its own site alone', async () => {
    const { db } = kit.database;
    const search = deskSearch({ db, engine: address, sites: () => sites, now });
    const same = { missing: [], surplus: [], different: [] };
    expect(await search.compare('harbour-city')).toEqual({ listed: 3, compared: 3, waiting: 0, ...same });
    await db.updateTable('cars').set({ removed_at: now() }).where('id', '=', 3).execute();
    await kit.addCar({ id: 5, stocknum: 'S5', status: 'in_stock' }, 'harbour-city');
    await db.deleteFrom('outbox').execute();
    expect(await search.compare('harbour-city')).toEqual({
      ...{ listed: 3, compared: 2, waiting: 0, missing: ['5'], surplus: ['3'], different: [] },
    });
    expect(await search.compare('northside-group')).toEqual({ listed: 1, compared: 1, waiting: 0, ...same });
  });

  it('is compared once when two ask at the same time, and anew afterwards; a change that waits is left out', async () => {
    const { db } = kit.database;
    const search = deskSearch({ db, engine: address, sites: () => sites, now });
    const [first, second] = [search.compare('northside-group'), search.compare('northside-group')];
    expect(await first).toBe(await second);
    await enqueue(db, [
      { topic: 'car.changed', key: '4', payload: {} },
      { topic: 'car.changed', key: '2', payload: {} },
    ]);
    expect(await search.compare('northside-group')).toMatchObject({ listed: 1, compared: 0, waiting: 1 });
    await db.deleteFrom('outbox').execute();
  });

  it('tells nothing of a site without an index here, and that an engine does not answer', async () => {
    const { db } = kit.database;
    const search = deskSearch({ db, engine: address, sites: () => sites, now });
    expect([await search.state('velocity-prestige'), await search.compare('velocity-prestige')]).toEqual([
      null,
      null,
    ]);
    const down = deskSearch({
      db,
      engine: { ...address, url: 'http://127.0.0.1:9' },
      sites: () => sites,
      now,
    });
    expect(await down.state('harbour-city')).toMatchObject({ answers: false, ready: false, listed: 3 });
    await expect(down.compare('harbour-city')).rejects.toThrow();
  });
});
