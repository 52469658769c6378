import { exampleLocation } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { testSite, threeLocations } from '../testing/TestSite.tsx';
import { placesOfKind } from './sales-places.ts';

test('one sales location gives no options', () => {
  expect(placesOfKind(testSite(), 'sales')).toEqual([]);
});

test('several sales locations are options, the primary first, with the site’s display names', () => {
  expect(placesOfKind(testSite({}, { locations: threeLocations }), 'sales')).toEqual([
    { id: 1, name: 'Example Newstead - Sales', label: 'Example Newstead' },
    { id: 2, name: 'Example Aspley - Sales', label: 'Example Aspley' },
  ]);
});

test('a hidden location is not an option', () => {
  const hidden = { ...exampleLocation, id: 9, slug: 'hidden', primary: false, visible: false };
  expect(placesOfKind(testSite({}, { locations: [exampleLocation, hidden] }), 'sales')).toEqual([]);
});
