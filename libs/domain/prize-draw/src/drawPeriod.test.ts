import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawPeriod, type DrawRules } from './drawPeriod.ts';

const zone = 'Australia/Brisbane';
const always: DrawRules = { from: null, to: null, once: 'a month' };

test.each<[string, Partial<DrawRules>, string, object]>([
  ['a month', {}, '2026-11-26T02:00:00Z', { is: 'open', id: '2026-11', lastDay: '2026-11-30' }],
  ['the month of the dealer', {}, '2026-11-30T14:00:00Z', { id: '2026-12', lastDay: '2026-12-31' }],
  ['a leap year', {}, '2028-02-10T00:00:00Z', { id: '2028-02', lastDay: '2028-02-29' }],
  ['a day', { once: 'a day' }, '2026-11-26T15:00:00Z', { id: '2026-11-27', lastDay: '2026-11-27' }],
  ['a year', { once: 'a year' }, '2026-11-26T15:00:00Z', { id: '2026', lastDay: '2026-12-31' }],
  ['once', { once: 'altogether', to: '2027-01-31' }, '2026-11-26T15:00:00Z', { lastDay: '2027-01-31' }],
  [
    'once without an end',
    { once: 'altogether' },
    '2026-11-26T15:00:00Z',
    { id: 'altogether', lastDay: null },
  ],
  [
    'a campaign by its first day',
    { once: 'altogether', from: '2026-11-01', to: '2026-12-24' },
    '2026-11-26T15:00:00Z',
    { id: 'from 2026-11-01' },
  ],
  [
    'a campaign by its last day',
    { once: 'altogether', to: '2026-12-24' },
    '2026-11-26T15:00:00Z',
    { id: 'to 2026-12-24' },
  ],
  ['the end cuts a month', { to: '2026-11-28' }, '2026-11-26T15:00:00Z', { lastDay: '2026-11-28' }],
  ['the first day', { from: '2026-11-26' }, '2026-11-25T14:00:00Z', { is: 'open' }],
  ['before it', { from: '2026-11-26' }, '2026-11-25T13:59:59Z', { is: 'before' }],
  ['the last day', { to: '2026-11-26' }, '2026-11-26T13:59:59Z', { is: 'open' }],
  ['after it', { to: '2026-11-26' }, '2026-11-26T14:00:00Z', { is: 'over' }],
])('%s', (_name, changes, now, expected) => {
  expect(drawPeriod({ ...always, ...changes }, new Date(now), zone)).toMatchObject(expected);
});

test('two campaigns are two periods, and one whose end moves stays one', () => {
  const idOf = (from: string | null, to: string) => {
    const period = drawPeriod({ from, to, once: 'altogether' }, new Date(`${to}T00:00:00Z`), zone);
    return period.is === 'open' ? period.id : null;
  };
  expect(idOf('2026-11-01', '2026-11-30')).not.toBe(idOf('2027-11-01', '2027-11-30'));
  expect(idOf(null, '2026-11-30')).not.toBe(idOf(null, '2027-11-30'));
  expect(idOf('2026-11-01', '2026-11-30')).toBe(idOf('2026-11-01', '2026-12-24'));
});

test('a period never ends before the moment it is asked for, nor after the last day', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
  const once = fc.constantFrom<DrawRules['once'][]>('a day', 'a month', 'a year', 'altogether');
  fc.assert(
    fc.property(days, days, once, (now, end, each) => {
      const to = end.toISOString().slice(0, 10);
      const period = drawPeriod({ from: null, to, once: each }, now, 'UTC');
      const today = now.toISOString().slice(0, 10);
      if (today > to) expect(period).toEqual({ is: 'over' });
      else
        expect(
          period.is === 'open' && period.lastDay !== null && period.lastDay >= today && period.lastDay <= to,
        ).toBe(true);
    }),
  );
});
