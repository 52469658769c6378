import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { distanceKm } from '@forecourt/location';
import { loadPlaceFinder, loadPlaceSuggester, type Places } from './index.ts';
import { loadPlaces } from './loadPlaces.ts';
import { placeName } from './placeName.ts';
import { packTable, unpackTable, type Row } from './table.ts';

const SOURCE = new URL('../../../../../shared/data/postcodes.csv', import.meta.url);
const TABLE = new URL('./australia.json', import.meta.url);
const brisbane = { lat: -27.468, long: 153.028 };
const melbourne = { lat: -37.813, long: 144.961 };

let places: Places;
beforeAll(async () => {
  places = await loadPlaces();
});
const labels = (text: string, near = brisbane) => places.find(text, { near }).map(({ label }) => label);

describe('find', () => {
  it.each([
    ['4000', '4000 QLD'],
    ['0800', '0800 NT'],
    ['qld 4000', '4000 QLD'],
    ['brisbane', 'Brisbane QLD 4000'],
    ['Brisbane QLD', 'Brisbane QLD 4000'],
    ['brisbane, queensland 4000', 'Brisbane QLD 4000'],
    ['BRISBANE', 'Brisbane QLD 4000'],
    ['sydney', 'Sydney NSW 2000'],
    ['melbourne', 'Melbourne VIC 3000'],
    ['perth', 'Perth WA 6000'],
    ['perth tas', 'Perth TAS 7300'],
    ['hobart', 'Hobart TAS 7000'],
    ['canberra', 'Canberra ACT 2600'],
    ['st kilda vic', 'St Kilda VIC 3182'],
    ['mt coot-tha', 'Mount Coot-Tha QLD 4066'],
    ["o'connor wa", "O'Connor WA 6163"],
    ['oconnor wa', "O'Connor WA 6163"],
    ['newtown nsw', 'Newtown NSW 2042'],
    ['newtown 3351', 'Newtown VIC 3351'],
    ['gold coast', 'Gold Coast QLD'],
    ['gold coast qld', 'Gold Coast QLD'],
    ['brissie', 'Brisbane QLD 4000'],
    ['Brissie QLD', 'Brisbane QLD 4000'],
    ['sunny coast', 'Sunshine Coast QLD'],
    ['freo', 'Fremantle WA 6160'],
    ['richmond vic', 'Richmond VIC 3121'],
  ])('[SR-20] knows %j as %j', (text, label) => expect(labels(text)[0]).toBe(label));

  it.each([
    ['hunter', 'Hunter NSW'],
    ['hunter vic', 'Hunter VIC 3558'],
    ['logan', 'Logan QLD'],
    ['logan vic', 'Logan VIC 3475'],
    ['darling downs', 'Darling Downs QLD'],
    ['darling downs wa', 'Darling Downs WA 6122'],
    ['redlands', 'Redlands QLD'],
    ['gold coast nsw', undefined],
  ])('[SR-20] a region is nearer than a suburb of its name elsewhere, %j', (text, label) =>
    expect(labels(text)[0]).toBe(label),
  );

  it.each([
    'Barossa SA',
    'Barossa Valley SA',
    'Blue Mountains NSW',
    'Central Coast NSW',
    'Darling Downs QLD',
    'Gippsland VIC',
    'Gold Coast QLD',
    'Hills District NSW',
    'Hunter NSW',
    'Hunter Valley NSW',
    'Illawarra NSW',
    'Kangaroo Island SA',
    'Lake Macquarie NSW',
    'Latrobe Valley VIC',
    'Lockyer Valley QLD',
    'Logan QLD',
    'Moreton Bay QLD',
    'Mornington Peninsula VIC',
    'Northern Beaches NSW',
    'Port Stephens NSW',
    'Redlands QLD',
    'Riverina NSW',
    'Scenic Rim QLD',
    'Southern Highlands NSW',
    'Sunraysia VIC',
    'Sunshine Coast QLD',
    'Yarra Valley VIC',
  ])('[SR-20] knows the region %s', (label) => expect(labels(label)).toEqual([label]));

  it.each([
    ['bris', 'Brisbane QLD 4000'],
    ['brissie', 'Brisbane QLD 4000'],
    ['brissy', 'Brisbane QLD 4000'],
    ['brisvegas', 'Brisbane QLD 4000'],
    ['melb', 'Melbourne VIC 3000'],
    ['freo', 'Fremantle WA 6160'],
    ['newy', 'Newcastle NSW 2300'],
    ['the gong', 'Wollongong NSW 2500'],
    ['goldie', 'Gold Coast QLD'],
    ['goldie qld', 'Gold Coast QLD'],
    ['the goldie', 'Gold Coast QLD'],
    ['sunny coast', 'Sunshine Coast QLD'],
    ['coffs', 'Coffs Harbour NSW 2450'],
    ['port mac', 'Port Macquarie NSW 2444'],
    ['wagga', 'Wagga Wagga NSW 2650'],
    ['noosa', 'Noosa Heads QLD 4567'],
    ['goldie vic', 'Goldie VIC 3435'],
    ['goldie 3435', 'Goldie VIC 3435'],
  ])('[SR-20] knows %j, as Australians call %j', (text, label) => expect(labels(text)[0]).toBe(label));

  it.each([
    [''],
    ['9999'],
    ['800'],
    ['40000'],
    ['brisbane nsw'],
    ['brisbane 2000'],
    ['gold coast nsw'],
    ['brissie vic'],
    ['4000 nsw'],
    ['qld'],
    ['victoria'],
    ['brisbne'],
    ['__proto__'],
    ['constructor'],
  ])('[SR-20] knows no place called %j', (text) => expect(labels(text)).toEqual([]));

  it('[SR-20] distinguishes places of one name by state, nearest first', () => {
    const near = labels('newtown');
    expect(near).toEqual([
      'Newtown QLD 4305',
      'Newtown QLD 4350',
      'Newtown NSW 2042',
      'Newtown VIC 3351',
      'Newtown VIC 3220',
    ]);
    expect(labels('newtown', melbourne)[0]).toBe('Newtown VIC 3220');
    expect(places.find('newtown').map(({ postcode }) => postcode)).toEqual(
      near.map((label) => label.slice(-4)).toSorted(),
    );
  });

  it('[SR-20] a place with several postcodes is listed once, with its residential postcode', () => {
    expect(places.find('brisbane')).toHaveLength(1);
    expect(places.find('sydney')).toHaveLength(1);
    expect(places.find('1001')[0]).toMatchObject({ label: '1001 NSW' });
  });

  it('[SR-20] a postcode lies among its suburbs', () => {
    const [place] = places.find('4350');
    const [toowoomba] = places.find('toowoomba');
    expect(place && toowoomba && distanceKm(place.point, toowoomba.point)).toBeLessThan(20);
  });

  it('law: any text is accepted, and every result has a point in Australia', () => {
    const name = fc.constantFrom('newtown', 'Brisbane', '4350', 'mt coot-tha', 'christmas island', '1001');
    const named = fc
      .tuple(name, fc.constantFrom('', ' ', ',', ' QLD', ' nsw', '\u0000'))
      .map((parts) => parts.join(''));
    let found = 0;
    fc.assert(
      fc.property(fc.oneof(named, fc.string({ unit: 'binary' })), (text) => {
        for (const { point } of places.find(text)) {
          found += 1;
          expect(point.lat).toBeLessThan(-9);
          expect(point.long).toBeGreaterThan(95);
        }
      }),
    );
    expect(found).toBeGreaterThan(0);
  });
});

