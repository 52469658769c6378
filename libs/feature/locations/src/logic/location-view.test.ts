import { fixedNow } from '@forecourt/fixtures';
import { describe, expect, test } from 'vitest';
import { placeOf, testSite } from '../testing/TestSite.tsx';
import { locationView } from './location-view.ts';

const site = testSite();
const view = (id: number, now = fixedNow, of = site) => locationView(of, placeOf(of, id), { now });

describe('locationView', () => {
  test('[LO-02] equal days from Monday to Friday are one row, today is highlighted, and " - Sales" is trimmed', () => {
    expect(view(1)).toMatchObject({
      name: 'Example Newstead',
      openLine: { open: true, text: 'Open until 5:00 pm' },
      hours: [
        { label: 'Monday – Friday', text: '8:30 am - 5:30 pm', today: false },
        { label: 'Saturday', text: '8:30 am - 5:00 pm', today: true },
        { label: 'Sunday', text: 'Closed', today: false },
      ],
    });
  });

  test('[LO-02] days with different hours have their own rows', () => {
    expect(view(2).hours.map(({ label }) => label)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
  });

  test('each location uses the time zone of its state', () => {
    // 12:30 in Brisbane is 13:30 in Newcastle, which has daylight saving time.
    const halfPastTwelve = new Date('2026-11-21T02:30:00Z');
    expect(view(1, halfPastTwelve).openLine.open).toBe(true);
    expect(view(3, halfPastTwelve).openLine).toEqual({ open: false, text: 'Opens Mon 8:30 am' });
  });

  test('today is the weekday of the location, not of the server', () => {
    const lateSaturdayUtc = new Date('2026-11-21T20:00:00Z');
    expect(view(1, lateSaturdayUtc).hours.find(({ today }) => today)?.label).toBe('Sunday');
  });

  test('[LO-03] special hours belong to the location, soonest first, and override today’s hours', () => {
    expect(view(1).holidays.map(({ name, text }) => [name, text])).toEqual([
      ['Christmas Eve', '8:00 am - 1:00 pm'],
      ['Christmas Day', 'Closed'],
    ]);
    expect(view(2).holidays).toEqual([]);
    const christmasEve = view(1, new Date('2026-12-24T01:00:00Z'));
    expect(christmasEve.today?.name).toBe('Christmas Eve');
    expect(christmasEve.openLine.text).toBe('Open until 1:00 pm');
  });

  test.each([
    [1, 4, 'Based on 1,540 reviews'],
    [2, 4, undefined],
    [2, 3, 'Based on 12 reviews'],
    [3, 3, undefined],
  ])('[LO-02] the rating of location %i at a minimum of %i is %s', (id, minimum, text) => {
    const { rating } = view(id, fixedNow, testSite({}, { reviews: { minimumRating: minimum } }));
    expect(rating?.text).toBe(text);
    expect(rating === null).toBe(text === undefined);
  });

  test('a card has the rating with one decimal and the count with commas', () => {
    expect(view(1).rating).toMatchObject({ average: '4.5', count: '1,540' });
  });

  test('[LO-02] directions go to the configured place, by default to the address', () => {
    expect(view(1).directionsHref).toBe('https://maps.example/?q=newstead');
    expect(view(3).directionsHref).toContain('query=1+Example+Street%2C+Newcastle+NSW+2300');
  });

  test('a location without a phone of its own has the dealer’s', () => {
    expect(view(2).phone?.text).toBe('(07) 7010 4101');
    expect(view(3).phone).toEqual({ text: '(07) 5550 4100', href: 'tel:+61755504100' });
  });

  test('sales and service of one place link to each other; a single department has no tabs', () => {
    expect(view(2).parts).toEqual([
      { name: 'Sales', href: '/contact-us/newstead-sales', current: false },
      { name: 'Service', href: '/contact-us/newstead-service', current: true },
    ]);
    expect(view(3).parts).toEqual([]);
  });
});
