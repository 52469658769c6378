import { openTestDatabase, type TestDatabase } from '@forecourt/database/testing';
import { createSearchEngine, type SearchEngine } from '@forecourt/embedded-search';
import { CAR_SYNONYMS } from '@forecourt/stock-search/words';
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { createSearchIndexer } from '../createSearchIndexer.ts';
import { engineCall } from '../engineCall.ts';
import type { EngineAddress } from '../engineClient.ts';
import { API_KEY, listenOn, NOW, putCar, searchCars, SITES } from '../testing/indexKit.ts';
import { VOCABULARY_SET } from './applyVocabulary.ts';
import { CAR_CURATION } from './carCuration.ts';
import { hasSets } from './hasSets.ts';

test.each([
  ['29.0', false],
  ['0.25.2', false],
  ['30.0', true],
  ['31.1.rc2', true],
  ['nightly', true],
])('version %s has synonym sets: %s', (version, sets) => expect(hasSets(version)).toBe(sets));

test('every rule has a unique, URL-safe id', () => {
  for (const rules of [CAR_SYNONYMS, CAR_CURATION]) {
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { id } of rules) expect(id).toMatch(/^[a-z0-9-]+$/);
  }
});

describe.each(['29.0', '30.0'] as const)('the vocabulary on an engine of version %s', (protocolVersion) => {
  let database: TestDatabase;
  let engine: SearchEngine;
  let address: EngineAddress;
  const indexer = () =>
    createSearchIndexer({ db: database.db, engine: address, sites: SITES, now: () => new Date(NOW) });
  const namesFor = async (q: string) => (await searchCars(address, { q })).cars.map(({ name }) => name);

  beforeAll(async () => {
    database = await openTestDatabase();
    engine = createSearchEngine({ apiKey: API_KEY, protocolVersion });
    address = await listenOn(engine);
    await putCar(database, 1, { name: 'Toyota HiLux SR5 (4x4)', body: 'ute' });
    await putCar(database, 2, { name: 'Volkswagen Transporter', body: 'van' });
    await putCar(database, 3, { name: 'Mercedes-Benz C200', body: 'sedan' });
    await indexer().rebuild();
  });
  afterEach(() => indexer().ensure());
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  test.each([
    ['4wd', 'Toyota HiLux SR5 (4x4)'],
    ['four wheel drive', 'Toyota HiLux SR5 (4x4)'],
    ['pickup', 'Toyota HiLux SR5 (4x4)'],
    ['kombi', 'Volkswagen Transporter'],
    ['vw', 'Volkswagen Transporter'],
    ['merc', 'Mercedes-Benz C200'],
    ['mercedes benz', 'Mercedes-Benz C200'],
    ['saloon', 'Mercedes-Benz C200'],
    ['merc for sale', 'Mercedes-Benz C200'],
  ])('%s finds the %s', async (q, name) => expect(await namesFor(q)).toEqual([name]));

  test.each(['cars', 'all cars', 'Vehicles'])('%s finds everything', async (q) => {
    expect((await searchCars(address, { q })).found).toBe(3);
  });

  it('applies one-way synonyms in one direction', async () => {
    expect(await namesFor('transporter kombi')).toEqual(['Volkswagen Transporter']);
    expect(await namesFor('bmw')).toEqual([]);
  });

  it('is reset to that of the repository at every start', async () => {
    const sets = protocolVersion === '30.0';
    const rules = '/collections/Car_production_harbour-city/synonyms';
    if (sets) {
      const items = [{ id: 'ute', synonyms: ['ute', 'saloon'] }];
      await engineCall(address, 'PUT', `/synonym_sets/${VOCABULARY_SET}`, { items });
    } else {
      await engineCall(address, 'PUT', `${rules}/ute`, { synonyms: ['ute', 'saloon'] });
      await engineCall(address, 'PUT', `${rules}/ours-alone`, { synonyms: ['rio', 'hilux'] });
    }
    await indexer().ensure();
    expect(await namesFor('saloon')).toEqual(['Mercedes-Benz C200']);
    const { length } = sets
      ? (await engineCall<{ items: object[] }>(address, 'GET', `/synonym_sets/${VOCABULARY_SET}`)).items
      : (await engineCall<{ synonyms: object[] }>(address, 'GET', rules)).synonyms;
    expect(length).toBe(CAR_SYNONYMS.length);
  });

  it('is not written again where it is as wanted', async () => {
    const requests = vi.spyOn(globalThis, 'fetch');
    await indexer().ensure();
    const written = requests.mock.calls
      .map(([where, init]) => `${init?.method} ${String(where).replace(address.url, '')}`)
      .filter((line) => /(synonym|override|curation)/.test(line) && !line.startsWith('GET'));
    requests.mockRestore();
    // A server of version 30 has one set of each kind for all sites.
    expect(written).toEqual(
      protocolVersion === '30.0'
        ? [`PUT /synonym_sets/${VOCABULARY_SET}`, `PUT /curation_sets/${VOCABULARY_SET}`]
        : [],
    );
  });
});
