import { expect, test } from 'vitest';
import { pageFields } from './pageFields.ts';
import { shownSale } from './sale.ts';

const june = { from: '2027-06-01', to: '2027-06-30' };

test.each([
  ['2027-05-31T13:59:59Z', 'ahead', 'Starts on Tuesday 1 June 2027, ends on Wednesday 30 June 2027.'],
  ['2027-05-31T14:00:00Z', 'on', 'On now, until Wednesday 30 June 2027.'],
  ['2027-06-30T13:59:59Z', 'on', 'On now, until Wednesday 30 June 2027.'],
  ['2027-06-30T14:00:00Z', 'over', 'This sale ended on Wednesday 30 June 2027.'],
])('a sale in June is at %s in Brisbane %s', (at, state, text) => {
  expect(shownSale(june, new Date(at), 'Australia/Brisbane')).toEqual({ ...june, state, text });
});

test('a sale of one day says the day once', () => {
  const day = { from: '2027-06-30', to: '2027-06-30' };
  expect(shownSale(day, new Date('2027-06-01T02:00:00Z'), 'Australia/Perth').text).toBe(
    'On Wednesday 30 June 2027, for one day.',
  );
});

test.each([
  [{ from: '2027-06-30', to: '2027-06-01' }, 'The sale ends before it starts.'],
  [{ from: '2027-06-01' }, 'A date is written YYYY-MM-DD.'],
  [{ from: '1 June', to: '2027-06-30' }, 'A date is written YYYY-MM-DD.'],
])('the days %j are refused', (sale, message) => {
  const parsed = pageFields.safeParse({ title: 'Sale', sale });
  expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message]);
});
