import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWholeText, matchWindow } from './matchWindow.ts';

describe('matchWindow', () => {
  it.each([
    ['side by side', [[3], [4]], 2, 1],
    ['the other way round', [[4], [3]], 2, 1],
    ['one word between', [[0], [2]], 2, 2],
    ['the nearest of several', [[0, 7], [8]], 2, 1],
    ['too far apart', [[0], [40]], 1, 0],
    ['three words, two near', [[0], [1], [60]], 2, 1],
    ['one word', [[5]], 1, 0],
  ])('%s', (_, places, words, distance) => {
    expect(matchWindow(places)).toMatchObject({ words, distance });
  });

  it('returns the positions of the words in the best window', () => {
    expect(matchWindow([[0, 20], [21], [90]]).positions).toEqual([20, 21, undefined]);
  });

  it('law: a distant repetition of one of two words changes nothing', () => {
    const position = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(position, position, (one, other) => {
        expect(matchWindow([[one], [other]])).toEqual(matchWindow([[one], [other, other + 1_000]]));
      }),
    );
  });
});

describe('isWholeText', () => {
  it.each([
    ['all of it', [[0], [1]], [false, true], true],
    ['in another order', [[1], [0]], [true, false], true],
    ['more words after', [[0], [1]], [false, false], false],
    ['more words before', [[1], [2]], [false, true], false],
    ['a word twice', [[0, 2], [1]], [true, false], false],
  ])('%s', (_, places, last, whole) => {
    expect(isWholeText(matchWindow(places), places, last)).toBe(whole);
  });
});
