import { formatNumber, readNumber } from '@forecourt/values';

/** The lowest average that shows stars. Default of a site. */
export const MIN_RATING = 4;

/**
 * A rating for display: the average with one decimal, the fill of each of five stars (0 to 1), the number of reviews as text, and
 * the text beside the stars.
 */
export type ReviewSummary = {
  rating: number;
  average: string;
  stars: [number, number, number, number, number];
  count: string;
  text: string;
};

/**
 * The rating of a location, if its average (a text) is at least the site's minimum and it has reviews; else `null`. Five stars
 * fill from the left, the last partly; 5.0 fills all (ruling 113).
 *
 * @example reviewSummary({ average_rating: '4.5', count: 1312 })?.text // 'Based on 1,312 reviews'
 */
export function reviewSummary(
  reviews: { average_rating: string | null; count: number | null } | null,
  { minRating = MIN_RATING }: { minRating?: number } = {},
): ReviewSummary | null {
  const rating = readNumber(reviews?.average_rating);
  const reviewed = reviews?.count ?? 0;
  if (rating === null || rating < minRating || rating > 5 || reviewed <= 0) return null;
  const fill = (star: number) => Math.min(1, Math.max(0, Math.round((rating - star) * 100) / 100));
  const count = formatNumber(reviewed);
  return {
    rating,
    average: rating.toFixed(1),
    stars: [fill(0), fill(1), fill(2), fill(3), fill(4)],
    count,
    text: `Based on ${count} ${reviewed === 1 ? 'review' : 'reviews'}`,
  };
}
