import { describe, expect, it } from 'vitest';
import { promoAt } from './promoAt.ts';

describe('promoAt', () => {
  it.each([
    [0, 'a'],
    [1, 'b'],
    [2, 'c'],
    [3, 'a'],
    [301, 'b'],
    [-1, null],
    [0.5, null],
    [Number.NaN, null],
    [Infinity, null],
  ])('[PR-06] gives card %d the promo %j', (count, expected) => {
    expect(promoAt(['a', 'b', 'c'], count)).toBe(expected);
  });

  it('[PR-06] returns null for every card without promos', () => {
    expect(promoAt([], 0)).toBeNull();
    expect(promoAt([], 5)).toBeNull();
  });
});