describe('placeName', () => {
  it.each([
    ['Newtown', { suburb: 'newtown', state: null, postcode: null }],
    ['Newtown NSW 2042', { suburb: 'newtown', state: 'NSW', postcode: '2042' }],
    ['  mt coot-tha,QLD ', { suburb: 'mount coot tha', state: 'QLD', postcode: null }],
    ['West End, Western Australia', { suburb: 'west end', state: 'WA', postcode: null }],
    ['0800', { suburb: '', state: null, postcode: '0800' }],
    ['Victoria Point QLD', { suburb: 'victoria point', state: 'QLD', postcode: null }],
  ])('reads %j', (text, expected) => expect(placeName(text)).toEqual(expected));
});

describe('the table', () => {
  const row = fc.record({
    postcode: fc.integer({ min: 0, max: 9999 }).map((n) => String(n).padStart(4, '0')),
    suburb: fc.stringMatching(/^[A-Z][a-z' -]{0,10}$/),
    state: fc.constantFrom('QLD', 'NSW', 'NT'),
    lat: fc.integer({ min: -90_000, max: 90_000 }).map((n) => n / 1000),
    long: fc.integer({ min: -180_000, max: 180_000 }).map((n) => n / 1000),
  });

  it('law: is unpacked as it was packed', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), (rows) => {
        expect(unpackTable(packTable(rows))).toEqual(rows);
      }),
    );
  });

  it('is at most 140 kB gzip', () => {
    expect(gzipSync(readFileSync(TABLE)).length).toBeLessThan(140_000);
  });

  it.runIf(existsSync(SOURCE))('holds every row of its source, ../shared/data/postcodes.csv', () => {
    const lines = readFileSync(SOURCE, 'utf8').trim().split(/\r?\n/).slice(1);
    const rows = lines.map((line): Row => {
      const [postcode = '', suburb = '', state = '', lat, long] = line.split(',');
      return { postcode, suburb, state, lat: Number(lat), long: Number(long) };
    });
    expect(unpackTable(JSON.parse(readFileSync(TABLE, 'utf8')))).toEqual(rows);
  });
});

