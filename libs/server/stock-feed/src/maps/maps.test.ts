import { readFileSync } from 'node:fs';
import { parseCar, type Car } from '@forecourt/vehicle';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { collect } from '../testing/collect.ts';
import { homenetFeed } from '../testing/homenetFeed.ts';
import { sharedFile } from '../testing/shared.ts';
import { groupSite } from '../testing/sites.ts';
import { csn } from './csn.ts';
import type { FeedMap } from './feedMap.ts';
import { detectFeedMap, feedMap, feedMaps } from './feedMaps.ts';
import { google } from './google.ts';
import { homenet } from './homenet.ts';
import { listings } from './listings.ts';
import { meta } from './meta.ts';

const files: Record<string, string | null> = {
  homenet: sharedFile('feeds', 'homenet_vauto.csv'),
  google: sharedFile('feeds', 'google_vehicle_listings.tsv'),
  meta: sharedFile('feeds', 'meta_automotive_inventory.xml'),
  csn: sharedFile('feeds', 'csn_dto_like.json'),
  listings: sharedFile('listings', 'australian_vehicle_prices.csv'),
  cars: sharedFile('cars.json'),
};
const there = Object.values(files).every((file) => file !== null);

async function carsOf(map: FeedMap, file = files[map.name]): Promise<Map<string, Car>> {
  const rows = await collect(file ?? '', map);
  return new Map(rows.flatMap(({ car }): [string, Car][] => (car?.stocknum ? [[car.stocknum, car]] : [])));
}

describe('the maps', () => {
  it.each([
    ['stock.xml', '<?xml version="1.0"?><listings>', 'meta'],
    ['stock', '  <listings>', 'meta'],
    ['stock.json', '{"vehicles": []}', 'csn'],
    [
      'stock.csv',
      '\ufeff"DealerID","Type","Stock","Make","Model","SellingPrice","Internet_Price","ImageList"\r\n',
      null,
    ],
    ['stock.csv', 'a,b,c\n', null],
  ])('finds the format of %s beginning %j: %s', (file, head, name) =>
    expect(detectFeedMap(file, head.replaceAll('"', ''))?.name ?? null).toBe(
      name ?? (head.includes('Dealer') ? 'homenet' : null),
    ),
  );

  it('have unique names, and are found by them', () => {
    expect(feedMaps.map(({ name }) => name)).toEqual([
      'homenet',
      'google',
      'listings',
      'meta',
      'csn',
      'native',
    ]);
    expect(feedMap('HomeNet')).toBe(homenet);
    expect(feedMap('easycars')).toBeNull();
  });

  it('have no field for the purchase cost', async () => {
    const [row] = await collect(
      homenetFeed([{ Stock: 'U1', Invoice: '31415', BookValue: '27182' }]),
      homenet,
    );
    expect(JSON.stringify(row)).not.toMatch(/31415|27182/);
  });
});

describe('the owner of a row', () => {
  const own = { ...groupSite, owns: [2] };
  it.each([
    ['2', groupSite, 'accept'],
    ['4', groupSite, 'accept'],
    ['987654', groupSite, 'reject'],
    ['', groupSite, 'accept'],
    ['2', own, 'accept'],
    ['4', own, 'skip'],
    ['987654', own, 'reject'],
  ])('dealership %j: %#', async (DealerID, site, outcome) => {
    const [row] = await collect(homenetFeed([{ Stock: 'U1', DealerID }]), homenet, site);
    expect(row?.outcome).toBe(outcome);
  });

  it('the location is the site’s if the feed has it', async () => {
    const yard = {
      id: 106,
      name: 'Northside Mazda Aspley - Sales',
      dealership_id: 2,
      dealership_slug: 'northside-auto-group',
      address: {
        street: '9340 Gympie Road',
        city: 'Aspley',
        state: 'QLD',
        postcode: '4034',
        lat: -27.4,
        long: 153,
      },
    };
    const [row] = await collect(homenetFeed([{ Stock: 'U1' }]), homenet, { ...groupSite, locations: [yard] });
    expect(row?.car).toMatchObject({
      location_id: 106,
      location: { id: 106, address: { street: '9340 Gympie Road', lat: -27.4 } },
      dealership_name: 'Northside Auto Group',
      dealership_slug: 'northside-auto-group',
      city: 'Aspley',
      state: 'QLD',
    });
  });
});

describe('the state of a vehicle', () => {
  const locations = (...states: string[]) =>
    states.map((state, at) => ({
      ...{ id: 900 + at, name: `Yard ${at}`, dealership_id: 2, dealership_slug: 'northside-auto-group' },
      address: { street: '1 Example Street', city: 'Tweed Heads', state, postcode: '2485' },
    }));
  const warned = { code: 'unknown_state', field: 'state' };
  it.each([
    ['Queensland', 'QLD', []],
    ['qld', 'QLD', []],
    ['AU-NSW', 'NSW', []],
    ['N.S.W.', 'NSW', []],
    ['Otago', null, [{ ...warned, raw: 'Otago' }]],
    ['', null, []],
  ])('is %j in the feed of a dealer in one state: %j', async (Dealer_State, state, warnings) => {
    const site = { ...groupSite, locations: locations('QLD', 'QLD') };
    const [row] = await collect(homenetFeed([{ Stock: 'U1', Dealer_State }]), homenet, site);
    expect(row).toMatchObject({ outcome: 'accept', warnings });
    expect(row?.car).toMatchObject({ state, location: { address: { state } } });
  });

  it('is asked for if it is missing in the feed of a dealer in several: its law is not known', async () => {
    const site = { ...groupSite, locations: locations('QLD', 'NSW') };
    const [row] = await collect(homenetFeed([{ Stock: 'U1', Dealer_State: '' }]), homenet, site);
    expect(row).toMatchObject({ outcome: 'accept', warnings: [{ ...warned, raw: null }] });
  });
});

