import { lazyModule } from '@forecourt/browser';
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import type { GalleryPicture, StandingIn } from './galleryPicture.ts';
import { Picture } from './Picture.tsx';
import { useSnapTrack } from './useSnapTrack.ts';
import { WIDE_FRAME } from './wideFrame.ts';

/** Thumbnails appear above this many pictures. */
export const THUMBNAILS_ABOVE = 3;

/** So many slides side by side fill a usual wide screen: they need no centring, which would move the first ones while a slow page arrives. */
const FILLS = 6;

/** The `srcset` widths of the large picture, pixels: phones to wide screens. */
const WIDTHS = [400, 600, 800, 960, 1200, 1600];

/** An overlay that covers the pictures, such as the 360 view, and what a thumbnail click does to it. */
export interface GalleryCover {
  content: ReactNode;
  /** Called when the user picks a picture: hide the overlay. */
  onLeave(): void;
}

/** The position of a gallery. */
export interface GalleryPosition {
  /** Index of the current slide, from 0; the video comes after the pictures. */
  shown: number;
  goTo(slide: number): void;
}

export interface GalleryProps extends StandingIn {
  /** The vehicle's name; pictures are "2020 Nissan X-Trail, photo 2 of 6". */
  name: string;
  images: readonly GalleryPicture[];
  /** A slide after the pictures that plays a video; it does not count as a picture. */
  video?: ReactNode;
  /** The `sizes` attribute of the large picture. */
  sizes?: string;
  /** Round buttons over the picture, top right: save, full screen. */
  tools?: (at: GalleryPosition) => ReactNode;
  /** Pills over the picture, bottom left: spin, interior. On phones only the first: the others are in full screen, the video is a slide. */
  views?: (at: GalleryPosition) => ReactNode;
  /** One tag over the picture, top left. */
  tag?: ReactNode;
  cover?: GalleryCover | null;
  /** Full-width layout on wide viewports: the pictures stand side by side, without thumbnails. */
  wide?: boolean;
  /** The vehicle has no pictures and will get none: show a low box with a message instead of an empty stage. */
  empty?: boolean;
  /** Called with the index of the clicked picture, from 0. */
  onOpen?(photo: number): void;
  /** The colour of the vehicle in lower case, such as "red": the stage takes it. Null or unknown leaves the stage as it is. */
  paint?: string | null;
  className?: string;
}

const arrow =
  'absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-round bg-surface text-ink hover:bg-sunken disabled:opacity-50 md:grid noscript:hidden';

/**
 * The picture gallery of a vehicle: one large picture to swipe or step through, thumbnails when there are more than three.
 * Arrow keys work while the large picture has the focus. Without JavaScript the row still scrolls and the thumbnails
 * are anchor links.
 */
