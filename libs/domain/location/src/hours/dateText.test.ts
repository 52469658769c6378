import { expect, it } from 'vitest';
import { dateText } from './dateText.ts';

it.each([
  ['2026-11-21', '21 November 2026'],
  ['2027-01-01', '1 January 2027'],
  ['2026-12-31', '31 December 2026'],
  ['2026-13-01', '2026-13-01'],
  ['soon', 'soon'],
  ['', ''],
])('%j reads %j', (date, text) => {
  expect(dateText(date)).toBe(text);
});