describe("a dealer's place finder", () => {
  const yard = (address: typeof brisbane, primary = false) => ({ address, primary });

  it.each([
    ['the primary yard', [yard(brisbane), yard(melbourne, true)], 'Newtown VIC 3220'],
    ['the first where none is primary', [yard(melbourne), yard(brisbane)], 'Newtown VIC 3220'],
    ['none at all', [], 'Newtown NSW 2042'],
  ])('means the place nearest to %s', async (_, yards, expected) => {
    expect((await loadPlaceFinder(yards))('newtown')?.label).toBe(expected);
  });

  it('finds nothing for an unknown name', async () => {
    expect((await loadPlaceFinder([yard(brisbane)]))('brisbne')).toBeNull();
  });

  it('suggests completions, nearest to the yard first', async () => {
    expect((await loadPlaceSuggester([yard(melbourne)]))('newtow')[0]?.label).toBe('Newtown VIC 3220');
  });
});

describe('suggest', () => {
  const suggested = (text: string, near = brisbane) =>
    places.suggest(text, { near }).map(({ label }) => label);

  it.each([
    ['brisb', 'Brisbane QLD 4000'],
    ['brisbane q', 'Brisbane QLD 4000'],
    ['mt coot', 'Mount Coot-Tha QLD 4066'],
    ['400', '4000 QLD'],
    ['4000', '4000 QLD'],
    ["o'connor w", "O'Connor WA 6163"],
    ['gold coast', 'Gold Coast QLD'],
  ])('[SR-20] offers for %j first of all %j', (text, label) => expect(suggested(text)[0]).toBe(label));

  it.each([[''], ['b'], ['brisbne'], ['40000'], ['__proto__']])('offers nothing for %j', (text) =>
    expect(suggested(text)).toEqual([]),
  );

  it('[SR-20] suggests at most eight places, nearest first, each once', () => {
    expect(suggested('new')).toHaveLength(8);
    expect(new Set(suggested('newtown')).size).toBe(suggested('newtown').length);
    expect(suggested('newtown', melbourne)[0]).toBe('Newtown VIC 3220');
  });
});