describe.runIf(there)('the three feeds of one stock, ../shared/data/feeds', () => {
  let stock: Map<string, Car>;
  beforeAll(async () => {
    stock = await carsOf(homenet);
  });

  it('is detected from each file', () => {
    // The native format is the platform's own and is detected by its file extension.
    expect(detectFeedMap('stock.ndjson', '{"make":"Kia"}')?.name).toBe('native');
    for (const map of feedMaps.filter(({ name }) => name !== 'native')) {
      const file = files[map.name] ?? '';
      expect(detectFeedMap(file, readFileSync(file, 'utf8').slice(0, 16_000))?.name).toBe(map.name);
    }
  });

  const SAME = [
    'name',
    'slug',
    'make',
    'model',
    'badge',
    'year',
    'vin',
    'km',
    'price',
    'city',
    'state',
    'drive',
  ] as const;
  const more = [
    'simple_fuel',
    'dealercomments',
    'created_at',
    'photos_count',
    'colour',
    'location_name',
  ] as const;
  it.each([
    [google, 300, ['price_type', 'engine_size_litres', 'simple_body']],
    [meta, 300, ['simple_body']],
    [csn, 60, ['price_type', 'engine_size_litres', 'simple_body', 'doors', 'seats']],
  ] as const)('$name has the same cars', async (map, count, others) => {
    const cars = await carsOf(map);
    expect(cars.size).toBe(count);
    for (const [stocknum, car] of cars) {
      const twin = stock.get(stocknum);
      const fields = [...SAME, ...more, ...others].filter((field) => !(map === csn && CSN_LACKS.has(field)));
      for (const field of fields)
        expect([stocknum, field, unread(field, car)]).toEqual([stocknum, field, twin && unread(field, twin)]);
    }
  });

  /** A missing odometer reading is empty in one feed and zero in the others. */
  const unread = (field: keyof Car, car: Car) => (field === 'km' ? (car.km ?? 0) : car[field]);

  /** The network's format has no location address and no arrival date. */
  const CSN_LACKS = new Set<keyof Car>(['city', 'state', 'created_at']);

  it('equals the cars that the feeds were generated from', () => {
    const known = z
      .array(z.looseObject({ stocknum: z.string() }))
      .parse(JSON.parse(readFileSync(files.cars ?? '', 'utf8')));
    const truth = new Map(known.map((car) => [car.stocknum, parseCar(car)]));
    const fields = [
      'name',
      'make',
      'model',
      'badge',
      'year',
      'vin',
      'km',
      'price',
      'price_type',
      'simple_body',
      'drive',
      'doors',
      'seats',
      'created_at',
      'city',
      'engine_size_litres',
      'trans',
    ] as const;
    for (const [stocknum, car] of stock)
      for (const field of fields)
        expect([stocknum, field, car[field]]).toEqual([stocknum, field, truth.get(stocknum)?.[field]]);
  });
});

describe.runIf(there)('the real listings, ../shared/data/listings', () => {
  it('become cars, except for one that needs review, each with a stock number that does not depend on its price', async () => {
    const rows = await collect(files.listings ?? '', listings);
    const accepted = rows.filter(({ outcome }) => outcome === 'accept');
    expect([rows.length, accepted.length]).toEqual([8_407, 8_406]);
    expect(new Set(rows.map(({ stocknum }) => stocknum)).size).toBe(8_407);
    const makes = new Set(accepted.map(({ car }) => car?.make));
    for (const cut of ['Land', 'Alfa', 'Aston', 'Great']) expect(makes).not.toContain(cut);
    expect(makes).toContain('Land Rover');
  });
});

describe('the map of the listings', () => {
  it.each([
    [
      '2017 Land Rover Range Rover Evoque TD4 180 HSE Dynamic',
      'Land',
      'Rover',
      'Land Rover',
      'Range Rover',
      'Evoque TD4 180 HSE Dynamic',
    ],
    ['2008 Saab 9-3 Linear 2.0T', 'Saab', '3-Sep', 'Saab', '9-3', 'Linear 2.0T'],
    ['2022 MG MG3 Auto Excite', 'MG', 'MG3', 'MG', 'MG3', 'Auto Excite'],
    ['2013 Alfa Romeo Mito', 'Alfa', 'Romeo', 'Alfa Romeo', 'Mito', null],
  ])('%s', async (title, brand, given, make, model, badge) => {
    const header = 'Brand,Year,Model,Title,UsedOrNew,Kilometres,ColourExtInt,Price,Doors,Seats,Location';
    const row = `${brand},2017,${given},${title},USED,10,5 years / Unlimited km,POA, 5 Seats,NA,"Brookvale, AU-NSW"`;
    const [read] = await collect([Buffer.from(`${header}\n${row}\n`)], listings);
    expect(read?.car).toMatchObject({
      make,
      model,
      badge,
      colour: null,
      doors: null,
      seats: 5,
      city: 'Brookvale',
      state: 'NSW',
    });
  });
});
