import { expect, it } from 'vitest';
import { weekdayOf } from './weekdayOf.ts';

it.each([
  ['2026-11-21', 6],
  ['2026-11-22', 0],
  ['2026-11-23', 1],
  ['2024-02-29', 4],
  ['tomorrow', Number.NaN],
  ['', Number.NaN],
])('[LO-02] the weekday of %j is %s', (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});
