import { describe, expect, it } from 'vitest';
import { reviewSummary } from './reviewSummary.ts';

describe('reviewSummary', () => {
  it.each([
    ['4.5', '4.5', 540, '540', [1, 1, 1, 1, 0.5], 'Based on 540 reviews'],
    ['4', '4.0', 1312, '1,312', [1, 1, 1, 1, 0], 'Based on 1,312 reviews'],
    ['5.0', '5.0', 1, '1', [1, 1, 1, 1, 1], 'Based on 1 review'],
    ['4.73', '4.7', 2, '2', [1, 1, 1, 1, 0.73], 'Based on 2 reviews'],
  ])('[LO-02] shows %s as %s of %d', (said, average, given, count, stars, text) => {
    const rating = Number(said);
    expect(reviewSummary({ average_rating: said, count: given })).toEqual({
      rating,
      average,
      stars,
      count,
      text,
    });
  });

  it.each([
    ['3.99', 540, undefined, false],
    ['4', 540, undefined, true],
    ['3', 540, 3, true],
    ['2.9', 540, 3, false],
    ['4.5', 0, undefined, false],
    ['4.5', null, undefined, false],
    ['5.1', 540, undefined, false],
    ['good', 540, undefined, false],
    [null, 540, undefined, false],
  ])('[LO-02] shows %j of %j with the minimum %s: %j', (average, count, minRating, shown) => {
    expect(reviewSummary({ average_rating: average, count }, { minRating }) !== null).toBe(shown);
  });

  it('[LO-02] fills the third star partly if a site shows low ratings', () => {
    expect(reviewSummary({ average_rating: '2.25', count: 3 }, { minRating: 0 })?.stars).toEqual([
      1, 1, 0.25, 0, 0,
    ]);
  });

  it('[LO-02] shows nothing without reviews', () => {
    expect(reviewSummary(null)).toBe(null);
  });
});
