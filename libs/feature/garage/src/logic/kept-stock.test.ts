import { fixedNow, namedCars } from '@forecourt/fixtures';
import { searchDocument } from '@forecourt/stock-search';
import { beforeEach, describe, expect, test } from 'vitest';
import { ageText, keepStock, readKeptStock } from './kept-stock.ts';

const slug = 'kept';
const key = `forecourt:${slug}:garage-stock`;
const hit = searchDocument(namedCars.plain, { now: fixedNow });

beforeEach(() => window.localStorage.clear());

describe('stock data that a browser kept', () => {
  test('is read with its time, also of a vehicle that has left', () => {
    const stock = new Map([
      [hit.id, hit],
      ['999', null],
    ]);
    keepStock(slug, { at: 7, stock });
    expect(readKeptStock(slug)).toEqual({ at: 7, stock });
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['no time', { stock: [] }],
    ['no list', { at: 7, stock: {} }],
  ])('is none with %s', (_what, state) => {
    window.localStorage.setItem(key, JSON.stringify({ version: 1, state }));
    expect(readKeptStock(slug)).toBeNull();
  });

  test('is without what is no vehicle, or another one', () => {
    const state = { at: 7, stock: [[hit.id, { id: 'x' }], [hit.id, 7], 'x', [7, null], ['1', null]] };
    window.localStorage.setItem(key, JSON.stringify({ version: 1, state }));
    expect(readKeptStock(slug)).toEqual({ at: 7, stock: new Map([['1', null]]) });
  });
});

test.each([
  [0, 'less than a minute ago'],
  [60_000, '1 minute ago'],
  [59.9 * 60_000, '59 minutes ago'],
  [7_200_000, '2 hours ago'],
  [47 * 3_600_000, '47 hours ago'],
  [49 * 3_600_000, '2 days ago'],
])('an age of %i ms is %s', (ms, text) => expect(ageText(ms)).toBe(text));
