import { expect, it } from 'vitest';
import {
  dayChoices,
  dayFigures,
  numberChoices,
  readNumber,
  usualFigures,
  type PlaceDay,
} from './dayPlaces.ts';

const day = (change: Partial<PlaceDay> = {}): PlaceDay => ({
  location_id: 1,
  location_name: 'Sydney',
  date: '2026-11-24',
  places: 2,
  own: false,
  total: 34,
  booked: 3,
  loan_cars: 0,
  lent: 0,
  ...change,
});

it.each<[Partial<PlaceDay>, string[]]>([
  [{}, ['3 of 34 booked']],
  [{ own: true, places: 1, total: 17 }, ['3 of 17 booked, 1 every half hour on this day']],
  [{ loan_cars: 2, lent: 1 }, ['3 of 34 booked, 1 of 2 loan cars']],
  [{ loan_cars: 2 }, ['3 of 34 booked']],
  [{ own: true, places: 0, total: 0, booked: 0 }, ['no appointments on this day']],
  [{ own: true, places: 0, total: 0 }, ['closed, 3 booked before']],
  [{ total: 0, booked: 0 }, []],
  [{ date: '2026-11-25' }, []],
])('of a day with %j says %j', (change, lines) =>
  expect(dayFigures([day(change)], '2026-11-24')).toEqual(lines),
);

it('names the place where there are several', () => {
  const workshop = { location_id: 2, location_name: 'Workshop', total: 4, booked: 4, places: 1 };
  expect(dayFigures([day(), day(workshop)], '2026-11-24')).toEqual([
    'Sydney: 3 of 34 booked',
    'Workshop: 4 of 4 booked',
  ]);
});

it('says once what every day takes, of the places that are shown', () => {
  const sales = { location_id: 1, location_name: 'Sydney', places: 2 };
  const workshop = { location_id: 2, location_name: 'Workshop', places: 3 };
  const busy = day({ location_id: 2, places: 1, own: true, loan_cars: 4 });
  expect(usualFigures([sales, workshop], [day(), busy])).toEqual([
    'Sydney: 2 every half hour',
    'Workshop: 3 every half hour, 4 loan cars a day',
  ]);
  expect(usualFigures([sales, workshop], [day({ loan_cars: 1 })])).toEqual([
    '2 every half hour, 1 loan car a day',
  ]);
});

it('offers every day and the days shown, with no appointments for one day alone', () => {
  expect(dayChoices(['2026-11-24'])).toEqual([
    { value: '', text: 'Every day' },
    { value: '2026-11-24', text: 'Tue 24 Nov' },
  ]);
  expect(numberChoices('', 2).slice(0, 2)).toEqual([
    { value: '', text: '2, as now' },
    { value: '1', text: '1' },
  ]);
  expect(numberChoices('2026-11-24', 2).slice(0, 2)).toEqual([
    { value: '', text: '2, as on every day' },
    { value: '0', text: 'No appointments' },
  ]);
  expect(numberChoices('', 2)).toHaveLength(21);
});

it.each([
  ['', '', undefined],
  ['', '0', undefined],
  ['', '3', 3],
  ['2026-11-24', '', null],
  ['2026-11-24', '0', 0],
  ['2026-11-24', '3', 3],
])('for the day %j the choice %j is sent as %j', (date, number, sent) =>
  expect(readNumber({ day: date, number })).toBe(sent),
);
