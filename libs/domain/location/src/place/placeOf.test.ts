import { expect, test } from 'vitest';
import { parseLocation } from './location.ts';
import { placeOf } from './placeOf.ts';

const yard = (id: number, more: object = {}) =>
  parseLocation({ id, name: `Yard ${id}`, slug: `yard-${id}`, ...more });
const yards = [yard(1), yard(2, { primary: true }), yard(3)];

test.each([
  ['its own location', 3, yards, 3],
  ['the primary location without a location id', null, yards, 2],
  ['the primary location for an unknown location id', 9, yards, 2],
  ['the first location without a primary one', 9, [yard(3), yard(1)], 3],
  ['undefined without locations', 1, [], undefined],
])('the location of a vehicle is %s', (_name, location_id, locations, id) => {
  expect(placeOf({ location_id }, { locations })?.id).toBe(id);
});
