import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locationRating, siteRating } from './locationRating.ts';
import { shownReviews } from './shownReviews.ts';

const site = (show: boolean, minimumRating: number) => ({ reviews: { show, minimumRating } });
const rated = (average_rating: string | null, count: number) => ({ reviews: { average_rating, count } });
const review = (id: number, review_date: string, rating = 5, location_id = 1) => ({
  id,
  location_id,
  customer_name: `Customer ${id}`,
  text: 'Straight with us.',
  rating,
  review_date,
  reply_text: null,
});

describe('the rating that a site shows', () => {
  it.each([
    [site(true, 4), '3.9', undefined],
    [site(true, 3), '3.9', 'Based on 20 reviews'],
    [site(true, 4), '4.0', 'Based on 20 reviews'],
    [site(false, 3), '4.9', undefined],
    [site(true, 0), null, undefined],
  ])('[HM-02] %j shows an average of %s as %s', (of, average, text) => {
    expect(locationRating(of, rated(average, 20))?.text).toBe(text);
    expect(siteRating(of, [rated(average, 20)])?.text).toBe(text);
  });

  it('a location without reviews has none', () => {
    expect(locationRating(site(true, 4), undefined)).toBeNull();
    expect(siteRating(site(true, 4), [{ reviews: null }, rated('5', 0)])).toBeNull();
  });

  it('all locations together are weighted by their number of reviews', () => {
    const of = siteRating(site(true, 4), [rated('5.0', 300), rated('4.0', 100), rated(null, 7)]);
    expect(of).toMatchObject({ average: '4.8', rating: 4.8, count: '400', stars: [1, 1, 1, 1, 0.8] });
  });
});

describe('the reviews that a site shows', () => {
  it('[HM-02] the newest come first, whatever their stars, as many as the site shows', () => {
    const all = [
      review(1, '2026-10-01'),
      review(2, '2026-11-03', 1),
      review(3, '2026-11-03'),
      review(4, '2026-09-01'),
    ];
    expect(shownReviews(all, { quantity: 3 }).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(shownReviews(all, { quantity: 3 })[0]).toEqual({
      id: 3,
      name: 'Customer 3',
      date: '2026-11-03',
      dateText: '3 November 2026',
      rating: 5,
      text: 'Straight with us.',
      reply: null,
    });
  });

  it('a location shows its own', () => {
    const all = [review(1, '2026-10-01', 5, 101), review(2, '2026-11-03', 4, 102)];
    expect(shownReviews(all, { quantity: 12, locationId: 101 }).map(({ id }) => id)).toEqual([1]);
  });

  it('law: no review is shown before a newer one, and none that is left out is newer', () => {
    const dates = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`);
    fc.assert(
      fc.property(fc.array(dates, { maxLength: 30 }), fc.integer({ min: 1, max: 12 }), (days, quantity) => {
        const all = days.map((day, index) => review(index + 1, day));
        const shown = shownReviews(all, { quantity }).map(({ date }) => date);
        expect(shown).toEqual(days.toSorted().toReversed().slice(0, quantity));
      }),
    );
  });
});
