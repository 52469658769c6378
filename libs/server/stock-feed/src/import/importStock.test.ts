import { sql } from 'kysely';
import { openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { claim, complete } from '@forecourt/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { homenet } from '../maps/homenet.ts';
import { native } from '../maps/native.ts';
import type { Bytes } from '../read/rawRow.ts';
import { homenetFeed } from '../testing/homenetFeed.ts';
import { groupSite, NOW } from '../testing/sites.ts';
import { DropRefused, ImportOvertaken } from './importErrors.ts';
import { reportRows } from './importReport.ts';
import { importStock, type ImportOptions } from './importStock.ts';

const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const stock = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ Stock: `U${String(from + index).padStart(4, '0')}` }));

/** A vehicle of a native feed. */
const nativeCar = { id: 7, make: 'Kia', model: 'Rio', car_type: 'used', price: 15_990, dealership_id: 2 };

describe.each(testEngines('importStock'))('importing stock into %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    sql`truncate cars, imports, feed_fetches, import_cars, import_rows, outbox`.execute(database.db),
  );

  const run = (feed: Bytes, more: Partial<ImportOptions> = {}) =>
    importStock({
      db: database.db,
      dealer: 'northside-group',
      feed,
      feedName: 'feed.csv',
      map: homenet,
      site: groupSite,
      now: NOW,
      pictureSize: () => Promise.resolve(null),
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

  it('stores the size of a picture of an interior, measured once, and is not stopped by one that cannot be read', async () => {
    const asked: string[] = [];
    const pictureSize = (picture: string) => {
      asked.push(picture);
      return Promise.resolve(picture === '/pictures/round.webp' ? { width: 4096, height: 2048 } : null);
    };
    const feed = () =>
      ['/pictures/round.webp', '/pictures/gone.webp', null].map((picture, place) =>
        Buffer.from(
          `${JSON.stringify({ ...nativeCar, stocknum: `N${place}`, slug: `n-${place}`, spin_interior_image: picture })}\n`,
        ),
      );
    await run(feed(), { map: native, pictureSize });
    await run(feed(), { map: native, pictureSize, now: later(24) });
    expect((await cars()).map(({ car }) => Reflect.get(Object(car), 'spin_interior_size'))).toEqual([
      { width: 4096, height: 2048 },
      null,
      null,
    ]);
    expect(asked).toEqual(['/pictures/round.webp', '/pictures/gone.webp']);
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

  it('keeps when the price of a car last fell: as the feed says, else by comparing it with the import before', async () => {
    const loweredAt = async (at: number, fields: Record<string, unknown>) => {
      const row = { ...nativeCar, stocknum: 'N1', slug: 'n-1', price_type: 'Drive Away', ...fields };
      await run([Buffer.from(`${JSON.stringify(row)}\n`)], { map: native, now: later(at) });
      return (await cars())[0]?.car.price_lowered_at;
    };
    const fell = later(1).toISOString();
    const told = '2026-11-02T03:00:00.000Z';
    expect(await loweredAt(0, { price: 15_990 }), 'a new car').toBeNull();
    expect(await loweredAt(1, { price: 14_990 }), 'a fall').toBe(fell);
    expect(await loweredAt(2, { price: 14_990, km: 9 }), 'another change').toBe(fell);
    expect(await loweredAt(3, { price: 15_490 }), 'a rise').toBeNull();
    expect(await loweredAt(4, { price: 14_490, price_type: null }), 'other terms').toBeNull();
    expect(await loweredAt(5, { price: null }), 'no price').toBeNull();
    expect(await loweredAt(6, { price: 13_990 }), 'a price again').toBeNull();
    expect(await loweredAt(7, { price: 13_990, price_lowered_at: told }), 'told by the feed').toBe(told);
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

  it('refuses drops of 29 % a day, which would empty a dealer in a fortnight, until an operator allows one', async () => {
    const onDay = (day: number, count: number, more: Partial<ImportOptions> = {}) =>
      run(homenetFeed(stock(count)), { now: later(24 * day), ...more });
    await onDay(0, 100);
    await onDay(1, 71);
    await expect(onDay(2, 51)).rejects.toMatchObject({
      name: 'DropRefused',
      message: expect.stringMatching(
        /leave 51 cars of northside-group, who had 100 in the last 7 days \(49 % less\)/,
      ),
    });
    const live = async () => (await cars()).filter(({ removed_at }) => removed_at === null).length;
    expect(await live()).toBe(71);
    await onDay(2.1, 70);
    await onDay(2.2, 51, { allowDrop: true });
    // From then on it is judged by what it was allowed.
    await onDay(3, 37);
    await expect(onDay(4, 27)).rejects.toBeInstanceOf(DropRefused);
    // A week without a greater stock is the new measure.
    await onDay(11, 27);
    expect(await live()).toBe(27);
  });

  it('counts new cars against those that left: a dealer who sells and buys much is not refused', async () => {
    for (let day = 0; day < 6; day += 1)
      await run(homenetFeed(stock(20, 1 + day * 5)), { now: later(24 * day) });
    expect((await cars()).filter(({ removed_at }) => removed_at === null)).toHaveLength(20);
  });

  it('keeps a record of a refused import, with its reason and what was read', async () => {
    await run(homenetFeed(stock(10)));
    await expect(run(homenetFeed(stock(2)))).rejects.toBeInstanceOf(DropRefused);
    await expect(run([Buffer.from('<html>no feed</html>')])).rejects.toThrow(/not a feed of the format/);
    const failing = (async function* () {
      yield* homenetFeed(stock(500));
      throw new Error('a secret of the server');
    })();
    await expect(run(failing)).rejects.toThrow('a secret of the server');
    const kept = await database.db.selectFrom('imports').selectAll().orderBy('id').execute();
    expect(kept).toMatchObject([
      { refused: null, stock: 10 },
      { refused: expect.stringContaining('would remove 8 of the 10 cars'), stock: null, counts: { rows: 2 } },
      { refused: expect.stringContaining('not a feed of the format'), stock: null, counts: { rows: 0 } },
      { refused: expect.stringContaining('error of the platform'), stock: null, counts: { rows: 400 } },
    ]);
    for (const { finished_at, refused } of kept) {
      expect(finished_at).not.toBeNull();
      expect(refused ?? '').not.toContain('secret');
    }
    expect((await sql`select 1 from import_cars`.execute(database.db)).rows).toEqual([]);
  });

  it('says which vehicles stay on sale although their rows look sold, mispriced or broken', async () => {
    await run(homenetFeed(stock(5)));
    const report = await run(
      homenetFeed([
        { Stock: 'U0001', Description: '*** SOLD ***' },
        { Stock: 'U0002', SellingPrice: '24.990,00' },
        { Stock: 'U0003', SellingPrice: '26.990,00' },
        { Stock: 'U0004', Make: '' },
        { Stock: 'U0005' },
        { Stock: 'U0006', Description: 'SOLD' },
      ]),
      { now: later(1) },
    );
    expect(report.stillOnSale.map(({ stocknum }) => stocknum)).toEqual(['U0001', 'U0002', 'U0003', 'U0004']);
    expect(report.stillOnSale[0]).toMatchObject({
      name: expect.stringContaining('Toyota RAV4'),
      reason: expect.stringContaining('the comments say that the car is sold'),
    });
    expect(report.notes).toEqual([
      expect.stringMatching(/^1 vehicle stays on sale unchanged.*is sold.*: U0001\.$/),
      expect.stringMatching(/^2 vehicles stay on sale unchanged.*two ways.*: U0002, U0003\.$/),
      expect.stringMatching(/^1 vehicle stays on sale unchanged.*make or model is missing.*: U0004\.$/),
    ]);
  });

  it('throws DropRefused for a drop', async () => {
    await run(homenetFeed(stock(2)));
    await expect(run(homenetFeed([]))).rejects.toBeInstanceOf(DropRefused);
  });
});
