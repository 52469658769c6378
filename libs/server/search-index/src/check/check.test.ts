import { openTestDatabase, type TestDatabase } from '@forecourt/database/testing';
import { createSearchEngine, type SearchEngine } from '@forecourt/embedded-search';
import { siteCollection } from '@forecourt/stock-search';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { createSearchIndexer } from '../createSearchIndexer.ts';
import { engineCall } from '../engineCall.ts';
import type { EngineAddress } from '../engineClient.ts';
import { API_KEY, listenOn, NOW, putCar, SITES } from '../testing/indexKit.ts';
import { indexStatus } from './indexStatus.ts';
import { sameDocument } from './sameDocument.ts';
import { sampleOf } from './sampleOf.ts';
import { driftOf, verifyNightly } from './verifyNightly.ts';
import { verifyIndex } from './verifyIndex.ts';

test.each([
  [{ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [{ a: 1 }, { a: '1' }, false],
  [undefined, { a: 1 }, false],
])('%j and %j are equal: %s', (a, b, same) => expect(sameDocument(a, b)).toBe(same));

test.each([
  [[1, 2, 3, 4, 5, 6], 3, [1, 3, 5]],
  [[1, 2, 3], 9, [1, 2, 3]],
  [[1, 2, 3], 0, []],
  [[], 5, []],
])('a sample of %j, %i of them, is %j', (items, size, sample) =>
  expect(sampleOf(items, size)).toEqual(sample),
);

describe('index and database', () => {
  let database: TestDatabase;
  let engine: SearchEngine;
  let address: EngineAddress;
  let clock = NOW.getTime();
  const now = () => new Date((clock += 1_000));
  const indexer = () => createSearchIndexer({ db: database.db, engine: address, sites: SITES, now });
  const verify = async (sample?: number) => {
    const [verdict] = await verifyIndex({
      db: database.db,
      engine: address,
      sites: SITES,
      ...(sample === undefined ? {} : { sample }),
    });
    return verdict;
  };
  const status = () => indexStatus({ db: database.db, engine: address, sites: SITES });

  beforeAll(async () => {
    database = await openTestDatabase();
    engine = createSearchEngine({ apiKey: API_KEY });
    address = await listenOn(engine);
  });
  beforeEach(async () => {
    await sql`truncate cars, outbox`.execute(database.db);
    for (let id = 1; id <= 5; id += 1) await putCar(database, id);
    await indexer().rebuild();
    await indexer().processOutbox();
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  it('are compared once each night, and what differs is recorded', async () => {
    const night = (days: number, hour = 17) => new Date(Date.UTC(2026, 10, 21 + days, hour));
    const compare = (at: Date) => verifyNightly({ db: database.db, engine: address, sites: SITES, now: at });
    const recorded = async () =>
      (await database.db.selectFrom('indexed_sites').select(['site', 'drift']).execute()).map(
        ({ site, drift }) => [site, drift],
      );
    await sql`truncate indexed_sites`.execute(database.db);
    expect(await compare(night(0))).toEqual([]);
    await database.db
      .insertInto('indexed_sites')
      .values({ site: 'harbour-city', seen_at: night(0, 10), verified_at: night(0, 10) })
      .execute();
    expect(await compare(night(0, 15))).toEqual([]);
    const both = await Promise.all([compare(night(0)), compare(night(0))]);
    expect(both.flat()).toMatchObject([{ site: 'harbour-city', missing: [], surplus: [], different: [] }]);
    expect(await recorded()).toEqual([['harbour-city', 0]]);
    await sql`update cars set car = car || '{"price": 1}' where id = 3`.execute(database.db);
    await sql`delete from cars where id = 4`.execute(database.db);
    expect(await compare(night(1, 15))).toEqual([]);
    expect((await compare(night(1))).map(driftOf)).toEqual([2]);
    expect(await recorded()).toEqual([['harbour-city', 2]]);
  });

  it('are compared by the next call when the engine did not answer', async () => {
    const at = new Date(Date.UTC(2026, 10, 21, 17));
    await sql`truncate indexed_sites`.execute(database.db);
    const seen = new Date(Date.UTC(2026, 10, 20));
    await database.db
      .insertInto('indexed_sites')
      .values({ site: 'harbour-city', seen_at: seen, verified_at: seen })
      .execute();
    const closed = { url: 'http://127.0.0.1:9', apiKey: API_KEY };
    const compare = (to: EngineAddress) =>
      verifyNightly({ db: database.db, engine: to, sites: SITES, now: at });
    await expect(compare(closed)).rejects.toThrow();
    expect(await compare(address)).toHaveLength(1);
  });

  it('agree after a rebuild', async () => {
    expect(await verify()).toEqual({
      site: 'harbour-city',
      inDatabase: 5,
      inEngine: 5,
      waiting: 0,
      compared: 5,
      missing: [],
      surplus: [],
      different: [],
    });
    expect(await verify(2)).toMatchObject({ compared: 2 });
    expect(await status()).toMatchObject({
      engineVersion: '29.0',
      sites: [
        {
          slug: 'harbour-city',
          collection: expect.stringMatching(/^Car_production_harbour-city_\d+$/),
          isCurrent: true,
          inEngine: 5,
          inDatabase: 5,
        },
      ],
      waiting: 0,
    });
  });

  it('differences are reported, except for pending changes', async () => {
    const document = (id: number) => `/collections/${siteCollection('harbour-city')}/documents/${id}`;
    await engineCall(address, 'DELETE', document(1));
    await engineCall(address, 'PATCH', document(2), { price: 1 });
    await sql`delete from cars where id = 3`.execute(database.db);
    await putCar(database, 4, { price: 9_000 });
    await putCar(database, 6);
    expect(await verify()).toEqual({
      site: 'harbour-city',
      inDatabase: 5,
      inEngine: 4,
      waiting: 2,
      compared: 2,
      missing: ['1'],
      surplus: ['3'],
      different: ['2'],
    });
    expect(await status()).toMatchObject({ waiting: 2, waitingSince: expect.any(Date) });
    await indexer().processOutbox();
    await indexer().rebuild();
    expect(await verify()).toMatchObject({ missing: [], surplus: [], different: [], inEngine: 5 });
  });

  it('have a status without an index, with an outdated one, and without an engine', async () => {
    const [{ collection } = { collection: null }] = (await status()).sites;
    await engineCall(address, 'PATCH', `/collections/${collection}`, {
      fields: [{ name: 'geo', drop: true }],
    });
    expect(await status()).toMatchObject({ sites: [{ isCurrent: false }] });
    await engineCall(address, 'DELETE', `/aliases/${siteCollection('harbour-city')}`);
    expect(await status()).toMatchObject({ engineVersion: '29.0', sites: [{ collection: null }] });
    const nowhere = { url: 'http://127.0.0.1:9', apiKey: API_KEY };
    expect(await indexStatus({ db: database.db, engine: nowhere, sites: SITES })).toMatchObject({
      engineVersion: null,
      engineError: expect.any(String),
      sites: [{ collection: null, inDatabase: 5 }],
    });
    await indexer().ensure();
    expect(await status()).toMatchObject({ sites: [{ isCurrent: true, inEngine: 5 }] });
  });
});
