import { dealerSchema, exampleDealer } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { locations } from './index.ts';

const dealer = dealerSchema.parse(exampleDealer);

test('a dealer who lists it gets the contact page, a page for each location and the list', () => {
  expect(locations().resolve(dealer)).toMatchObject({
    options: { browser: { minimumRating: 4, listTitle: 'Our Locations' } },
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

test('a group shows ratings from 3', () => {
  expect(locations().resolve({ ...dealer, template: 'group' })).toMatchObject({
    options: { browser: { minimumRating: 3 } },
  });
});

test('an unknown option is a problem with its path', () => {
  expect(locations(JSON.parse('{ "minimumRatng": 3 }')).resolve(dealer)).toMatchObject([
    { path: 'features.locations.minimumRatng', fix: expect.stringContaining('minimumRating') },
  ]);
});
