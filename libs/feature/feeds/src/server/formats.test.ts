import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { apiSite, siteLookup } from '@forecourt/api';
import { testApi } from '@forecourt/api/testing';
import type { TestApi } from '@forecourt/api/testing';
import { defineDealer, exampleDealer, exampleLocation, publicSite } from '@forecourt/site-config';
import { feedMap, importStock } from '@forecourt/stock-feed';
import { parseCar } from '@forecourt/vehicle';
import type { Car } from '@forecourt/vehicle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feeds } from '../manifest.ts';
import { readListings } from '../testing/read-listings.ts';
import half from './index.ts';
import type { FeedFormat } from './formats/format.ts';
import { google } from './formats/google.ts';
import { meta } from './formats/meta.ts';
import { csv, json } from './formats/table.ts';
import { writeFeed } from './write-feed.ts';

const samples = path.resolve(import.meta.dirname, '../../../../../../shared/data/feeds');
const sample = (name: string) => path.join(samples, name);

describe.skipIf(!existsSync(samples))('300 vehicles of the documented formats', () => {
  let kit: TestApi;
  beforeAll(async () => {
    const sites = ['google', 'meta'].map((slug) => {
      const definition = defineDealer({
        ...exampleDealer,
        slug,
        show: { vin: true },
        features: [feeds({ files: ['google', 'meta'] })],
      });
      return {
        site: apiSite(definition, { origin: `https://${slug}.example`, env: {}, halves: [half] }),
        hosts: [],
      };
    });
    kit = await testApi('pglite', { halves: [half], sites: siteLookup(sites).byHost });
  });
  afterAll(() => kit.database.close());

  /** The vehicles of a file after its import, by their stock numbers: what must survive a way out and in again. */
  async function imported(name: string, dealer: string, feed: AsyncIterable<Uint8Array>) {
    const map = feedMap(name);
    if (!map) throw new Error(`There is no map ${name}.`);
    const site = { slug: dealer, timeZone: 'Australia/Brisbane', locations: [], dealerships: [] };
    await importStock({
      ...{ db: kit.database.db, dealer, feed, feedName: name, map },
      site: { ...site, owns: null, knownDealerships: null },
      now: new Date('2026-11-21T02:00:00Z'),
      pictureSize: () => Promise.resolve(null),
    });
    const rows = await kit.database.db
      .selectFrom('cars')
      .select('car')
      .where('dealer', '=', dealer)
      .execute();
    return new Map(rows.map(({ car }) => [car.stocknum, facts(car)]));
  }
  const facts = ({ vin, make, model, badge, year, price, price_type, km, car_type, images }: Car) => ({
    ...{ vin, make, model, badge, year, price, price_type, km, car_type },
    pictures: images.map(({ image }) => image.url),
  });
  const fileOf = async (name: string, file: string) =>
    (await kit.request(`/api/feeds/${file}`, { headers: { host: `${name}.localhost` } })).text();

  it('leave as Google documents it: its columns, its words, and every vehicle as it came', async () => {
    const before = await imported(
      'google',
      'google',
      createReadStream(sample('google_vehicle_listings.tsv')),
    );
    const text = await fileOf('google', 'google.tsv');
    const [header] = readFileSync(sample('google_vehicle_listings.tsv'), 'utf8').split('\n');
    expect(text.split('\n')[0]).toBe(header);
    const after = await imported('google', 'google-again', Readable.from([Buffer.from(text)]));
    expect(after.size).toBeGreaterThan(250);
    for (const [number, car] of after) expect(car).toEqual(before.get(number));
    for (const [number, { car_type: type, price_type: kind, km }] of before)
      if (!after.has(number))
        expect([type, kind, km], String(number)).toEqual(
          type === 'new' ? [type, kind, km] : [type, kind, null],
        );
  });

  it('leave as Meta documents it: its elements, its words, and every vehicle as it came', async () => {
    const before = await imported('meta', 'meta', createReadStream(sample('meta_automotive_inventory.xml')));
    const text = await fileOf('meta', 'meta.xml');
    const documented = readListings(readFileSync(sample('meta_automotive_inventory.xml'), 'utf8'));
    const elements = new Set(documented.flatMap((listing) => Object.keys(listing)));
    const known = (name: string) =>
      new Set(documented.flatMap((listing) => listing[name] ?? []).concat('OTHER'));
    const written = readListings(text);
    expect(written.length).toBeGreaterThan(250);
    for (const listing of written) {
      for (const name of Object.keys(listing)) expect(elements).toContain(name);
      for (const name of [
        'transmission',
        'body_style',
        'drivetrain',
        'fuel_type',
        'availability',
        'mileage/unit',
      ])
        expect(known(name)).toContain(listing[name]?.[0]);
      expect(listing['state_of_vehicle']?.[0]).toMatch(/^(New|Used|CPO)$/);
      expect(listing['price']?.[0]).toMatch(/^\d+(\.\d+)? AUD$/);
    }
    const after = await imported('meta', 'meta-again', Readable.from([Buffer.from(text)]));
    expect(after.size).toBe(written.length);
    for (const [number, car] of after) expect(car).toEqual(before.get(number));
  });
});

