import { describe, expect, it } from 'vitest';
import { specialHours } from './specialHours.ts';
import type { SpecialHoursEntry } from './specialHours.ts';

const from = new Date('2026-12-23T15:00:00Z');
const here = { locationId: 101, from, days: 5 };
const eve = {
  name: 'Christmas Eve',
  date: '2026-12-24',
  status: 'Open',
  location_id: 101,
  start_hour: '08:00',
  end_hour: '13:00',
};
const dates = (entries: SpecialHoursEntry[], over = {}) =>
  specialHours(entries, { ...here, ...over }).map(({ date }) => date);

describe('specialHours', () => {
  it('[LO-03] reads both formats of the location and of the hours', () => {
    const expected = {
      date: '2026-12-24',
      name: 'Christmas Eve',
      status: 'Open',
      start_hour: '08:00',
      end_hour: '13:00',
      text: '8:00 am - 1:00 pm',
    };
    const { name, date, status } = eve;
    const hours = { begin: '08:00', end: '13:00' };
    expect(specialHours([eve], here)).toEqual([expected]);
    expect(specialHours([{ name, date, status, location: { id: 101 }, hours }], here)).toEqual([expected]);
    expect(specialHours([{ name, date, status, location: '101', hours }], here)).toEqual([expected]);
    expect(specialHours([{ name, date, status, location: 101, hours }], here)).toEqual([expected]);
    expect(specialHours([{ ...eve, date: '24/12/2026' }], here)).toEqual([expected]);
    expect(specialHours([{ ...eve, name: ' ' }], here)[0]?.name).toBe(null);
  });

  it.each<[Partial<SpecialHoursEntry>, 'Open' | 'Closed', string]>([
    [{ status: 'Closed' }, 'Closed', 'Closed'],
    [{ status: 'open' }, 'Open', '8:00 am - 1:00 pm'],
    [{ status: null }, 'Open', '8:00 am - 1:00 pm'],
    [{ status: undefined }, 'Open', '8:00 am - 1:00 pm'],
    [{ status: null, end_hour: null }, 'Closed', 'Closed'],
    [{ status: null, start_hour: null }, 'Closed', 'Closed'],
    [{ start_hour: null, end_hour: null }, 'Open', 'Open'],
    [{ status: 'By appointment' }, 'Closed', 'Closed'],
  ])('[LO-03] takes %j for %s: %s', (over, status, text) => {
    expect(specialHours([{ ...eve, ...over }], here)[0]).toMatchObject({ status, text });
  });

  it('[LO-03] keeps the days of the range, the first included, in the zone', () => {
    const entries = ['2026-12-23', '2026-12-24', '2026-12-28', '2026-12-29'].map((date) => ({
      ...eve,
      date,
    }));
    expect(dates(entries)).toEqual(['2026-12-24', '2026-12-28']);
    expect(dates(entries, { days: 1 })).toEqual(['2026-12-24']);
    expect(dates(entries, { days: 0 })).toEqual([]);
    expect(dates(entries, { days: 6 })).toEqual(['2026-12-24', '2026-12-28', '2026-12-29']);
    expect(dates(entries, { timeZone: 'Australia/Perth' })).toEqual(['2026-12-23', '2026-12-24']);
  });

  it('[LO-03] keeps the days of the location, and those for all', () => {
    const entries = [
      { ...eve, date: '2026-12-24', location_id: 102 },
      { ...eve, date: '2026-12-25', location_id: null },
      { ...eve, date: '2026-12-26', location_id: undefined, location: { id: 102 } },
      { ...eve, date: '2026-12-26', location_id: undefined, location: 102 },
      { ...eve, date: '2026-12-27', location_id: undefined, location: null },
    ];
    expect(dates(entries)).toEqual(['2026-12-25', '2026-12-27']);
  });

  it('[LO-03] sorts by date, and closed takes precedence', () => {
    const christmas = { ...eve, date: '2026-12-25' };
    const shut = { ...christmas, status: 'Closed' };
    expect(dates([christmas, eve])).toEqual(['2026-12-24', '2026-12-25']);
    expect(specialHours([christmas, shut], here)[0]?.status).toBe('Closed');
    expect(specialHours([shut, christmas], here)[0]?.status).toBe('Closed');
    expect(specialHours([shut, { ...shut, name: 'Later' }], here)[0]?.name).toBe('Christmas Eve');
    const later = { ...christmas, start_hour: '10:00' };
    expect(specialHours([christmas, later], here)).toMatchObject([{ start_hour: '08:00' }]);
  });

  it.each(['2026-12', 'soon', ''])('[LO-03] leaves out the date %j', (date) => {
    expect(dates([{ ...eve, date }])).toEqual([]);
  });

  it('[LO-03] leaves out a month without a day, even if its text sorts into the range', () => {
    expect(dates([{ ...eve, date: '2027-01' }], { from: new Date('2026-12-31T00:00:00Z'), days: 3 })).toEqual(
      [],
    );
  });

  it('[LO-03] spans the end of a month and of a year', () => {
    const entries = ['2026-12-31', '2027-01-01', '2027-01-02'].map((date) => ({ ...eve, date }));
    expect(dates(entries, { from: new Date('2026-12-31T00:00:00Z'), days: 2 })).toEqual([
      '2026-12-31',
      '2027-01-01',
    ]);
  });
});