export function Gallery(props: GalleryProps) {
  const {
    name,
    images,
    standIn,
    video,
    sizes,
    tools,
    views,
    tag,
    cover,
    wide = false,
    onOpen,
    className,
  } = props;
  const { track, goTo, first, last, atStart, atEnd } = useSnapTrack();
  // A wide gallery has several pictures in view: at its end the last one counts.
  const shown = wide && atEnd && !atStart ? last : first;
  const photos = images.length;
  const slides = photos + (video ? 1 : 0);
  const step = (event: KeyboardEvent) => {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (move === undefined || event.target !== track.current) return;
    event.preventDefault();
    goTo(Math.min(slides - 1, shown + move));
  };
  const pick = (slide: number) => {
    cover?.onLeave();
    goTo(slide);
  };
  const at = { shown, goTo: pick };
  const frame = props.empty ? 'max-h-80' : wide ? WIDE_FRAME : undefined;
  return (
    <section
      aria-roledescription="carousel"
      aria-label={`Photos of ${name}`}
      data-wide={wide || undefined}
      className={clsx('isolate', wide && 'relative', className)}
    >
      <div className="stage-light relative" data-paint={props.paint}>
        <div className={clsx('gallery-stage relative overflow-hidden', !wide && 'md:rounded-media')}>
          {slides === 0 ? (
            <>
              <Picture src={null} alt={name} width={600} className={frame} />
              <p aria-hidden className="absolute inset-x-0 top-1/2 mt-8 text-center text-note text-ink-2">
                No photos yet
              </p>
            </>
          ) : (
            <>
              {slides > 1 && !cover && (
                <>
                  <Arrow side="left" disabled={atStart} onClick={() => goTo(shown - 1)} />
                  <Arrow side="right" disabled={atEnd} onClick={() => goTo(shown + 1)} />
                </>
              )}
              <ul
                ref={track}
                tabIndex={0}
                inert={Boolean(cover)}
                onKeyDown={step}
                onPointerEnter={pullable}
                className={clsx(
                  'snap-row',
                  wide && 'lg:gap-1',
                  wide && slides < FILLS && 'lg:justify-center-safe',
                )}
                aria-label="Photos"
              >
                {images.map(({ url }, index) => (
                  <li
                    key={`${index} ${url}`}
                    id={`photo-${index + 1}`}
                    aria-roledescription="slide"
                    aria-label={`${index + 1} of ${photos}`}
                    onClick={onOpen && (() => onOpen(index))}
                    className={clsx(
                      'w-full shrink-0 snap-start',
                      wide && 'lg:w-auto',
                      onOpen && 'cursor-zoom-in',
                    )}
                  >
                    <Picture
                      src={url}
                      alt={`${name}, photo ${index + 1} of ${photos}`}
                      standIn={standIn}
                      width={600}
                      widths={WIDTHS}
                      sizes={sizes}
                      priority={index === 0 || (index === 1 && 'second')}
                      blurUp
                      className={frame}
                    />
                  </li>
                ))}
                {video && (
                  <li
                    id="video"
                    aria-roledescription="slide"
                    aria-label="Video"
                    className={clsx('w-full shrink-0 snap-start', wide && 'lg:w-auto')}
                  >
                    {video}
                  </li>
                )}
              </ul>
            </>
          )}
          {cover?.content}
          {tag && <div className="absolute top-4 left-4 z-3">{tag}</div>}
          {tools && (
            <div className={clsx('absolute top-4 right-4 z-3 flex gap-2', wide && 'lg:top-6 lg:right-16')}>
              {tools(at)}
            </div>
          )}
          {views && !cover && (shown < photos || photos === 0) && (
            <div
              className={clsx(
                'absolute bottom-4 left-4 flex gap-2 max-md:[&>button:not(:first-child)]:hidden',
                wide && 'lg:bottom-8 lg:left-16',
              )}
            >
              {views(at)}
            </div>
          )}
          {slides > 1 && !cover && (
            <p
              className={
                shown < photos
                  ? clsx(
                      'pointer-events-none absolute right-4 bottom-4 rounded-round bg-surface px-4 py-2 text-small font-semibold tabular-nums noscript:hidden print:hidden',
                      wide && 'lg:right-16 lg:bottom-8',
                    )
                  : 'sr-only'
              }
            >
              <span aria-hidden>
                {shown + 1} / {photos}
              </span>
              <span aria-live="polite" className="sr-only">
                {shown < photos ? `Photo ${shown + 1} of ${photos}` : 'Video'}
              </span>
            </p>
          )}
        </div>
      </div>
      {photos > THUMBNAILS_ABOVE && !wide && (
        <GalleryThumbnails
          name={name}
          images={images}
          standIn={standIn}
          withVideo={Boolean(video)}
          shown={cover ? null : shown}
          onPick={pick}
        />
      )}
    </section>
  );
}

const loadMouseDrag = lazyModule(() => import('./mouseDrag.ts'));

/** Drag to scroll with a mouse; its code is loaded lazily, on the first mouse event. */
function pullable({ pointerType, currentTarget }: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'mouse') return;
  loadMouseDrag().then(
    ({ mouseDrag }) => mouseDrag(currentTarget),
    () => undefined, // buttons and keys still work
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
