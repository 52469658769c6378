import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availability } from './availability.ts';
import { isForSale } from './isForSale.ts';

test.each([
  ['in_stock', true],
  ['coming_soon', true],
  ['sold', false],
  ['withdrawn', false],
  ['on_hold', false],
  ['', false],
])('a vehicle whose status is %j is for sale: %s', (status, expected) => {
  expect(isForSale({ status })).toBe(expected);
});

test('what is for sale is what is available', () => {
  const car = fc.record({
    status: fc.oneof(fc.constantFrom('in_stock', 'coming_soon', 'sold'), fc.string()),
    reserved: fc.boolean(),
    sold_date_timestamp: fc.option(fc.nat()),
  });
  fc.assert(
    fc.property(car, fc.date({ noInvalidDate: true }), (each, now) => {
      expect(isForSale(each)).toBe(availability(each, now).available);
    }),
  );
});
