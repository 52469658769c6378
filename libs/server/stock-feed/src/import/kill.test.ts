import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { claim, openDatabase } from '@forecourt/database';
import {
  openTestDatabase,
  startChild,
  testDirectory,
  testEngines,
  type TestDatabase,
} from '@forecourt/database/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { homenet } from '../maps/homenet.ts';
import { homenetFeed } from '../testing/homenetFeed.ts';
import { groupSite, NOW } from '../testing/sites.ts';
import { importStock } from './importStock.ts';

const PROCESS = fileURLToPath(import.meta.resolve('../testing/importProcess.ts'));
const COUNT = 1_200;
const [OLD, NEW] = [20_000, 30_000];

describe.each(testEngines('an import that is killed'))('an import into %s that is killed', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
  });
  afterEach(() => database.close());

  const importHere = (price: number) =>
    importStock({
      db: database.db,
      dealer: 'northside-group',
      feed: homenetFeed(
        Array.from({ length: COUNT }, (_, index) => ({ Stock: `U${index}`, SellingPrice: String(price) })),
      ),
      feedName: 'feed.csv',
      map: homenet,
      site: groupSite,
      now: NOW,
      pictureSize: () => Promise.resolve(null),
    });

  /** The prices of the live cars, and the number of changes pending for the index. */
  const state = async () => {
    const rows = await database.db.selectFrom('cars').select(['car', 'removed_at']).execute();
    const prices = new Set(rows.filter((row) => row.removed_at === null).map((row) => row.car.price));
    const waiting = await database.db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow();
    return { cars: rows.length, prices: [...prices], waiting: waiting.count };
  };

  it.each([
    ['in the middle of reading', 'reading 800', 0],
    ['at the start of applying', `applying ${COUNT}`, 0],
    ['while applying', `applying ${COUNT}`, 120],
  ])(
    '%s leaves the old stock or the new, never a mix, and the next run completes',
    async (_when, line, wait) => {
      await importHere(OLD);
      const before = await claim(database.db, { topics: ['car.changed'], limit: 1e6, now: new Date() });
      expect(before).toHaveLength(COUNT);
      await database.db.deleteFrom('outbox').execute();

      const child = startChild(PROCESS, [JSON.stringify(database.options), String(NEW), String(COUNT)]);
      while ((await child.line()) !== line);
      await new Promise((resolve) => setTimeout(resolve, wait));
      await child.kill('SIGKILL');

      const left = await state();
      expect([
        { cars: COUNT, prices: [OLD], waiting: 0 },
        { cars: COUNT, prices: [NEW], waiting: COUNT },
      ]).toContainEqual(left);

      await importHere(NEW);
      expect(await state()).toEqual({ cars: COUNT, prices: [NEW], waiting: COUNT });
      expect(await database.db.selectFrom('import_cars').select('stocknum').execute()).toEqual([]);
      const unfinished = database.db.selectFrom('imports').select('id').where('finished_at', 'is', null);
      expect(await unfinished.execute()).toEqual([]);
    },
  );
});

describe('an import that is killed with the embedded database in its process', () => {
  it('is completed by the next process', async () => {
    const dir = await testDirectory();
    const run = (price: number) =>
      startChild(PROCESS, [JSON.stringify({ dir }), String(price), String(COUNT)]);
    const first = run(OLD);
    while ((await first.line()) !== `done ${COUNT}`);
    await first.ended;
    for (const wait of [0, 150]) {
      const killed = run(NEW);
      while ((await killed.line()) !== `applying ${COUNT}`);
      await new Promise((resolve) => setTimeout(resolve, wait));
      await killed.kill('SIGKILL');
    }
    const last = run(NEW);
    while ((await last.line()) !== `done ${COUNT}`);
    await last.ended;

    const { db, close } = await openDatabase({ dir });
    const rows = await db.selectFrom('cars').select('car').execute();
    const waiting = await db.selectFrom('outbox').select('key').execute();
    await close();
    await rm(dir, { recursive: true, force: true });
    expect(rows).toHaveLength(COUNT);
    expect(new Set(rows.map(({ car }) => car.price))).toEqual(new Set([NEW]));
    // Every car has two outbox rows: one for its first import, one for its new price.
    expect(waiting).toHaveLength(2 * COUNT);
  });
});
