import { searchState, type LabelSite, type SearchFields } from '@forecourt/stock-search';
import { expect, test } from 'vitest';
import { searchWords } from './searchWords.ts';

const site: LabelSite = {
  stock: { itemTypes: ['car', 'caravan'], trimLocationNames: true },
  locations: [{ name: 'Northside Mazda Aspley - Sales', slug: 'aspley', dealership_slug: 'northside' }],
  dealerships: [{ slug: 'northside' }],
};
const ranges = (min: number | null, max: number | null) => [{ min, max }];

test.each<[SearchFields, string | null]>([
  [{}, null],
  [{ make: ['Toyota'], car_type: ['used'] }, 'Used, Toyota'],
  [{ price: ranges(null, 30_000) }, 'up to $30,000'],
  [{ price: ranges(10_000, 30_000), year: ranges(2020, null) }, '$10,000 to $30,000, from 2020'],
  [{ seats: ranges(7, 7), km: ranges(null, 60_000) }, 'up to 60,000 km, 7 seats'],
  [{ weekly_price_range: ranges(null, 150) }, 'up to $150 a week'],
  [{ subscription_price: ranges(200, null) }, 'from $200 a week'],
  [
    { sleeps: ['4'], body_length: ranges(18, 20), tare_weight: ranges(null, 2_000) },
    'sleeps 4, 18 ft to 20 ft, up to 2,000 kg tare',
  ],
  [{ aggregate_trailer_mass: ranges(null, 2_500) }, 'up to 2,500 kg ATM'],
  [{ certified: ['true'], status: ['in_stock'] }, 'Certified, In stock'],
  [{ location_name: ['Northside Mazda Aspley - Sales'] }, 'Northside Mazda Aspley'],
  [{ item_type: ['caravan'], body: ['pop Top'], status: ['sold'] }, 'Pop Top, Caravans, Sold'],
  [{ query: 'tow bar' }, '“tow bar”'],
  [{ near: { label: 'Brisbane', point: { lat: -27, long: 153 } }, radiusKm: 50 }, 'within 50 km of Brisbane'],
  [{ near: { label: 'Brisbane', point: null } }, null],
  [{ bounds: { south: -28, west: 152, north: -27, east: 153 } }, 'on the map'],
])('%j in words', (fields, words) => {
  expect(searchWords(searchState(fields, { slug: 'harbour-city' }), site)).toBe(words);
});
