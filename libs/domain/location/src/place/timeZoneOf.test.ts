import { describe, expect, it } from 'vitest';
import { timeZoneOf } from './timeZoneOf.ts';

describe('timeZoneOf', () => {
  it.each([
    ['QLD', 'Australia/Brisbane'],
    ['NSW', 'Australia/Sydney'],
    ['ACT', 'Australia/Sydney'],
    ['VIC', 'Australia/Melbourne'],
    ['TAS', 'Australia/Hobart'],
    ['SA', 'Australia/Adelaide'],
    ['NT', 'Australia/Darwin'],
    ['WA', 'Australia/Perth'],
    ['nsw', 'Australia/Sydney'],
    [' N.S.W. ', 'Australia/Sydney'],
    ['Queensland', 'Australia/Brisbane'],
    ['New South Wales', 'Australia/Sydney'],
    ['Australian Capital Territory', 'Australia/Sydney'],
    ['Victoria', 'Australia/Melbourne'],
    ['Tasmania', 'Australia/Hobart'],
    ['South Australia', 'Australia/Adelaide'],
    ['Northern Territory', 'Australia/Darwin'],
    ['Western Australia', 'Australia/Perth'],
    ['', 'Australia/Brisbane'],
    ['Otago', 'Australia/Brisbane'],
    [null, 'Australia/Brisbane'],
  ])('[LO-02] puts %j in %s', (state, zone) => {
    expect(timeZoneOf(state)).toBe(zone);
    expect(timeZoneOf(state, null)).toBe(zone);
    expect(timeZoneOf(state, '')).toBe(zone);
  });

  it('[LO-02] uses an override, and throws if it is not a zone', () => {
    expect(timeZoneOf('NSW', 'Australia/Broken_Hill')).toBe('Australia/Broken_Hill');
    expect(() => timeZoneOf('NSW', 'Australia/Atlantis')).toThrow(RangeError);
    expect(() => timeZoneOf('NSW', 'Australia/Atlantis')).toThrow(/"Australia\/Atlantis" is not a time zone/);
  });
});
