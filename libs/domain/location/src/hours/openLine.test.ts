import { describe, expect, it } from 'vitest';
import { openLine } from './openLine.ts';

const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: 'Open',
  formated_hours: null,
  open: weekday === 6 ? '08:30' : '08:00',
  close: weekday === 6 ? '16:00' : '17:30',
}));

const location = { id: 1, address: { state: 'QLD' }, contact_detail: { opening_hours: hours } };
const site = {
  timeZone: null,
  specialHours: [
    {
      name: 'Christmas Day',
      date: '2026-12-25',
      status: 'Closed' as const,
      location_id: 1,
      start_hour: null,
      end_hour: null,
    },
  ],
};

const noon = new Date('2026-11-21T12:00:00+10:00');

describe('openLine', () => {
  it.each([
    ['2026-11-21T12:00:00+10:00', { open: true, text: 'Open until 4:00 pm' }],
    ['2026-11-21T07:00:00+10:00', { open: false, text: 'Opens 8:30 am' }],
    ['2026-11-21T16:00:00+10:00', { open: false, text: 'Opens Mon 8:00 am' }],
    ['2026-12-25T12:00:00+10:00', { open: false, text: 'Opens Sat 8:30 am' }],
  ])('at %s is %o', (now, line) => expect(openLine(site, location, new Date(now))).toEqual(line));

  it.each([
    ['the same weekday of next week', 6, 'Opens Mon 30 November, 8:00 am'],
    ['a longer closure', 20, 'Opens Mon 14 December, 8:00 am'],
    ['five days', 4, 'Opens Sat 8:30 am'],
  ])('an opening after a week or more has its date: %s', (_name, closedDays, text) => {
    const closed = Array.from({ length: closedDays + 1 }, (_, day) => ({
      ...{ name: 'Closure', status: 'Closed' as const, location_id: 1, start_hour: null, end_hour: null },
      date: new Date(Date.UTC(2026, 10, 23 + day)).toISOString().slice(0, 10),
    }));
    const now = new Date('2026-11-23T09:00:00+10:00');
    expect(openLine({ ...site, specialHours: closed }, location, now).text).toBe(text);
  });

  it('uses the time zone of the location’s state, unless the site declares one', () => {
    const sydney = { ...location, address: { state: 'NSW' } };
    const now = new Date('2026-11-21T15:30:00+10:00');
    expect(openLine(site, sydney, now).text).toBe('Opens Mon 8:00 am');
    expect(openLine({ ...site, timeZone: 'Australia/Brisbane' }, sydney, now).text).toBe(
      'Open until 4:00 pm',
    );
  });

  it('is Closed for a location that never opens', () => {
    const opening_hours = hours.map((day) => ({ ...day, status: 'Closed' }));
    const never = { ...location, contact_detail: { opening_hours } };
    expect(openLine(site, never, noon)).toEqual({ open: false, text: 'Closed' });
  });

  it('asks to call a location whose hours are not declared', () => {
    const unknown = { ...location, contact_detail: { opening_hours: [] } };
    expect(openLine(site, unknown, noon)).toEqual({ open: false, text: 'Call for opening hours' });
    const christmas = new Date('2026-12-25T12:00:00+10:00');
    expect(openLine(site, unknown, christmas).text).toBe('Closed');
  });
});
