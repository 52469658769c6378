import { describe, expect, it } from 'vitest';
import { isRunning } from './isRunning.ts';

const brisbane = 'Australia/Brisbane';
const noon = new Date('2026-11-21T02:00:00Z');

describe('isRunning', () => {
  it.each([
    [null, null, true],
    [undefined, undefined, true],
    ['', ' ', true],
    ['2026-11-21', '2026-11-21', true],
    ['2026-11-22', null, false],
    [null, '2026-11-20', false],
    ['2026-11-01', '2026-12-31', true],
    ['21/11/2026', '21/11/2026', true],
    ['22/11/2026', null, false],
    ['2026-11', '2026-11', true],
    ['2026-12', null, false],
    [null, '2026-10', false],
    ['2026-11-20T15:00:00Z', '2026-11-20T15:00:00Z', true],
    ['2026-11-21T14:00:00Z', null, false],
    [null, '2026-11-20T13:59:59Z', false],
    ['2026-11-21 09:00', null, true],
    ['soon', null, false],
    [null, '31/02/2027', false],
  ])('[PR-06] runs from %j to %j on 21 November: %j', (start, expiry, expected) => {
    expect(isRunning({ start, expiry }, noon, brisbane)).toBe(expected);
  });

  it.each([
    ['2026-11-20T13:59:59.999Z', false],
    ['2026-11-20T14:00:00.000Z', true],
    ['2026-11-21T13:59:59.999Z', true],
    ['2026-11-21T14:00:00.000Z', false],
  ])('[PR-06] counts whole days in the site’s time zone: at %s %j', (at, expected) => {
    expect(isRunning({ start: '2026-11-21', expiry: '2026-11-21' }, new Date(at), brisbane)).toBe(expected);
  });

  it('follows daylight saving: in Sydney the day begins an hour earlier in November', () => {
    const promo = { start: '2026-11-21', expiry: null };
    expect(isRunning(promo, new Date('2026-11-20T13:00:00Z'), 'Australia/Sydney')).toBe(true);
    expect(isRunning(promo, new Date('2026-11-20T13:00:00Z'), brisbane)).toBe(false);
  });

  it('throws for an unknown zone', () => {
    expect(() => isRunning({}, noon, 'Australia/Nowhere')).toThrow(RangeError);
  });
});
