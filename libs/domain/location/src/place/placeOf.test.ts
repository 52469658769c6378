import { expect, test } from 'vitest';
import { parseLocation } from './location.ts';
import { placeOf } from './placeOf.ts';

const yard = (id: number, more: object = {}) =>
  parseLocation({ id, name: `Yard ${id}`, slug: `yard-${id}`, ...more });
const yards = [yard(1), yard(2, { primary: true }), yard(3)];

test.each([
  ['the location that it names', 3, yards, 3],
  ['without one at the primary location', null, yards, 2],
  ['of a location that nobody knows at the primary location', 9, yards, 2],
  ['without a primary one at the first', 9, [yard(3), yard(1)], 3],
  ['nowhere where there is no location', 1, [], undefined],
])('a vehicle stands at %s', (_name, location_id, locations, id) => {
  expect(placeOf({ location_id }, { locations })?.id).toBe(id);
});
