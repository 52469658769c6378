import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import { Picture } from './Picture.tsx';
import { useSnapTrack } from './useSnapTrack.ts';

/** Thumbnails appear above this many pictures (specification 9). */
export const THUMBNAILS_ABOVE = 3;

export interface GalleryPicture {
  url: string;
  /** A smaller file of the same picture, for the strip. */
  thumb: string;
}

export interface GalleryProps {
  /** The vehicle's name; pictures are "2020 Nissan X-Trail, photo 2 of 6". */
  name: string;
  images: readonly GalleryPicture[];
  /** How wide the large picture is at which window width, as in HTML. */
  sizes?: string;
  /** Round buttons over the picture, top right: save, full screen. */
  tools?: ReactNode;
  /** Pills over the picture, bottom left: spin, interior. */
  views?: ReactNode;
  /** One tag over the picture, top left. */
  tag?: ReactNode;
  className?: string;
}

const arrow =
  'absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-round bg-surface text-ink hover:bg-sunken disabled:opacity-50 md:grid noscript:hidden';

/**
 * The pictures of a vehicle: one large, swiped or stepped through, the rest in a strip when there are more than three.
 * Arrow keys work while the large picture has the focus. Without JavaScript the row still swipes and the strip's links
 * still jump.
 */
export function Gallery({ name, images, sizes, tools, views, tag, className }: GalleryProps) {
  const { track, goTo, first: shown, atStart, atEnd } = useSnapTrack();
  const count = images.length;
  const step = (event: KeyboardEvent) => {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (move === undefined || event.target !== track.current) return;
    event.preventDefault();
    goTo(Math.min(count - 1, shown + move));
  };
  return (
    <section aria-roledescription="carousel" aria-label={`Photos of ${name}`} className={className}>
      <div className="relative overflow-hidden bg-stage md:rounded-media">
        {count === 0 ? (
          <Picture src={null} alt={name} width={960} />
        ) : (
          <>
            {count > 1 && (
              <>
                <Arrow side="left" disabled={atStart} onClick={() => goTo(shown - 1)} />
                <Arrow side="right" disabled={atEnd} onClick={() => goTo(shown + 1)} />
              </>
            )}
            <ul ref={track} tabIndex={0} onKeyDown={step} className="snap-row" aria-label="Photos">
              {images.map(({ url }, index) => (
                <li
                  key={`${index} ${url}`}
                  id={`photo-${index + 1}`}
                  aria-roledescription="slide"
                  aria-label={`${index + 1} of ${count}`}
                  className="w-full shrink-0 snap-start"
                >
                  <Picture
                    src={url}
                    alt={`${name}, photo ${index + 1} of ${count}`}
                    width={960}
                    sizes={sizes}
                    priority={index < 1}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        {tag && <div className="absolute top-4 left-4">{tag}</div>}
        {tools && <div className="absolute top-4 right-4 flex gap-2">{tools}</div>}
        {views && <div className="absolute bottom-4 left-4 flex gap-2">{views}</div>}
        {count > 1 && (
          <p className="absolute right-4 bottom-4 rounded-round bg-surface px-4 py-2 text-small font-semibold tabular-nums noscript:hidden">
            <span aria-hidden>
              {shown + 1} / {count}
            </span>
            <span aria-live="polite" className="sr-only">
              Photo {shown + 1} of {count}
            </span>
          </p>
        )}
      </div>
      {count > THUMBNAILS_ABOVE && (
        <GalleryThumbnails name={name} images={images} shown={shown} onPick={goTo} />
      )}
    </section>
  );
}

function Arrow({
  side,
  disabled,
  onClick,
}: {
  side: 'left' | 'right';
  disabled: boolean;
  onClick: () => void;
}) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={side === 'left' ? 'Previous photo' : 'Next photo'}
      disabled={disabled}
      onClick={onClick}
      className={clsx(arrow, side === 'left' ? 'left-5 z-1' : 'right-5 z-1')}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </button>
  );
}
