import { longDate } from '@forecourt/values';

/** A review of a location, with the fields of its source. */
interface Review {
  id: number;
  location_id: number;
  customer_name: string;
  text: string;
  rating: number;
  /** YYYY-MM-DD. */
  review_date: string;
  reply_text: string | null;
}

/** A review as a page shows it. */
export interface ShownReview {
  id: number;
  name: string;
  /** YYYY-MM-DD. */
  date: string;
  dateText: string;
  rating: number;
  text: string;
  reply: string | null;
}

/**
 * The newest reviews, of one location or of all, whatever their stars: a choice of good ones would mislead. (HM-02)
 *
 * @param quantity how many at most.
 */
export function shownReviews(
  reviews: readonly Review[],
  { quantity, locationId }: { quantity: number; locationId?: number },
): ShownReview[] {
  return reviews
    .filter(({ location_id }) => locationId === undefined || location_id === locationId)
    .toSorted((a, b) => b.review_date.localeCompare(a.review_date) || b.id - a.id)
    .slice(0, quantity)
    .map(({ id, customer_name: name, review_date: date, rating, text, reply_text: reply }) => ({
      id,
      name,
      date,
      dateText: longDate(date),
      rating,
      text,
      reply,
    }));
}
