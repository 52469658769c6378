import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCents } from './readCents.ts';

test.each<readonly [text: string, cents: number | null]>([
  ['250', 25_000],
  ['$1,250.50', 125_050],
  [' 1 250.5 ', 125_050],
  ['A$0.10', 10],
  ['19.99', 1_999],
  ['12,345,678', 1_234_567_800],
  ...['', '-5', '1.234', '1,25', '12,5000', '1e3', '250k', '5 dollars', '.5', '1.', '0x10'].map(
    (text) => [text, null] as const,
  ),
])('%j is %s cents', (text, cents) => expect(readCents(text)).toBe(cents));

test('every amount up to ten million dollars is read exactly as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(readCents(text)).toBe(cents);
    }),
  );
});
