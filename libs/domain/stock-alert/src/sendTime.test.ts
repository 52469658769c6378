import { zonedIso } from '@forecourt/location';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quietStart, RHYTHMS, sendTime, type SendHours } from './sendTime.ts';

const hours: SendHours = {
  timeZone: 'Australia/Sydney',
  quietFrom: '20:00',
  quietTo: '08:00',
  dailyAt: '08:30',
};

describe('sendTime', () => {
  it.each([
    ['at noon it is now', 'at-once', '2026-11-21T01:00:00Z', '2026-11-21T12:00:00+11:00'],
    [
      'at night it is the end of the quiet hours',
      'at-once',
      '2026-11-21T12:00:00Z',
      '2026-11-22T08:00:00+11:00',
    ],
    ['after midnight too', 'at-once', '2026-11-21T16:00:00Z', '2026-11-22T08:00:00+11:00'],
    ['when they begin it is quiet', 'at-once', '2026-11-21T09:00:00Z', '2026-11-22T08:00:00+11:00'],
    ['when they end it is not', 'at-once', '2026-11-21T21:00:00Z', '2026-11-22T08:00:00+11:00'],
    ['daily before the time of today', 'daily', '2026-11-20T21:00:00Z', '2026-11-21T08:30:00+11:00'],
    ['daily at the time it is tomorrow', 'daily', '2026-11-20T21:30:00Z', '2026-11-22T08:30:00+11:00'],
    [
      'daily across the start of daylight saving',
      'daily',
      '2026-10-03T01:00:00Z',
      '2026-10-04T08:30:00+11:00',
    ],
  ] as const)('%s', (_title, rhythm, now, expected) => {
    expect(zonedIso(sendTime(rhythm, new Date(now), hours), hours.timeZone)).toBe(expected);
  });

  it('a daily time in the quiet hours waits for their end; without quiet hours nothing waits', () => {
    const now = new Date('2026-11-21T01:00:00Z');
    const late = { ...hours, dailyAt: '22:00' };
    expect(zonedIso(sendTime('daily', now, late), hours.timeZone)).toBe('2026-11-22T08:00:00+11:00');
    const night = new Date('2026-11-21T16:00:00Z');
    expect(sendTime('at-once', night, { ...hours, quietFrom: '08:00' })).toEqual(night);
  });

  it('law: never earlier than now, never in the quiet hours, within two days', () => {
    const time = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
    const zone = fc.constantFrom(
      'Australia/Sydney',
      'Australia/Brisbane',
      'Australia/Adelaide',
      'Australia/Perth',
    );
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        fc.constantFrom(...RHYTHMS),
        moment,
        zone,
        time,
        time,
        time,
        (rhythm, now, timeZone, a, b, c) => {
          const site: SendHours = { timeZone, quietFrom: a, quietTo: b, dailyAt: c };
          const sent = sendTime(rhythm, now, site);
          expect(sent.getTime()).toBeGreaterThanOrEqual(now.getTime());
          expect(sent.getTime() - now.getTime()).toBeLessThanOrEqual(50 * 3_600_000);
          const local = zonedIso(sent, timeZone).slice(11, 16);
          const isQuiet = a <= b ? local >= a && local < b : local >= a || local < b;
          expect(isQuiet).toBe(false);
        },
      ),
    );
  });
});

describe('quietStart', () => {
  it('is the evening of the day, also across the start of daylight saving; none without quiet hours', () => {
    const start = (now: string, of = hours) => quietStart(new Date(now), of);
    expect(start('2026-11-21T01:00:00Z')).toEqual(new Date('2026-11-21T20:00:00+11:00'));
    expect(start('2026-11-21T09:00:00Z'), 'when they begin').toEqual(new Date('2026-11-22T20:00:00+11:00'));
    expect(start('2026-10-03T10:30:00Z')).toEqual(new Date('2026-10-04T20:00:00+11:00'));
    expect(start('2026-11-21T01:00:00Z', { ...hours, quietFrom: '08:00' })).toBeNull();
  });
});

const two = (part: number): string => String(part).padStart(2, '0');
