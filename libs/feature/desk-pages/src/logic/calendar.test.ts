import { zonedInstant } from '@forecourt/location';
import { expect, it } from 'vitest';
import {
  aboutAppointment,
  calendarQuery,
  daysOf,
  readCalendar,
  turnPage,
  writeCalendar,
} from './calendar.ts';
import type { Appointment } from './calendar.ts';

const zone = 'Australia/Sydney';
const now = new Date('2026-10-02T15:00:00Z'); // already 3 October in Sydney

it('begins today in the zone of the dealership, or at the day of the address', () => {
  expect(readCalendar(new URLSearchParams(), now, zone)).toEqual({ from: '2026-10-03', place: '' });
  expect(readCalendar(new URLSearchParams('from=2026-11-24&place=12'), now, zone)).toEqual({
    from: '2026-11-24',
    place: '12',
  });
  for (const from of ['yesterday', '2026-13-40', ''])
    expect(readCalendar(new URLSearchParams({ from, place: 'x' }), now, zone)).toEqual({
      from: '2026-10-03',
      place: '',
    });
});

it('turns by whole weeks, and keeps the place', () => {
  const view = { from: '2026-10-03', place: '12' };
  expect(writeCalendar(turnPage(view, 1))).toBe('from=2026-10-10&place=12');
  expect(writeCalendar(turnPage(view, -1))).toBe('from=2026-09-26&place=12');
});

it('keeps the place on the way to today, which the address does not name', () => {
  expect(writeCalendar({ place: '12' })).toBe('place=12');
  expect(writeCalendar({ place: '' })).toBe('');
});

it('asks for whole days of the dealership, also when the clock changes', () => {
  expect(calendarQuery({ from: '2026-10-03', place: '' }, zone)).toEqual({
    from: '2026-10-01T14:00:00.000Z',
    to: '2026-10-10T13:00:00.000Z',
  });
});

it('asks for all of the days that it shows, of places in any zone', () => {
  const { from, to } = calendarQuery({ from: '2026-10-03', place: '' }, zone);
  for (const place of ['Pacific/Auckland', 'Australia/Perth']) {
    expect(Date.parse(from)).toBeLessThanOrEqual(zonedInstant('2026-10-03', 0, place).getTime());
    expect(Date.parse(to)).toBeGreaterThanOrEqual(zonedInstant('2026-10-10', 0, place).getTime());
  }
});

const at = (starts_at: string): Appointment => ({
  location_id: 1,
  location_name: 'Sydney',
  time_zone: zone,
  starts_at,
  place: 1,
  loan_car: false,
  lead_id: starts_at,
  category: 'Test Drive',
  name: 'Jo Bell',
  phone: null,
  vehicle: null,
  vehicle_image: null,
});

it('says what an appointment is for, and whether a loan car belongs to it', () => {
  const drive = at('2026-10-03T23:00:00Z');
  expect(aboutAppointment(drive)).toEqual(['Test Drive', 'Sydney']);
  const service = {
    ...drive,
    category: 'Service',
    loan_car: true,
    vehicle: '2019 Mazda 3',
    phone: '0400 000 000',
  };
  expect(aboutAppointment(service)).toEqual([
    'Service',
    'Sydney',
    'With a loan car',
    '2019 Mazda 3',
    '0400 000 000',
  ]);
});

it('has each appointment on its day there', () => {
  const all = [at('2026-10-03T23:00:00Z'), at('2026-10-04T22:30:00Z')];
  const days = daysOf({ from: '2026-10-03', place: '' }, all);
  expect(days.map(({ date, appointments }) => [date, appointments.length])).toEqual([
    ['2026-10-03', 0],
    ['2026-10-04', 1],
    ['2026-10-05', 1],
    ['2026-10-06', 0],
    ['2026-10-07', 0],
    ['2026-10-08', 0],
    ['2026-10-09', 0],
  ]);
});
