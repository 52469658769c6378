import { describe, expect, it } from 'vitest';
import { newSince } from './newSince.ts';

/** Friday 27 November 2026, 8 am in Brisbane, and still Thursday in Perth at 11 pm. */
const now = new Date('2026-11-26T22:00:00Z');
const brisbane = { now, timeZone: 'Australia/Brisbane' };

describe('newSince', () => {
  it.each([
    [12, '2026-11-24T02:00:00Z', '12 new since Tuesday'],
    [1, '2026-11-21T01:00:00Z', '1 new since Saturday'],
    [3, '2026-11-25T14:00:00Z', '3 new since yesterday'],
    [3, '2026-11-26T13:59:00Z', '3 new since yesterday'],
    [3, '2026-11-26T14:00:00Z', '3 new today'],
    [3, '2026-11-27T10:00:00Z', '3 new today'],
    [7, '2026-11-20T02:00:00Z', '7 new since 20 November'],
    [7, '2025-12-31T02:00:00Z', '7 new since 31 December 2025'],
  ])('of %i since %s is "%s"', (count, since, expected) => {
    expect(newSince(count, new Date(since), brisbane)).toBe(expected);
  });

  it('says what is new where no one search stands beside it', () => {
    const since = new Date('2026-11-24T02:00:00Z');
    const said = [1, 5].map((count) => newSince(count, since, { ...brisbane, saysWhat: true }));
    expect(said).toEqual(['1 new vehicle since Tuesday', '5 new vehicles since Tuesday']);
  });

  it('names the day of the site, not that of the server', () => {
    const since = new Date('2026-11-23T15:00:00Z'); // Tuesday 1 am in Brisbane, Monday 11 pm in Perth
    expect(newSince(2, since, brisbane)).toBe('2 new since Tuesday');
    expect(newSince(2, since, { now, timeZone: 'Australia/Perth' })).toBe('2 new since Monday');
  });

  it('counts days over a change to daylight saving', () => {
    const sydney = { now: new Date('2026-10-04T21:00:00Z'), timeZone: 'Australia/Sydney' }; // Monday 8 am
    expect(newSince(2, new Date('2026-10-02T22:00:00Z'), sydney)).toBe('2 new since Saturday');
    expect(newSince(2, new Date('2026-10-03T15:30:00Z'), sydney)).toBe('2 new since yesterday');
  });
});
