import { describe, expect, it } from 'vitest';
import { localDate } from './localDate.ts';

describe('localDate', () => {
  it.each([
    ['2026-11-20T13:59:59.999Z', 'Australia/Brisbane', '2026-11-20'],
    ['2026-11-20T14:00:00.000Z', 'Australia/Brisbane', '2026-11-21'],
    ['2026-11-20T13:00:00.000Z', 'Australia/Sydney', '2026-11-21'],
    ['2026-06-20T13:59:59.999Z', 'Australia/Sydney', '2026-06-20'],
    ['2026-01-02T00:00:00.000Z', 'UTC', '2026-01-02'],
  ])('puts %s in %s on %s', (instant, zone, date) => {
    expect(localDate(new Date(instant), zone)).toBe(date);
    expect(localDate(new Date(instant), zone)).toBe(date);
  });

  it('throws for an unknown zone', () => {
    expect(() => localDate(new Date(0), 'Australia/Atlantis')).toThrow(RangeError);
  });
});
