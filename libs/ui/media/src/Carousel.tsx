import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Key, ReactNode } from 'react';
import { useSnapTrack } from './useSnapTrack.ts';

export interface CarouselProps {
  /** Accessible name of the carousel, such as "Our locations". */
  label: string;
  /** Content left of the buttons, usually a heading. */
  heading?: ReactNode;
  slides: readonly { key: Key; content: ReactNode }[];
  /** Classes for the slide width per breakpoint; slightly less than the row on phones, so that the next slide shows. */
  slideClassName?: string;
  /** Hint below the row on phones, such as "Swipe for more". */
  hint?: string;
  className?: string;
}

const arrow =
  'inline-flex size-11 items-center justify-center rounded-control border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken disabled:border-line disabled:text-ink-2/60 disabled:hover:bg-surface';

/**
 * A carousel with scroll snapping and previous/next buttons. It has no autoplay. Without JavaScript it is a
 * row that scrolls, without buttons.
 */
export function Carousel({ label, heading, slides, slideClassName, hint, className }: CarouselProps) {
  const { track, goTo, first, last, atStart, atEnd } = useSnapTrack();
  const page = last - first + 1;
  const fits = atStart && atEnd;
  return (
    <section aria-roledescription="carousel" aria-label={label} className={className}>
      <div className="mb-6 flex items-end justify-between gap-4">
        <div className="min-w-0">{heading}</div>
        <div
          className={clsx('hidden shrink-0 items-center gap-2 md:flex noscript:hidden', fits && 'invisible')}
        >
          <span aria-live="polite" className="mr-2 text-small text-ink-2 tabular-nums">
            {first === last ? first + 1 : `${first + 1} – ${last + 1}`} of {slides.length}
          </span>
          <button
            type="button"
            aria-label={`Previous, ${label}`}
            disabled={atStart}
            onClick={() => goTo(first - page)}
            className={arrow}
          >
            <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />
          </button>
          <button
            type="button"
            aria-label={`Next, ${label}`}
            disabled={atEnd}
            onClick={() => goTo(last + 1)}
            className={arrow}
          >
            <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
          </button>
        </div>
      </div>
      <ul ref={track} className="snap-row gap-grid">
        {slides.map(({ key, content }, index) => (
          <li
            key={key}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            className={clsx(
              'shrink-0 snap-start',
              slideClassName ?? 'w-[86%] sm:w-[46%] lg:w-[calc((100%-3rem)/3)]',
            )}
          >
            {content}
          </li>
        ))}
      </ul>
      {hint && <p className={clsx('mt-3 text-small text-ink-3 md:hidden', fits && 'invisible')}>{hint}</p>}
    </section>
  );
}
