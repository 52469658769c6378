import { dealerSchema, defineDealer, exampleDealer } from '@forecourt/site-config';
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
      { path: 'our-location/:location', redirects: true },
      { path: 'locations/:location', redirects: true },
    ],
    slots: [{ id: 'locations.contact', kind: 'list' }],
  });
});

test('[RT-12] the address of a location begins with the word that the dealer chooses, and the others redirect to it', () => {
  const paths = (address: 'contact-us' | 'our-location' | 'locations') => {
    const resolved = locations({ address }).resolve(dealer);
    return 'routes' in resolved
      ? resolved.routes.flatMap(({ path, redirects = false }) =>
          path.endsWith(':location') ? [`${path} ${redirects}`] : [],
        )
      : [];
  };
  expect(paths('locations')).toEqual([
    'locations/:location false',
    'contact-us/:location true',
    'our-location/:location true',
  ]);
  expect(paths('our-location')[0]).toBe('our-location/:location false');
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

test('a service of a location that the dealer does not have is refused at its place, and so is a dead link', () => {
  const services = [{ name: 'Tyres', url: '/tyres', locations: [99] }];
  const problems = (): unknown => {
    try {
      defineDealer({ ...exampleDealer, features: [locations({ services })] });
    } catch (error) {
      return error;
    }
    return null;
  };
  expect(problems()).toMatchObject({
    problems: expect.arrayContaining([
      expect.objectContaining({ path: 'features.locations.services[0].locations[0]' }),
      expect.objectContaining({ path: 'features.locations.services[0].url' }),
    ]),
  });
});
