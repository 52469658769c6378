import { Carousel } from '@forecourt/media';
import { StarRating } from '@forecourt/primitives';
import { ArrowRight } from 'lucide-react';

/** Reviews in a carousel, with their source. */
export interface ReviewRowProps {
  title: string;
  /** Average and number of reviews, such as 4.6 and "Based on 684 reviews"; null hides them. */
  rating: { rating: number; average: string; text: string } | null;
  /** URL of all reviews at Google; null hides the link. */
  href: string | null;
  /** The dealer's name, for its replies. */
  dealer: string;
  reviews: readonly {
    id: number;
    name: string;
    date: string;
    dateText: string;
    rating: number;
    text: string;
    reply: string | null;
  }[];
}

/** Reviews in a carousel, with their source. */
export function ReviewRow({ title, rating, href, dealer, reviews }: ReviewRowProps) {
  return (
    <Carousel
      label={title}
      heading={
        <>
          <h2 className="text-h2">{title}</h2>
          {rating ? (
            <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-body text-ink-2">
              <span className="font-bold text-ink">{rating.average}</span>
              <StarRating rating={rating.rating} />
              {rating.text} on Google
            </p>
          ) : (
            <p className="mt-3 text-body text-ink-2">The newest reviews on Google</p>
          )}
        </>
      }
      hint="Swipe to read more reviews"
      slides={reviews.map(({ id, name, date, dateText, rating: stars, text, reply }) => ({
        key: id,
        content: (
          <article className="flex h-full flex-col rounded-card border border-line bg-surface p-card md:p-6">
            <StarRating rating={stars} />
            <p className="mt-3 flex-1 text-body">{text}</p>
            {reply && (
              <p className="mt-4 border-l-2 border-line pl-4 text-small text-ink-2">
                <span className="font-semibold">{dealer} replied: </span>
                {reply}
              </p>
            )}
            <p className="mt-4 text-small text-ink-2">
              <span className="font-semibold text-ink">{name}</span>, <time dateTime={date}>{dateText}</time>,
              on Google
            </p>
          </article>
        ),
      }))}
      more={
        href && (
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className="mt-4 inline-flex min-h-11 items-center gap-2 text-body font-semibold text-brand-text hover:underline"
          >
            Read all reviews on Google <span className="sr-only">(opens a new window)</span>
            <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
          </a>
        )
      }
    />
  );
}