const source = {
  origin: 'https://dealer.example',
  site: publicSite(defineDealer({ ...exampleDealer, features: [] })),
  storeCodes: {},
};

async function textOf(format: FeedFormat, cars: readonly Car[]): Promise<string> {
  const parts: string[] = [];
  for await (const part of writeFeed(format, [cars], source)) parts.push(part);
  return parts.join('');
}

describe('a file', () => {
  const car = (id: number, fields: object = {}) =>
    parseCar({
      id,
      make: 'Kia',
      model: 'Rio',
      year: 2020,
      price: 20_000,
      km: 1,
      status: 'in_stock',
      ...fields,
    });

  it('is written while vehicles are read: 50,000 of them are never held', async () => {
    let read = 0;
    let sent = 0;
    let most = 0;
    const cars = async function* () {
      for (; read < 50_000;) {
        yield Array.from({ length: 500 }, (_, at) => car(read + at + 1));
        read += 500;
      }
    };
    for await (const part of writeFeed(csv, cars(), source)) {
      sent += part.split('\r\n').length - 1;
      most = Math.max(most, read - sent);
    }
    expect(sent).toBe(50_001);
    expect(most, 'vehicles that were read and not yet sent').toBeLessThanOrEqual(500);
  });

  it('has a different id for each vehicle, also if two of a group have one stock number', async () => {
    const { vehicles }: { vehicles: { id: string }[] } = JSON.parse(
      await textOf(json, [car(1, { stocknum: 'A' }), car(2, { stocknum: 'A' }), car(3, { stocknum: null })]),
    );
    expect(vehicles.map(({ id }) => id)).toEqual(['A', 'A-2', '3']);
  });

  it('keeps a text with line breaks in its cell', async () => {
    const text = await textOf(csv, [car(1, { dealercomments: 'Tow bar\nLeather' })]);
    expect(text).toContain('"Tow bar\nLeather"');
    expect(text.trim().split('\r\n')).toHaveLength(2);
  });

  it('has the price of a vehicle page: with an offer, the reduced price and the one before it', async () => {
    const { vehicles }: { vehicles: object[] } = JSON.parse(
      await textOf(json, [car(1, { price: 20_990, offer_price: 1_000 })]),
    );
    expect(vehicles).toMatchObject([{ price: 19_990, was_price: 20_990 }]);
  });

  it('leaves out a picture whose address cannot be read, and goes on', async () => {
    const image = (url: string) => ({ image: { url, thumb: { url } } });
    const { vehicles }: { vehicles: object[] } = JSON.parse(
      await textOf(json, [car(1, { images: [image('http://'), image('/a.webp')] })]),
    );
    expect(vehicles).toMatchObject([{ images: ['https://dealer.example/a.webp'] }]);
  });

  it.each([
    { name: 'Google', format: google, has: '\t(07) 7010 4102\t' },
    { name: 'Meta', format: meta, has: '<dealer_phone>(07) 7010 4102</dealer_phone>' },
  ])('for $name has the landline of a location without another phone', async ({ format, has }) => {
    const contact_detail = { ...exampleLocation.contact_detail, landline_phone: '(07) 7010 4102' };
    const locations = [{ ...exampleLocation, phone: null, contact_detail }];
    const site = publicSite(defineDealer({ ...exampleDealer, locations, features: [] }));
    const images = [{ image: { url: '/a.webp', thumb: { url: '/a.webp' } } }];
    const here = car(1, {
      location_id: exampleLocation.id,
      images,
      vin: 'JTNKU3JE60J023675',
      body: 'Hatch',
      price_type: 'Drive Away',
    });
    const parts: string[] = [];
    for await (const part of writeFeed(format, [[here]], { ...source, site })) parts.push(part);
    expect(parts.join('')).toContain(has);
  });

  it('has the place that the page names where the stock feed names none that is shown', async () => {
    const site = publicSite(defineDealer({ ...exampleDealer, features: [] }));
    const images = [{ image: { url: '/a.webp', thumb: { url: '/a.webp' } } }];
    const parts: string[] = [];
    const lost = car(1, { location_id: null, images, vin: 'JTNKU3JE60J023675', price_type: 'Drive Away' });
    for await (const part of writeFeed(google, [[lost]], { ...source, site })) parts.push(part);
    const [head, row] = parts
      .join('')
      .split('\n')
      .map((line) => line.split('\t'));
    const named = (column: string) => row?.[head?.indexOf(column) ?? -1];
    expect(named('dealership_name')).toBe(exampleLocation.name);
    expect(named('store_code')).toBe(String(exampleLocation.id));
  });

  it('without vehicles is whole: a header, an empty list', async () => {
    expect(JSON.parse(await textOf(json, []))).toMatchObject({ currency: 'AUD', vehicles: [] });
    expect((await textOf(google, [])).trim().split('\n')).toHaveLength(1);
    expect(readListings(await textOf(meta, []))).toEqual([]);
    expect((await textOf(csv, [])).trim().split('\r\n')).toHaveLength(1);
  });
});
