import { expect, test } from 'vitest';
import { formerPeriod } from './formerPeriod.ts';

const zone = 'Australia/Brisbane';

test.each([
  ['the first minute of the first day', '2026-11-01', '2026-10-31T14:00:00Z', true],
  ['the minute before', '2026-11-01', '2026-10-31T13:59:59Z', false],
  ['any draw where there is no first day', null, '2020-01-01T00:00:00Z', true],
])('%s', (_name, from, drawnAt, counts) => {
  const former = formerPeriod({ from, once: 'altogether' }, zone);
  expect([former?.id, former?.counts(new Date(drawnAt))]).toEqual(['altogether', counts]);
});

test('days, months and years have always had ids of their own', () => {
  for (const once of ['a day', 'a month', 'a year'] as const)
    expect(formerPeriod({ from: '2026-11-01', once }, zone)).toBeNull();
});
