import {
  defineDealer,
  exampleDealer,
  exampleLocation,
  openingWeek,
  publicSite,
} from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { NO_CHOICES } from '../../logic/purchase/purchase-draft.ts';
import { readHandover } from './purchase-choices.ts';

const bands = [{ from: '4000', to: '4999', price: 350, name: 'Queensland' }];

/** The times of the first day that a place with these hours offers. */
function timesOf(weekdays: string, handover: 'pick-up' | 'delivery') {
  const place = { ...exampleLocation, contact_detail: { opening_hours: openingWeek({ weekdays }) } };
  const site = publicSite(defineDealer({ ...exampleDealer, locations: [place], features: [] }));
  const now = new Date('2026-11-23T00:00:00Z'); // Monday, 10 am in Brisbane
  const given = { site, bands, noticeDays: 1, locationId: null, now };
  const [first] = readHandover({ ...NO_CHOICES, handover, postcode: '4006' }, given).times;
  return first?.times.map(({ text }) => text) ?? [];
}

test('a pick-up is offered once in each hour, from the minute at which the place opens', () => {
  expect(timesOf('09:00-11:30', 'pick-up')).toEqual(['9:00 am', '10:00 am', '11:00 am']);
  expect(timesOf('08:45-11:30', 'pick-up')).toEqual(['8:45 am', '9:15 am', '10:15 am']);
});

test('a delivery is offered in the halves of a day in which the place is open', () => {
  expect(timesOf('08:00-17:00', 'delivery')).toHaveLength(2);
  expect(timesOf('08:00-12:00', 'delivery')).toEqual(['in the morning, before 12 pm']);
  expect(timesOf('13:00-17:00', 'delivery')).toEqual(['in the afternoon, from 12 pm']);
});
