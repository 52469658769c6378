import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, openTestDatabase, waitOf, type TestDatabase } from '@forecourt/database/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { verifyIndex } from './check/verifyIndex.ts';
import { createSearchIndexer } from './createSearchIndexer.ts';
import type { EngineAddress } from './engineClient.ts';
import { followStock } from './followStock.ts';
import { API_KEY, putCar, searchCars, SITES } from './testing/indexKit.ts';

const serve = path.resolve(import.meta.dirname, '../../embedded-search/src/serve.ts');
const now = () => new Date();

describe('the engine follows the stock', () => {
  let database: TestDatabase;
  let folder: string;
  let address: EngineAddress;
  let engine: ChildProcess;
  let stop: () => Promise<void>;
  const errors: unknown[] = [];

  beforeEach(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'forecourt-engine-'));
    address = { url: `http://127.0.0.1:${await freePort()}`, apiKey: API_KEY };
    await startEngine();
    errors.length = 0;
    const indexer = createSearchIndexer({ db: database.db, engine: address, sites: SITES, now });
    await indexer.ensure();
    stop = followStock(indexer, { onError: (error) => errors.push(error) });
  });
  afterEach(async () => {
    await stop();
    await killEngine();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** The engine in a separate process, as in `npm run search:serve`, with its data on disk. */
  async function startEngine(): Promise<void> {
    const { port } = new URL(address.url);
    const words = ['--conditions=@forecourt/source', serve, '--port', port, '--api-key', API_KEY];
    engine = spawn(process.execPath, [...words, '--data', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    if (engine.stdout) await once(engine.stdout, 'data');
  }

  async function killEngine(): Promise<void> {
    if (engine.exitCode !== null || engine.signalCode !== null) return;
    const ended = once(engine, 'exit');
    engine.kill('SIGKILL');
    await ended;
  }

  const priceOf = async (id: number) =>
    (await searchCars(address, { filter_by: `id:=${id}` })).cars.map(({ price }) => price);

  it('a change is searchable within two seconds of its commit', async () => {
    for (const price of [10_000, 11_000, 12_000]) {
      await putCar(database, 1, { price }, now());
      const { ms } = await waitOf(() =>
        vi.waitUntil(async () => (await priceOf(1))[0] === price, { timeout: 10_000, interval: 20 }),
      );
      expect(ms).toBeLessThan(2_000);
    }
    await putCar(database, 1, { removed: true }, now());
    const { ms } = await waitOf(() =>
      vi.waitUntil(async () => (await priceOf(1)).length === 0, { timeout: 10_000, interval: 20 }),
    );
    expect(ms).toBeLessThan(2_000);
    expect(errors).toEqual([]);
  });

  it('changes stay pending while the engine is down and are searchable soon after it restarts', async () => {
    await killEngine();
    for (let id = 1; id <= 20; id += 1) await putCar(database, id, {}, now());
    await vi.waitUntil(() => errors.length >= 3, { timeout: 30_000 });
    await startEngine();
    const { ms } = await waitOf(() =>
      vi.waitUntil(async () => (await searchCars(address)).found === 20, { timeout: 20_000, interval: 20 }),
    );
    expect(ms).toBeLessThan(10_000);
  });

  it('loses and duplicates nothing over repeated kills of the engine', async () => {
    let writing = true;
    const writes = (async () => {
      for (let id = 1; id <= 120; id += 1) {
        await putCar(database, id, { price: id * 100 }, now());
        if (id % 3 === 0) await putCar(database, id, { price: id * 100 + 1 }, now());
        if (id % 10 === 0) await putCar(database, id - 5, { removed: true }, now());
      }
      writing = false;
    })();
    while (writing) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await killEngine();
      await startEngine();
    }
    await writes;
    const verdict = async () =>
      (await verifyIndex({ db: database.db, engine: address, sites: SITES, sample: 200 }))[0];
    await vi.waitUntil(async () => (await verdict())?.waiting === 0, { timeout: 60_000, interval: 200 });
    expect(await verdict()).toMatchObject({
      inDatabase: 108,
      inEngine: 108,
      compared: 108,
      missing: [],
      surplus: [],
      different: [],
    });
    expect((await searchCars(address)).found).toBe(108);
  });
});
