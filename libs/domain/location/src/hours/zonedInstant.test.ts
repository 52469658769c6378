import { localDate } from '@forecourt/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zonedInstant } from './zonedInstant.ts';

describe('zonedInstant', () => {
  it.each([
    ['2026-11-21', 510, 'Australia/Brisbane', '2026-11-20T22:30:00.000Z'],
    ['2026-11-21', 510, 'Australia/Sydney', '2026-11-20T21:30:00.000Z'],
    ['2026-06-21', 510, 'Australia/Sydney', '2026-06-20T22:30:00.000Z'],
    ['2026-11-21', 510, 'Australia/Adelaide', '2026-11-20T22:00:00.000Z'],
    ['2026-11-21', 1440, 'Australia/Brisbane', '2026-11-21T14:00:00.000Z'],
    ['2026-11-21', 1500, 'Australia/Brisbane', '2026-11-21T15:00:00.000Z'],
    ['2026-12-31', 1440, 'UTC', '2027-01-01T00:00:00.000Z'],
    // Sydney skips 02:00 to 03:00 on 4 October 2026.
    ['2026-10-04', 119, 'Australia/Sydney', '2026-10-03T15:59:00.000Z'],
    ['2026-10-04', 120, 'Australia/Sydney', '2026-10-03T16:00:00.000Z'],
    ['2026-10-04', 150, 'Australia/Sydney', '2026-10-03T16:30:00.000Z'],
    ['2026-10-04', 180, 'Australia/Sydney', '2026-10-03T16:00:00.000Z'],
    ['2026-10-04', 540, 'Australia/Sydney', '2026-10-03T22:00:00.000Z'],
    ['2026-10-04', 150, 'Australia/Brisbane', '2026-10-03T16:30:00.000Z'],
    // Sydney repeats 02:00 to 03:00 on 4 April 2027.
    ['2027-04-04', 119, 'Australia/Sydney', '2027-04-03T14:59:00.000Z'],
    ['2027-04-04', 120, 'Australia/Sydney', '2027-04-03T15:00:00.000Z'],
    ['2027-04-04', 179, 'Australia/Sydney', '2027-04-03T15:59:00.000Z'],
    ['2027-04-04', 180, 'Australia/Sydney', '2027-04-03T17:00:00.000Z'],
    ['2027-04-04', 540, 'Australia/Sydney', '2027-04-03T23:00:00.000Z'],
    ['2027-04-04', 540, 'Australia/Brisbane', '2027-04-03T23:00:00.000Z'],
    // On Lord Howe Island daylight saving is half an hour.
    ['2026-10-04', 540, 'Australia/Lord_Howe', '2026-10-03T22:00:00.000Z'],
    ['2026-10-04', 135, 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ])('on %s at minute %d in %s is %s', (date, minutes, timeZone, instant) => {
    expect(zonedInstant(date, minutes, timeZone).toISOString()).toBe(instant);
  });

  it('throws for an unknown zone', () => {
    expect(() => zonedInstant('2026-11-21', 0, 'Australia/Atlantis')).toThrow(RangeError);
  });

  it('law: formats back to the same local time, except in the skipped hour', () => {
    const zones = fc.constantFrom(
      'Australia/Sydney',
      'Australia/Brisbane',
      'Australia/Adelaide',
      'Australia/Perth',
    );
    const days = fc.integer({ min: 0, max: 3000 }).map((day) => new Date(Date.UTC(2024, 0, 1 + day)));
    fc.assert(
      fc.property(zones, days, fc.integer({ min: 0, max: 1439 }), (timeZone, day, minutes) => {
        fc.pre(minutes < 120 || minutes >= 180);
        const date = day.toISOString().slice(0, 10);
        const instant = zonedInstant(date, minutes, timeZone);
        const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
        const [hour, minute] = clock.format(instant).split(':').map(Number);
        expect((hour ?? 0) * 60 + (minute ?? 0)).toBe(minutes);
        expect(localDate(instant, timeZone)).toBe(date);
      }),
    );
  });
});
