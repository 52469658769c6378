import { exampleLocation } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { testSite, threeLocations } from '../testing/TestSite.tsx';
import { salesPlaces } from './sales-places.ts';

test('a dealer with one sales location has nothing to choose', () => {
  expect(salesPlaces(testSite())).toEqual([]);
});

test('several sales locations are a choice, the primary first, in the words of the site', () => {
  expect(salesPlaces(testSite({}, { locations: threeLocations }))).toEqual([
    { id: 1, name: 'Example Newstead - Sales', label: 'Example Newstead' },
    { id: 2, name: 'Example Aspley - Sales', label: 'Example Aspley' },
  ]);
});

test('a hidden location is no choice', () => {
  const hidden = { ...exampleLocation, id: 9, slug: 'hidden', primary: false, visible: false };
  expect(salesPlaces(testSite({}, { locations: [exampleLocation, hidden] }))).toEqual([]);
});
