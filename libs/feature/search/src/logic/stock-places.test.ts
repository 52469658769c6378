import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { stockPlaces } from './stock-places.ts';

const site = publicSite(
  defineDealer({
    ...exampleDealer,
    locations: exampleDealer.locations.flatMap((example) => [
      { ...example, id: 1, name: 'Example Motors - Sales', slug: 'sales' },
      { ...example, id: 2, name: 'Example Motors Service', slug: 'service', primary: false },
    ]),
    features: [],
  }),
);

test('the places of a map are the locations that have stock, under their display names', () => {
  const { lat, long } = site.locations[0]?.address ?? {};
  expect(stockPlaces(site, ['Example Motors - Sales', 'A yard of another dealer'])).toEqual([
    { id: 'Example Motors - Sales', name: 'Example Motors', lat, long },
  ]);
});
