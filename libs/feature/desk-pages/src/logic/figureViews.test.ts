import { expect, it } from 'vitest';
import {
  figureFacts,
  figureQuery,
  placeFigures,
  readPeriod,
  readTarget,
  shareText,
  staffFigures,
} from './figureViews.ts';

const answers = { leads: 4, answered: 3, in_target: 2, median_minutes: 90, won: 1 };
const figures = {
  ...answers,
  by_staff: [
    { staff: { id: 'k', name: 'Kim Lee' }, ...answers },
    { staff: null, leads: 1, answered: 0, in_target: 0, median_minutes: null, won: 0 },
  ],
  by_location: [{ location: null, ...answers }],
  by_category: [],
};

it('asks for whole days of the dealership, today among them, also when the clock changes', () => {
  const now = new Date('2026-10-04T15:00:00Z'); // 5 October in Sydney
  expect(figureQuery(7, now, 'Australia/Sydney')).toEqual({
    from: '2026-09-28T14:00:00.000Z',
    to: '2026-10-05T13:00:00.000Z',
  });
});

it.each([
  ['7', 7],
  ['365', 365],
  ['8', 30],
  [null, 30],
] as const)('a time of %s is %d days', (text, days) => expect(readPeriod(text)).toBe(days));

it.each([
  ['30', 30],
  [' 10080 ', 10_080],
  ['0', null],
  ['10081', null],
  ['-5', null],
  ['1.5', null],
  ['', null],
] as const)('a target of "%s" is %s', (text, minutes) => expect(readTarget(text)).toBe(minutes));

it('says a share of nothing in a word', () => {
  expect(shareText(3, 4)).toBe('3 of 4 (75 %)');
  expect(shareText(0, 0)).toBe('None');
});

it('has the figures of all leads, of each person and of each place', () => {
  expect(figureFacts(figures, 30).map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Leads: 4',
    'Answered: 3 of 4 (75 %)',
    'Answered within 30 min: 2 of 4 (50 %)',
    'Half were answered within: 1 h 30 min',
  ]);
  expect(staffFigures(figures).map(({ name, cells }) => [name, ...cells])).toEqual([
    ['Kim Lee', '4', '3 of 4 (75 %)', '2 of 4 (50 %)', '1 h 30 min', '1'],
    ['Nobody yet', '1', '0 of 1 (0 %)', '0 of 1 (0 %)', '', '0'],
  ]);
  expect(placeFigures(figures)).toMatchObject([
    { name: 'No place', cells: ['4', expect.anything(), expect.anything(), '1 h 30 min', '1'] },
  ]);
});

it.each([
  [60, '1 h'],
  [119, '1 h 59 min'],
  [10_080, '168 h'],
])('says a target of %d minutes as it is: %s', (minutes, text) => {
  expect(figureFacts(figures, minutes).map(({ name }) => name)).toContain(`Answered within ${text}`);
});

it('never says that half were answered sooner than they were', () => {
  const [, , , half] = figureFacts({ ...figures, median_minutes: 59.2 }, 30);
  expect(half?.text).toBe('1 h');
});
