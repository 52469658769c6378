import { reviewSummary } from './reviewSummary.ts';
import type { ReviewSummary } from './reviewSummary.ts';

/** What a site shows of ratings. */
interface RatingSite {
  reviews: { show: boolean; minimumRating: number };
}
interface Rated {
  reviews: { average_rating: string | null; count: number | null } | null;
}

/** The rating of a location as its site shows it; null if the site hides ratings, or the average is below its minimum. (HM-02) */
export function locationRating({ reviews }: RatingSite, location: Rated | undefined): ReviewSummary | null {
  if (!reviews.show) return null;
  return reviewSummary(location?.reviews ?? null, { minRating: reviews.minimumRating });
}

/** The rating of all locations together: their averages, weighted by the number of reviews. */
export function siteRating({ reviews }: RatingSite, locations: readonly Rated[]): ReviewSummary | null {
  const rated = locations.flatMap(({ reviews: each }) => {
    const average = Number(each?.average_rating ?? Number.NaN);
    return each?.count && Number.isFinite(average) ? [{ average, count: each.count }] : [];
  });
  const count = rated.reduce((sum, each) => sum + each.count, 0);
  if (!reviews.show || count === 0) return null;
  const stars = rated.reduce((sum, each) => sum + each.average * each.count, 0);
  return reviewSummary(
    { average_rating: (stars / count).toFixed(1), count },
    { minRating: reviews.minimumRating },
  );
}
