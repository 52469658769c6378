import type { ReviewSummary } from '@forecourt/location';
import { StarRating } from '@forecourt/primitives';
import { ArrowRight } from 'lucide-react';

/** The Google rating of a location, with its source. */
export function Rating({ rating, reviewsHref }: { rating: ReviewSummary; reviewsHref: string | null }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-line p-card">
      <span aria-hidden className="text-[40px]/[44px] font-bold tracking-tight">
        {rating.average}
      </span>
      <div className="min-w-0 flex-1">
        <StarRating rating={rating.rating} />
        <p className="mt-1 text-small text-ink-2">{rating.text} on Google</p>
      </div>
      {reviewsHref && (
        <a
          href={reviewsHref}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center gap-2 text-note max-sm:w-full font-semibold text-brand-text hover:underline"
        >
          Read reviews <span className="sr-only">(opens a new window)</span>
          <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
        </a>
      )}
    </div>
  );
}
