import { describe, expect, it } from 'vitest';
import { isListed } from './isListed.ts';

const now = new Date('2026-11-21T00:00:00Z');
const DAY = 86_400_000;
const ago = (ms: number) => (now.getTime() - ms) / 1000;
const shown = { sold_date_timestamp: null, show_on_dealer_website: true };

describe('isListed', () => {
  it.each([
    ['in_stock', true],
    ['coming_soon', true],
    ['sold', false],
    ['on_hold', false],
    ['unknown', false],
  ])('[SR-11] lists the status %s: %j', (status, expected) => {
    expect(isListed({ ...shown, status }, { now })).toBe(expected);
    expect(isListed({ ...shown, status, show_on_dealer_website: false }, { now })).toBe(false);
  });

  it.each([
    [0, undefined, true],
    [3 * DAY, undefined, true],
    [3 * DAY + 1, undefined, false],
    [3 * DAY - 1, undefined, true],
    [DAY, 1, true],
    [DAY + 1, 1, false],
    [0, 0, false],
    [0, -1, false],
    [0, Number.NaN, false],
    [14 * DAY, 14, true],
    [14 * DAY + 1, 14, false],
  ])('[SR-11] lists a vehicle sold %d ms ago for %s days: %j', (ms, soldDays, expected) => {
    expect(isListed({ ...shown, status: 'sold', sold_date_timestamp: ago(ms) }, { now, soldDays })).toBe(
      expected,
    );
  });

  it('[SR-11] accepts the sold date in seconds and in milliseconds', () => {
    const sold = { ...shown, status: 'sold' };
    expect(isListed({ ...sold, sold_date_timestamp: ago(DAY) }, { now })).toBe(true);
    expect(isListed({ ...sold, sold_date_timestamp: ago(DAY) * 1000 }, { now })).toBe(true);
    expect(isListed({ ...sold, sold_date_timestamp: ago(4 * DAY) * 1000 }, { now })).toBe(false);
  });

  it('[SR-11] does not list a vehicle with another status and a sold date', () => {
    expect(isListed({ ...shown, status: 'on_hold', sold_date_timestamp: ago(0) }, { now })).toBe(false);
  });
});
