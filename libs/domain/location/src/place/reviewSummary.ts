import { formatNumber, readNumber } from '@forecourt/vehicle';

/** The lowest average that shows stars when a site says nothing (specification 9). */
export const MIN_RATING = 4;

/** A rating to show: the average, how full each of five stars is (0 to 1), and the words beside them. */
export type ReviewSummary = { rating: number; stars: [number, number, number, number, number]; text: string };

/**
 * The rating of a location, when its average (a text) is at least the site's minimum and someone has reviewed it; else
 * `null`. Five stars fill from the left, the last partly; 5.0 fills all (decisions 113).
 *
 * @example reviewSummary({ average_rating: '4.5', count: 1312 })?.text // 'Based on 1,312 reviews'
 */
export function reviewSummary(
  reviews: { average_rating: string | null; count: number | null } | null,
  { minRating = MIN_RATING }: { minRating?: number } = {},
): ReviewSummary | null {
  const rating = readNumber(reviews?.average_rating);
  const count = reviews?.count ?? 0;
  if (rating === null || rating < minRating || rating > 5 || count <= 0) return null;
  const fill = (star: number) => Math.min(1, Math.max(0, Math.round((rating - star) * 100) / 100));
  const text = `Based on ${formatNumber(count)} ${count === 1 ? 'review' : 'reviews'}`;
  return { rating, stars: [fill(0), fill(1), fill(2), fill(3), fill(4)], text };
}
