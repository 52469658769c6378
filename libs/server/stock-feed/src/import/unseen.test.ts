import { openTestDatabase, type TestDatabase } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FeedSite } from '../check/feedSite.ts';
import { renderReport } from '../command/renderReport.ts';
import { homenet } from '../maps/homenet.ts';
import { meta } from '../maps/meta.ts';
import { native } from '../maps/native.ts';
import type { FeedMap } from '../maps/feedMap.ts';
import { homenetFeed } from '../testing/homenetFeed.ts';
import { groupSite, NOW } from '../testing/sites.ts';
import { importStock } from './importStock.ts';

describe('notes of an import on the whole feed', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() =>
    sql`truncate cars, imports, feed_fetches, import_cars, import_rows, outbox`.execute(database.db),
  );

  const run = (feed: Uint8Array[], map: FeedMap, site: Partial<FeedSite> = {}) =>
    importStock({
      ...{ db: database.db, dealer: 'northside-group', feed, feedName: 'feed', map, now: NOW },
      site: { ...groupSite, ...site },
      pictureSize: () => Promise.resolve(null),
    });
  const caravans = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      Buffer.from(
        `${JSON.stringify({ id: index + 1, stocknum: `C${index}`, make: 'Jayco', model: 'Journey', car_type: 'used', item_type: 'caravan', price: 40_000 })}\n`,
      ),
    );

  it('reports how many accepted vehicles the site will not show, with the reason and the config key', async () => {
    const report = await run(caravans(300), native, { itemTypes: ['car'] });
    expect(report.counts.accepted).toBe(300);
    expect(report.notes).toEqual([
      expect.stringMatching(
        /^300 of the 300 accepted vehicles will not be shown: 300 are of the kind caravan, and the site sells car\. .*stock\.itemTypes/,
      ),
    ]);
    expect(renderReport(report)).toContain('will not be shown');
  });

  it('reports vehicles without a status, which no site lists', async () => {
    const { counts, notes } = await run(caravans(2), native, { itemTypes: ['caravan'] });
    expect(counts.accepted).toBe(2);
    expect(notes).toEqual([
      expect.stringMatching(/^2 of the 2 .* 2 have no status, .* Write in_stock, coming_soon or sold/),
    ]);
  });

  it('counts each reason, and each vehicle once', async () => {
    const feed = homenetFeed([
      { Stock: 'U1', SellingPrice: '', Internet_Price: '' },
      { Stock: 'U2', Type: 'New', Miles: '5' },
      { Stock: 'U3' },
      { Stock: 'U4' },
    ]);
    const { notes } = await run(feed, homenet, {
      carTypes: ['used'],
      requirePrice: true,
      excludeStock: ['U3'],
    });
    expect(notes).toHaveLength(1);
    for (const said of [
      /^3 of the 4 accepted vehicles/,
      /1 is new, .*stock\.carTypes/,
      /1 has no price, .*stock\.requirePrice/,
      /1 is named in stock\.excludeStock/,
    ])
      expect(notes[0]).toMatch(said);
  });

  it('reports picture hosts that the resizer may not fetch from, with the number of pictures and the fix', async () => {
    const ImageList =
      'https://photos.example/a.jpg|https://photos.example/b.jpg|https://cdn.example/c.jpg|http://old.example/d.jpg';
    const { notes } = await run(homenetFeed([{ Stock: 'U1', ImageList }]), homenet, {
      imageHosts: ['cdn.example'],
    });
    expect(notes).toEqual([
      expect.stringMatching(/^2 pictures are on photos\.example, .*IMAGE_HOSTS=cdn\.example,photos\.example/),
      expect.stringMatching(/^1 picture has an http address \(old\.example\).*https/),
    ]);
  });

  it('accepts a vehicle with an invalid date, without the date and with a warning: it is not a new arrival', async () => {
    const feed = homenetFeed([
      { Stock: 'U1', DateInStock: '31/02/2026' },
      { Stock: 'U2', DateInStock: '' },
      { Stock: 'U3', DateInStock: '2026-11-01' },
      { Stock: 'U4', DateInStock: '01/01/2062' },
      { Stock: 'U5', DateInStock: '0001-01-01' },
    ]);
    const report = await run(feed, homenet);
    expect(report.warnings.invalid_date).toBe(3);
    const cars = await database.db
      .selectFrom('cars')
      .select(['stocknum', 'car'])
      .orderBy('stocknum')
      .execute();
    const dates = cars.map(({ stocknum, car }) => [stocknum, Reflect.get(Object(car), 'created_at')]);
    expect(dates).toEqual([
      ['U1', null],
      ['U2', NOW.toISOString()],
      ['U3', '2026-10-31T23:00:00.000Z'],
      ['U4', null],
      ['U5', null],
    ]);
  });

  it('warns of every invalid date of a native feed', async () => {
    const car = { id: 1, stocknum: 'N1', make: 'Kia', model: 'Rio', car_type: 'used' };
    const dates = { created_at: '2026-02-31', sold_date_timestamp: 'soon', rego_expiry: '99/99/2026' };
    const report = await run([Buffer.from(JSON.stringify({ ...car, ...dates }))], native);
    const [row] = report.rows;
    expect(row?.warnings.map(({ code, field }) => [code, field])).toEqual([
      ['invalid_date', 'created_at'],
      ['invalid_date', 'sold_date_timestamp'],
      ['invalid_date', 'rego_expiry'],
    ]);
    const stored = await database.db.selectFrom('cars').select('car').executeTakeFirstOrThrow();
    expect(stored.car).toMatchObject({ created_at: null });
  });

  it('maps Meta’s values to ours', async () => {
    const listing = (words: string) =>
      `<listing><vehicle_id>U1</vehicle_id><make>Kia</make><model>Rio</model><state_of_vehicle>USED</state_of_vehicle><availability>AVAILABLE</availability>${words}</listing>`;
    const xml = `<listings>${listing('<body_style>SEDAN</body_style><transmission>AUTOMATIC</transmission><fuel_type>GASOLINE</fuel_type><drivetrain>FWD</drivetrain><exterior_color>MOONLIGHT WHITE</exterior_color><interior_color>BLACK</interior_color>')}</listings>`;
    await run([Buffer.from(xml)], meta);
    const { car } = await database.db.selectFrom('cars').select('car').executeTakeFirstOrThrow();
    expect(car).toMatchObject({
      body: 'Sedan',
      trans: 'Automatic',
      fuel: 'Petrol',
      drive: 'FWD',
      colour: 'Moonlight White',
      interior_colour: 'Black',
    });
  });
});
