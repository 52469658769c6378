import { expect, test } from 'vitest';
import { leftListings } from './leftListings.ts';

const now = new Date('2026-11-20T00:00:00Z');
const daysAgo = (days: number) => now.getTime() - days * 86_400_000;

test.each([
  ['in stock', { status: 'in_stock', sold_date_timestamp: null }, 3, false],
  ['sold two days ago', { status: 'sold', sold_date_timestamp: daysAgo(2) }, 3, false],
  ['sold three days ago to the minute', { status: 'sold', sold_date_timestamp: daysAgo(3) }, 3, false],
  ['sold four days ago', { status: 'sold', sold_date_timestamp: daysAgo(4) }, 3, true],
  ['sold a minute ago with 0 sold days', { status: 'sold', sold_date_timestamp: daysAgo(0.001) }, 0, true],
  ['sold on an unknown date', { status: 'sold', sold_date_timestamp: null }, 3, false],
  ['put aside', { status: 'on_hold', sold_date_timestamp: null }, 3, false],
] as const)('a vehicle %s', (_, car, soldDays, expected) => {
  expect(leftListings(car, { soldDays, now })).toBe(expected);
});
