import { apiSite, siteLookup } from '@forecourt/api';
import { NOW, testApi } from '@forecourt/api/testing';
import type { TestApi } from '@forecourt/api/testing';
import { defineDealer, exampleDealer } from '@forecourt/site-config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feeds } from '../manifest.ts';
import half from './index.ts';

const [place] = exampleDealer.locations;
const complete = {
  stocknum: 'A1',
  vin: '6ZZ4KAUU2LD587621',
  price_type: 'Drive Away',
  km: 55_490.4,
  body: 'SUV',
  fuel: 'Petrol',
  drive: 'Front',
  images: ['/pictures/suv/a,1.webp', 'https://cdn.example/b.jpg'],
  location_id: place?.id,
  created_at: '2026-08-20T23:30:00.000Z',
  dealercomments: 'One owner.\n- "As new", <b>said</b> they & we.',
  standardEquipment: ['Tow bar', 'Leather, heated'],
};

describe('the files of a site', () => {
  let kit: TestApi;
  beforeAll(async () => {
    const named = (slug: string, features: Parameters<typeof defineDealer>[0]['features'], more = {}) => {
      const definition = defineDealer({ ...exampleDealer, slug, features, ...more });
      return {
        site: apiSite(definition, { origin: `https://${slug}.example`, env: {}, halves: [half] }),
        hosts: [],
      };
    };
    const all = feeds({
      files: ['google', 'meta', 'csv', 'json'],
      storeCodes: { [String(place?.id)]: 'MAIN' },
    });
    const { byHost } = siteLookup([
      named('with-all', [all], { stock: { itemTypes: ['car', 'motorcycle'] } }),
      named('with-one', [feeds({ files: ['json'] })]),
      named('without', []),
      (({ site, hosts }) => ({ site: { ...site, stock: ['dealer-a', 'dealer-b'] }, hosts }))(
        named('with-two', [feeds({ files: ['json'] })]),
      ),
    ]);
    kit = await testApi('pglite', { halves: [half], sites: byHost });
    const cars: Record<string, unknown>[] = [
      {},
      { stocknum: 'SOLD', status: 'sold', sold_date_timestamp: NOW.getTime() / 1_000 - 3_600 },
      { stocknum: 'HELD', reserved: true },
      { stocknum: 'COMING', status: 'coming_soon' },
      { stocknum: 'HIDDEN', show_on_dealer_website: false },
      { stocknum: 'GONE', status: 'withdrawn' },
      { stocknum: 'NOPRICE', price: null },
      { stocknum: 'NOPICTURE', images: [] },
      { stocknum: 'NOVIN', vin: null },
      { stocknum: 'NOKM', km: null },
      { stocknum: 'BIKE', item_type: 'motorcycle' },
      { stocknum: 'ESTIMATE', price_type: 'Est. Drive Away' },
      { stocknum: 'NEW', car_type: 'new', km: null, price_type: 'Est. Drive Away', before_price: 33_000 },
      { stocknum: 'DEMO', car_type: 'demo', certified: true },
    ];
    for (const [at, car] of cars.entries()) await kit.addCar({ ...complete, id: at + 1, ...car }, 'with-all');
    await kit.addCar({ ...complete, id: 90 }, 'with-one');
  });
  afterAll(() => kit.database.close());

  const ask = (file: string, slug = 'with-all') =>
    kit.request(`/api/feeds/${file}`, { headers: { host: `${slug}.localhost` } });
  test('of the stock of two dealers have ids that do not change when one of two vehicles with one number is sold', async () => {
    await kit.addCar({ ...complete, id: 201, stocknum: 'D1' }, 'dealer-a');
    await kit.addCar({ ...complete, id: 202, stocknum: 'D1' }, 'dealer-b');
    await kit.addCar({ ...complete, id: 203, stocknum: 'D2' }, 'dealer-b');
    const ids = async () => {
      const answer: { vehicles: { id: string }[] } = await (await ask('stock.json', 'with-two')).json();
      return answer.vehicles.map(({ id }) => id);
    };
    expect(await ids()).toEqual(['D1-201', 'D1-202', 'D2']);
    await kit.database.db.updateTable('cars').set({ removed_at: NOW }).where('id', '=', 201).execute();
    expect(await ids()).toEqual(['D1-202', 'D2']);
  });

  const rowsOf = (text: string, separator: string) => {
    const [head = '', ...lines] = text.trim().split(/\r?\n/);
    const names = head.split(separator);
    return lines.map((line) =>
      Object.fromEntries(line.split(separator).map((cell, at) => [names[at], cell])),
    );
  };

  test('are those that its declaration names, with the type of each; a site without the feature has none', async () => {
    const types = ['google.tsv', 'meta.xml', 'stock.csv', 'stock.json'].map(async (file) => {
      const { status, headers } = await ask(file);
      return [status, headers.get('content-type')];
    });
    expect(await Promise.all(types)).toEqual([
      [200, 'text/tab-separated-values; charset=utf-8'],
      [200, 'application/xml; charset=utf-8'],
      [200, 'text/csv; charset=utf-8'],
      [200, 'application/json; charset=utf-8'],
    ]);
    const statuses = [ask('google.tsv', 'with-one'), ask('other.csv'), ask('stock.json', 'without')];
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test('for Google: what can be bought today and is complete, neither sold nor held', async () => {
    const rows = rowsOf(await (await ask('google.tsv')).text(), '\t');
    expect(rows.map(({ id }) => id)).toEqual(['A1', 'NEW', 'DEMO']);
    expect(rows[0]).toMatchObject({
      vin: '6ZZ4KAUU2LD587621',
      store_code: 'MAIN',
      price: '30000.00 AUD',
      vehicle_price_type: 'drive_away_price',
      vehicle_msrp: '',
      condition: 'used',
      mileage: '55490 km',
      date_in_stock: '2026-08-21',
      image_link: 'https://with-all.example/pictures/suv/a,1.webp',
      additional_image_link: 'https://cdn.example/b.jpg',
      vehicle_option: 'Tow bar,Leather heated',
      description: '"One owner. - ""As new"", <b>said</b> they & we."',
    });
    expect(rows[1]).toMatchObject({
      condition: 'new',
      vehicle_price_type: 'estimated_drive_away_price',
      vehicle_msrp: '33000.00 AUD',
      mileage: '',
    });
    expect(rows[2]).toMatchObject({ condition: 'used', certified_pre_owned: 'yes' });
  });

  test('for Meta: well-formed XML with the vehicles that Meta takes', async () => {
    const { readListings } = await import('../testing/read-listings.ts');
    const listings = readListings(await (await ask('meta.xml')).text());
    expect(listings.map((each) => each['vehicle_id']?.[0])).toEqual([
      'A1',
      'NOVIN',
      'ESTIMATE',
      'NEW',
      'DEMO',
    ]);
    expect(listings[0]).toMatchObject({
      description: ['One owner. - "As new", <b>said</b> they & we.'],
      'mileage/value': ['55490'],
      'image/url': ['https://with-all.example/pictures/suv/a,1.webp', 'https://cdn.example/b.jpg'],
      drivetrain: ['FWD'],
      fuel_type: ['GASOLINE'],
      state_of_vehicle: ['Used'],
      condition: ['OTHER'],
      price: ['30000 AUD'],
    });
    expect(listings[4]).toMatchObject({ state_of_vehicle: ['CPO'] });
  });

  test('with all stock: what is for sale with its state, nothing sold, hidden or withdrawn', async () => {
    const answer: { vehicles: Record<string, unknown>[] } = await (await ask('stock.json')).json();
    const states = answer.vehicles.map(({ id, availability }) => `${String(id)} ${String(availability)}`);
    expect(states).toEqual([
      'A1 available',
      'HELD reserved',
      'COMING coming soon',
      ...['NOPRICE', 'NOPICTURE', 'NOVIN', 'NOKM', 'BIKE', 'ESTIMATE', 'NEW', 'DEMO'].map(
        (id) => `${id} available`,
      ),
    ]);
    expect(answer.vehicles[0]).toMatchObject({
      url: expect.stringMatching(/^https:\/\/with-all\.example\/cars\//),
      images: ['https://with-all.example/pictures/suv/a,1.webp', 'https://cdn.example/b.jpg'],
      was_price: null,
    });
    const csv = await (await ask('stock.csv')).text();
    expect(csv.match(/^[A-Z]+\d?,/gm)).toHaveLength(states.length);
    expect(csv).toContain('https://with-all.example/pictures/suv/a,1.webp|https://cdn.example/b.jpg');
  });

  test('have the VIN where the site publishes it, and for Google, which takes no vehicle without it', async () => {
    const answer: { vehicles: object[] } = await (await ask('stock.json', 'with-one')).json();
    expect(answer.vehicles).toMatchObject([{ id: 'A1', vin: null }]);
    expect(await (await ask('google.tsv')).text()).toContain(complete.vin);
    for (const file of ['meta.xml', 'stock.csv'])
      expect(await (await ask(file)).text(), file).not.toContain(complete.vin);
  });

  test('are limited for one address', async () => {
    const from = { clientAddress: '203.0.113.9' };
    const one = () => kit.request('/api/feeds/stock.csv', { headers: { host: 'with-all.localhost' } }, from);
    const statuses: number[] = [];
    for (let at = 0; at < 31; at += 1) {
      const answer = await one();
      await answer.text();
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});
