import { expect, test } from 'vitest';
import { zonedIso } from './zonedIso.ts';

test.each([
  ['2026-11-21T06:12:00Z', 'Australia/Brisbane', '2026-11-21T16:12:00+10:00'],
  ['2026-11-21T06:12:00Z', 'Australia/Sydney', '2026-11-21T17:12:00+11:00'],
  ['2026-11-21T13:30:00Z', 'Australia/Darwin', '2026-11-21T23:00:00+09:30'],
  ['2026-11-20T14:00:00Z', 'Australia/Brisbane', '2026-11-21T00:00:00+10:00'],
  ['2026-11-21T06:12:07.400Z', 'America/St_Johns', '2026-11-21T02:42:07-03:30'],
  ['2026-11-21T06:12:00Z', 'UTC', '2026-11-21T06:12:00+00:00'],
])('zonedIso writes %s in %s as %s', (instant, zone, text) => {
  expect(zonedIso(new Date(instant), zone)).toBe(text);
});

test('throws for an invalid date and for an unknown zone', () => {
  expect(() => zonedIso(new Date('never'), 'Australia/Perth')).toThrow(RangeError);
  expect(() => zonedIso(new Date(0), 'Australia/Atlantis')).toThrow(RangeError);
});
