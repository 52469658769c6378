import { namedCars } from '@forecourt/fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_FAVOURITES, parseFavourites } from './favourite.ts';
import { favouriteOf } from './favourite-of.ts';
import type { Favourite } from './favourite.ts';
import { favouriteNoted, favouriteRemoved, favouritesSlice } from './favourites-slice.ts';
import { toggleFavourite } from './toggle-favourite.ts';

const { reducer } = favouritesSlice;
const numbered = (id: number): Favourite => ({ ...favouriteOf(namedCars.plain), id: String(id) });
const list = (length: number) => Array.from({ length }, (_, at) => numbered(at));

describe('the stored data of a vehicle', () => {
  test('is its id as text and its name, nothing else', () => {
    const { id, name, slug, make, model, primary_image_url } = namedCars.plain;
    expect(favouriteOf(namedCars.plain)).toEqual({
      id: String(id),
      name,
      slug,
      make,
      model,
      primary_image_url,
    });
  });
});

describe('the list of saved vehicles', () => {
  test('has a vehicle after its heart is pressed, and not after the second press or its removal', () => {
    const one = toggleFavourite([], numbered(1)).list;
    expect(one).toEqual([numbered(1)]);
    expect(toggleFavourite(one, { ...numbered(1), name: 'Again' })).toEqual({ list: [], news: 'removed' });
    expect(reducer(one, favouriteRemoved('2'))).toEqual(one);
    expect(reducer(one, favouriteRemoved('1'))).toEqual([]);
  });

  test('keeps a note, which an empty one takes away', () => {
    const list = [numbered(1), numbered(2)];
    const noted = reducer(list, favouriteNoted({ id: '2', note: 'Ask about tyres' }));
    expect(noted).toEqual([numbered(1), { ...numbered(2), note: 'Ask about tyres' }]);
    expect(reducer(noted, favouriteNoted({ id: '2', note: '' }))).toEqual(list);
  });

  test('has a limit of a hundred, and ignores one more', () => {
    const full = list(MOST_FAVOURITES);
    expect(toggleFavourite(list(99), numbered(99))).toEqual({ list: full, news: 'saved' });
    expect(toggleFavourite(full, numbered(100))).toEqual({ list: full, news: 'full' });
  });

  test('law: has no duplicates and at most a hundred, and adds a vehicle if there is room', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 130 }), { maxLength: 300 });
    fc.assert(
      fc.property(steps, (taken) => {
        let state: Favourite[] = [];
        for (const id of taken) {
          const full = state.length === MOST_FAVOURITES;
          const wasSaved = state.some((each) => each.id === String(id));
          const { list, news } = toggleFavourite(state, numbered(id));
          state = list;
          const ids = state.map((each) => each.id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(ids.length).toBeLessThanOrEqual(MOST_FAVOURITES);
          const expected = full ? 'full' : 'saved';
          expect(news).toBe(wasSaved ? 'removed' : expected);
          expect(ids.includes(String(id))).toBe(news === 'saved');
        }
        expect(parseFavourites(JSON.parse(JSON.stringify(state)))).toEqual(state);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the stored list', () => {
  test.each<[string, unknown, Favourite[] | null]>([
    ['a list', [numbered(1), numbered(2)], [numbered(1), numbered(2)]],
    [
      'a vehicle without a picture',
      [{ ...numbered(1), primary_image_url: null }],
      [{ ...numbered(1), primary_image_url: null }],
    ],
    ['a vehicle twice', [numbered(1), numbered(1)], [numbered(1)]],
    ['more than can be saved', list(120), list(100)],
    [
      'an id that is no number',
      [{ ...numbered(1), id: '1] || status:=withdrawn' }, numbered(2)],
      [numbered(2)],
    ],
    ['a price', [{ ...numbered(1), saved_price: 24_990 }], [{ ...numbered(1), saved_price: 24_990 }]],
    ['a note', [{ ...numbered(1), note: 'Red' }], [{ ...numbered(1), note: 'Red' }]],
    ['a note that is no text', [{ ...numbered(1), note: 7 }], []],
    ['a price that is text', [{ ...numbered(1), saved_price: '$1' }], []],
    ['a number as id', [{ ...numbered(1), id: 1 }], []],
    ['a vehicle without a name', [{ ...numbered(1), name: undefined }], []],
    ['things that are no vehicles', [null, 'x', 3, [], numbered(2)], [numbered(2)]],
    ['no list', { length: 1 }, null],
    ['nothing', null, null],
  ])('is parsed if it is %s', (_name, stored, expected) => {
    expect(parseFavourites(stored)).toEqual(expected);
  });

  test('law: is null for any value that is not a list', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const read = parseFavourites(stored);
        expect(read === null).toBe(!Array.isArray(stored));
      }),
    );
  });
});
