import { expect, test } from 'vitest';
import { hitDistance } from './hit-distance.ts';

const brisbane = { label: 'Brisbane QLD 4000', point: { lat: -27.468, long: 153.028 } };
const city = { id: 1, address: { lat: -27.468, long: 153.028 } };
const coast = { id: 2, address: { lat: -28.0167, long: 153.4 } };

test.each([
  ['in the same place', 1, brisbane, [city, coast], 'Less than 1 km away'],
  ['at another location', 2, brisbane, [city, coast], '71 km away'],
  ['without a place', 2, null, [city, coast], null],
  ['near a place that is not found', 2, { label: '4000', point: null }, [city, coast], null],
  ['at no location of the site', 9, brisbane, [city, coast], null],
  ['without a location', undefined, brisbane, [city, coast], null],
  ['on a site with one location', 2, brisbane, [coast], null],
] as const)('[SR-20] the distance of a vehicle %s', (_title, location_id, near, locations, expected) => {
  const hit = location_id === undefined ? {} : { location_id };
  expect(hitDistance(hit, near, { locations })).toBe(expected);
});
