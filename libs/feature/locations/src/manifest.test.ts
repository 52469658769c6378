import { dealerSchema, exampleDealer } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { locations } from './index.ts';

const dealer = dealerSchema.parse(exampleDealer);

test('a dealer who lists it gets the contact page, a page for each location and the list', () => {
  expect(locations().resolve(dealer)).toMatchObject({
    options: { browser: { listTitle: 'Our Locations' } },
    routes: [
      { path: 'contact-us' },
      { path: 'contact-us/:location' },
      { path: 'dealerships' },
      { path: 'contact', redirects: true },
      { path: 'dealer-locator', redirects: true },
      { path: 'locations/:location', redirects: true },
      { path: 'our-location/:location', redirects: true },
    ],
    slots: [{ id: 'locations.contact', kind: 'list' }],
  });
});

test('an unknown option is a problem with its path', () => {
  expect(locations(JSON.parse('{ "listTitel": "Visit us" }')).resolve(dealer)).toMatchObject([
    { path: 'features.locations.listTitel', fix: expect.stringContaining('listTitle') },
  ]);
});

test('the minimum rating names its new place', () => {
  expect(locations(JSON.parse('{ "minimumRating": 3 }')).resolve(dealer)).toMatchObject([
    { path: 'features.locations.minimumRating', what: expect.stringContaining('reviews.minimumRating') },
  ]);
});
