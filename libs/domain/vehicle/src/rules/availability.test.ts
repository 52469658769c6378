import { describe, expect, it } from 'vitest';
import { availability, FIND_SIMILAR } from './availability.ts';

const now = new Date('2026-11-21T00:00:00Z');
const soldAt = now.getTime() / 1000 - 36 * 3600;

describe('availability', () => {
  it.each([
    ['in_stock', false],
    ['in_stock', true],
    ['coming_soon', false],
  ])('[VD-20] counts %s (reserved: %j) as available', (status, reserved) => {
    expect(availability({ status, reserved, sold_date_timestamp: null }, now)).toEqual({
      state: status,
      available: true,
      reserved,
      enquiry: null,
    });
  });

  it.each([
    [soldAt, 1.5],
    [soldAt * 1000, 1.5],
    [now.getTime() / 1000 + 60, 0],
    [null, null],
  ])('[VD-20] has the days since a vehicle was sold at %j: %j', (sold, days) => {
    const car = { status: 'sold', reserved: true, sold_date_timestamp: sold };
    expect(availability(car, now)).toEqual({
      state: 'sold',
      available: false,
      soldForDays: days,
      enquiry: FIND_SIMILAR,
    });
  });

  it.each(['on_hold', 'unknown', '', 'IN_STOCK'])(
    '[VD-20] prefills the enquiry for the status %j',
    (status) => {
      expect(availability({ status, reserved: false, sold_date_timestamp: soldAt }, now)).toEqual({
        state: 'unavailable',
        available: false,
        enquiry: {
          message: 'Can you please find me something similar?',
          subcategory: 'Find me something similar',
        },
      });
    },
  );
});
