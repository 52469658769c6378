import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Key, ReactNode } from 'react';
import { useSnapTrack } from './useSnapTrack.ts';

/** Slides with buttons to the previous and the next ones. */
export interface CarouselProps {
  /** Accessible name of the carousel, such as "Our locations". */
  label: string;
  /** Content left of the buttons, usually a heading. */
  heading?: ReactNode;
  slides: readonly { key: Key; content: ReactNode }[];
  /** Hint below the row on phones, such as "Swipe for more". */
  hint?: string;
  /** A link below the row, such as to all of them. */
  more?: ReactNode;
}

const arrow =
  'inline-flex size-11 items-center justify-center rounded-control border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken disabled:border-line disabled:text-ink-2/60 disabled:hover:bg-surface';

/**
 * A carousel with scroll snapping and previous/next buttons, three slides in view on wide screens, two on tablets, and one with a
 * part of the next on phones. It has no autoplay. Without JavaScript it is a row that scrolls by touch or arrow keys, without buttons.
 */
export function Carousel({ label, heading, slides, hint, more }: CarouselProps) {
  const { track, goTo, first, last, atStart, atEnd } = useSnapTrack();
  const count = slides.length;
  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div className="mb-6 flex items-end justify-between gap-4">
        <div className="min-w-0">{heading}</div>
        <div
          className={clsx(
            'hidden shrink-0 items-center gap-2 noscript:hidden',
            count > 2 && 'md:flex',
            count < 4 && 'lg:hidden',
          )}
        >
          <span aria-live="polite" className="mr-2 text-small text-ink-2 tabular-nums">
            {last > first && `${first + 1} – ${last + 1} of ${count}`}
          </span>
          <button
            type="button"
            aria-label={`Previous, ${label}`}
            disabled={atStart}
            onClick={() => goTo((now) => now.first - (now.last - now.first + 1))}
            className={arrow}
          >
            <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />
          </button>
          <button
            type="button"
            aria-label={`Next, ${label}`}
            disabled={atEnd}
            onClick={() => goTo((now) => now.last + 1)}
            className={arrow}
          >
            <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
          </button>
        </div>
      </div>
      <ul
        ref={track}
        tabIndex={0}
        aria-label={`${label}, scrolls sideways`}
        className="snap-row -mx-gutter scroll-px-gutter gap-grid px-gutter py-1 md:mx-0 md:scroll-px-0 md:px-0"
      >
        {/* Positioned: hidden words of a slide scroll with it and do not widen the page. */}
        {slides.map(({ key, content }, index) => (
          <li
            key={key}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${count}`}
            className="relative w-[86%] shrink-0 snap-start sm:w-[46%] lg:w-[calc((100%-2*var(--grid-gap))/3)]"
          >
            {content}
          </li>
        ))}
      </ul>
      {hint && count > 1 && <p className="mt-3 text-small text-ink-3 md:hidden">{hint}</p>}
      {more}
    </section>
  );
}
