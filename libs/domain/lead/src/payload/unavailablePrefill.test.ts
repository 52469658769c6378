import { describe, expect, it } from 'vitest';
import { unavailablePrefill } from './unavailablePrefill.ts';

const now = new Date('2026-11-21T00:00:00Z');
const similar = {
  message: 'Can you please find me something similar?',
  subcategory: 'Find me something similar',
};

describe('unavailablePrefill', () => {
  it.each([
    ['in_stock', null],
    ['coming_soon', null],
    ['sold', similar],
    ['on_hold', similar],
    ['unknown', similar],
  ])('[EN-10] prefills the enquiry about a car with status %s with %j', (status, expected) => {
    expect(unavailablePrefill({ status, reserved: false, sold_date_timestamp: null }, now)).toEqual(expected);
  });
});
