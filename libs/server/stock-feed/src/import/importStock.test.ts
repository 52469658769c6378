import { sql } from 'kysely';
import { openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { claim, complete } from '@forecourt/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { homenet } from '../maps/homenet.ts';
import type { Bytes } from '../read/rawRow.ts';
import { homenetFeed } from '../testing/homenetFeed.ts';
import { groupSite, NOW } from '../testing/sites.ts';
import { DropRefused, ImportOvertaken } from './importErrors.ts';
import { reportRows } from './importReport.ts';
import { importStock, type ImportOptions } from './importStock.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const stock = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ Stock: `U${String(from + index).padStart(4, '0')}` }));

describe.each(testEngines('importStock'))('importing stock into %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => sql`truncate cars, imports, import_cars, import_rows, outbox`.execute(database.db));

  const run = (feed: Bytes, more: Partial<ImportOptions> = {}) =>
    importStock({
      db: database.db,
      dealer: 'northside-group',
      feed,
      feedName: 'feed.csv',
      map: homenet,
      site: groupSite,
      now: NOW,
      ...more,
    });
  const cars = () => database.db.selectFrom('cars').selectAll().orderBy('stocknum').execute();
  const takeOutbox = async () => {
    const rows = await claim(database.db, { topics: ['car.changed'], limit: 10_000, now: new Date() });
    await complete(database.db, rows, new Date());
    return rows.map((row) => Number(row.key)).sort((a, b) => a - b);
  };

  it('adds cars with an id, a slug and an outbox row each', async () => {
    const report = await run(homenetFeed(stock(3)));
    expect(report.counts).toMatchObject({
      rows: 3,
      accepted: 3,
      added: 3,
      changed: 0,
      removed: 0,
      unchanged: 0,
    });
    const rows = await cars();
    expect(rows).toHaveLength(3);
    for (const { id, slug, car, dealer, removed_at } of rows) {
      expect({ dealer, removed_at }).toEqual({ dealer: 'northside-group', removed_at: null });
      expect(car).toMatchObject({ id, slug, path: `/cars/${slug}`, price: 35_880, price_type: 'Drive Away' });
    }
    expect(rows[0]?.slug).toBe('2020-toyota-rav4-cruiser-u0001');
    expect(rows[0]?.created_at).toEqual(new Date('2026-08-20T23:00:00Z'));
    expect(await takeOutbox()).toEqual(rows.map(({ id }) => id));
  });

  it('changes nothing for the same feed again', async () => {
    await run(homenetFeed(stock(5)));
    const before = await cars();
    await takeOutbox();
    const report = await run(homenetFeed(stock(5)), { now: later(24) });
    expect(report.counts).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: 5 });
    expect(await cars()).toEqual(before);
    expect(await takeOutbox()).toEqual([]);
  });

  it('updates only changed cars, and keeps id, slug, creation date and the platform’s own fields', async () => {
    await run(homenetFeed(stock(4)));
    await takeOutbox();
    await sql`update cars set car = car || '{"views": 288, "reserved": true}' where stocknum = 'U0002'`.execute(
      database.db,
    );
    const [, before] = await cars();
    const feed = homenetFeed([
      { Stock: 'U0001' },
      { Stock: 'U0002', SellingPrice: '33880', Trim: 'Edge', DateInStock: '' },
      { Stock: 'U0003' },
      { Stock: 'U0004' },
    ]);
    const report = await run(feed, { now: later(1) });
    expect(report.counts).toMatchObject({ added: 0, changed: 1, removed: 0, unchanged: 3 });
    const [, after] = await cars();
    expect(after?.car).toMatchObject({
      id: before?.id,
      slug: '2020-toyota-rav4-cruiser-u0002',
      name: '2020 Toyota RAV4 Edge',
      price: 33_880,
      views: 288,
      reserved: true,
      created_at: before?.car.created_at,
      updated_at: later(1).toISOString(),
    });
    expect(await takeOutbox()).toEqual([before?.id]);
  });

  it('removes cars that are no longer in the feed, and restores them with their id', async () => {
    await run(homenetFeed(stock(10)));
    await takeOutbox();
    const [gone] = await cars();
    const report = await run(homenetFeed(stock(9, 2)), { now: later(1) });
    expect(report.counts).toMatchObject({ removed: 1, unchanged: 9 });
    expect((await cars())[0]).toMatchObject({ stocknum: 'U0001', removed_at: later(1) });
    expect(await takeOutbox()).toEqual([gone?.id]);

    await run(homenetFeed(stock(10)), { now: later(2) });
    expect((await cars())[0]).toMatchObject({ id: gone?.id, slug: gone?.slug, removed_at: null });
    expect(await takeOutbox()).toEqual([gone?.id]);
  });

  it('does not change a car whose row was rejected or needs review', async () => {
    await run(homenetFeed(stock(3)));
    await takeOutbox();
    const before = await cars();
    const feed = homenetFeed([
      { Stock: 'U0001', SellingPrice: '24.990,00' },
      '"2","Northside","Used","U0002","","2020","Toyota"',
      { Stock: 'U0003' },
    ]);
    const report = await run(feed);
    expect(report.counts).toMatchObject({ review: 1, rejected: 1, removed: 0, unchanged: 1 });
    expect(await cars()).toEqual(before);
    expect(report.rows).toMatchObject([
      {
        row: 2,
        stocknum: 'U0002',
        outcome: 'reject',
        reason: 'the number of columns differs from the header',
      },
      {
        row: 1,
        stocknum: 'U0001',
        outcome: 'review',
        warnings: [{ code: 'ambiguous_number', raw: '24.990,00' }],
      },
    ]);
  });

  it.each([
    [10, 7, null],
    [10, 6, { live: 10, gone: 4 }],
    [3, 2, { live: 3, gone: 1 }],
    [10, 0, { live: 10, gone: 10 }],
  ])('with %i live cars, a feed of %i is rejected: %j', async (live, kept, refusal) => {
    await run(homenetFeed(stock(live)));
    await takeOutbox();
    const before = await cars();
    const importing = run(homenetFeed(stock(kept)));
    if (refusal === null) {
      expect((await importing).counts.removed).toBe(live - kept);
      return;
    }
    await expect(importing).rejects.toMatchObject({ name: 'DropRefused', ...refusal });
    await expect(run(homenetFeed(stock(kept)))).rejects.toThrow(/nothing was changed.*--allow-drop/s);
    expect(await cars()).toEqual(before);
    expect(await takeOutbox()).toEqual([]);
    const staged = await sql`select 1 from import_cars union all select 1 from import_rows`.execute(
      database.db,
    );
    expect(staged.rows).toEqual([]);
    const report = await run(homenetFeed(stock(kept)), { allowDrop: true });
    expect(report.counts.removed).toBe(live - kept);
  });

  it('detects duplicates across batches: an identical row is skipped, a correction replaces, one VIN is one car', async () => {
    const many = stock(900);
    const feed = homenetFeed([
      { Stock: 'A1', VIN: '6ZZ4KAUU2LD587621' },
      { Stock: 'A2' },
      ...many,
      { Stock: 'A1', VIN: '6ZZ4KAUU2LD587621' },
      { Stock: 'A2', SellingPrice: '30000' },
      { Stock: 'A3', VIN: '6ZZ4KAUU2LD587621' },
    ]);
    const { counts } = await run(feed);
    expect(counts).toMatchObject({ rows: 905, accepted: 902, skipped: 1, merged: 1, review: 1, added: 902 });
    const rows = await cars();
    expect(rows.find(({ stocknum }) => stocknum === 'A2')?.car.price).toBe(30_000);
    expect(rows.some(({ stocknum }) => stocknum === 'A3')).toBe(false);
  });

  it('gives two cars with equal slugs a slug each', async () => {
    await run(homenetFeed([{ Stock: 'A 1' }, { Stock: 'A-1' }, { Stock: 'B2' }]));
    const slugs = (await cars()).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(3);
    expect(slugs.filter((slug) => slug === '2020-toyota-rav4-cruiser-a-1')).toHaveLength(1);
  });

  it('sets the sold date, and clears it when the car is for sale again', async () => {
    const csn = (status: string) => ({
      ...homenet,
      open: () => (row: Parameters<ReturnType<typeof homenet.open>>[0]) => ({
        ...homenet.open()(row),
        status,
      }),
    });
    await run(homenetFeed(stock(1)));
    await run(homenetFeed(stock(1)), { map: csn('Sold'), now: later(1) });
    const sold = { status: 'sold', sold_at: later(1) };
    expect(await cars()).toMatchObject([
      { ...sold, car: { status: 'sold', sold_date_timestamp: later(1).getTime() / 1000 } },
    ]);
    await run(homenetFeed([{ Stock: 'U0001', SellingPrice: '20000' }]), { map: csn('Sold'), now: later(5) });
    expect(await cars()).toMatchObject([sold]);
    await run(homenetFeed(stock(1)), { now: later(6) });
    expect(await cars()).toMatchObject([
      { status: 'in_stock', sold_at: null, car: { status: 'in_stock', sold_date_timestamp: null } },
    ]);
  });

  it('does not change another dealer’s stock', async () => {
    await run(homenetFeed(stock(3)));
    await run(homenetFeed(stock(2)), { dealer: 'harbour-city' });
    const rows = await cars();
    expect(rows.filter(({ removed_at }) => removed_at === null)).toHaveLength(5);
  });

  it('never stores a purchase cost', async () => {
    await run(homenetFeed([{ Stock: 'U1', Invoice: '31415', BookValue: '27182' }]));
    const [row] = await cars();
    expect(JSON.stringify(row)).not.toMatch(/31415|27182|invoice|bookvalue/i);
  });

  it('stores the report: counts, warnings and every row with its reason', async () => {
    const feed = homenetFeed([
      { Stock: 'U1', SellingPrice: 'POA', Internet_Price: '' },
      { Stock: '' },
      { Stock: 'U2' },
    ]);
    const report = await run(feed);
    const kept = await database.db.selectFrom('imports').selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ dealer: 'northside-group', feed: 'feed.csv', map: 'homenet' });
    expect(kept.finished_at).not.toBeNull();
    expect(kept.counts).toEqual(report.counts);
    expect(kept.report).toEqual(report);
    expect(report.warnings).toEqual({ no_price: 1, no_stock: 1 });
    expect(await reportRows(database.db, kept.id, { limit: 10 })).toEqual(report.rows);
  });

  it('stops the older of two imports of a dealer', async () => {
    let second: Promise<unknown> | undefined;
    async function* slow(): AsyncGenerator<Uint8Array> {
      const [whole] = homenetFeed(stock(1_000));
      if (whole === undefined) return;
      const middle = Math.floor(whole.length * 0.7);
      yield whole.subarray(0, middle);
      second = run(homenetFeed(stock(2)));
      await second;
      yield whole.subarray(middle);
    }
    await expect(run(slow())).rejects.toBeInstanceOf(ImportOvertaken);
    await second;
    expect(await cars()).toHaveLength(2);
  });

  it('reports its progress', async () => {
    const phases: string[] = [];
    await run(homenetFeed(stock(900)), { onProgress: ({ phase, rows }) => phases.push(`${phase} ${rows}`) });
    expect(phases).toEqual(['reading 400', 'reading 800', 'reading 900', 'applying 900', 'done 900']);
  });

  it('throws DropRefused for a drop', async () => {
    await run(homenetFeed(stock(2)));
    await expect(run(homenetFeed([]))).rejects.toBeInstanceOf(DropRefused);
  });
});
