import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import { Picture } from './Picture.tsx';
import { useSnapTrack } from './useSnapTrack.ts';
import { WIDE_FRAME } from './wideFrame.ts';

/** Thumbnails appear above this many pictures. */
export const THUMBNAILS_ABOVE = 3;

/** The widths that the large picture is offered in, pixels: telephones to wide screens. */
const WIDTHS = [400, 600, 800, 960, 1200, 1600];

export interface GalleryPicture {
  url: string;
  /** A smaller file of the same picture, for the strip. */
  thumb: string;
}

/** What stands in for pictures that cannot be shown, as `standIn` says it of the vehicle. */
export interface StandingIn {
  standIn?: string | undefined;
}

/** What stands before the pictures, such as the vehicle to turn, and what a thumbnail does to it. */
export interface GalleryCover {
  content: ReactNode;
  /** A picture was picked: the cover should go. */
  onLeave(): void;
}

/** Where a gallery stands. */
export interface GalleryPosition {
  /** The slide on show, from 0; the video comes after the pictures. */
  shown: number;
  goTo(slide: number): void;
}

export interface GalleryProps extends StandingIn {
  /** The vehicle's name; pictures are "2020 Nissan X-Trail, photo 2 of 6". */
  name: string;
  images: readonly GalleryPicture[];
  /** A slide after the pictures that plays a video; it does not count as a picture. */
  video?: ReactNode;
  /** How wide the large picture is at which window width, as in HTML. */
  sizes?: string;
  /** Round buttons over the picture, top right: save, full screen. */
  tools?: (at: GalleryPosition) => ReactNode;
  /** Pills over the picture, bottom left: spin, interior. */
  views?: (at: GalleryPosition) => ReactNode;
  /** One tag over the picture, top left. */
  tag?: ReactNode;
  cover?: GalleryCover | null;
  /** Across a wide window: lower than its pictures are, which are cut, with the strip over them. */
  wide?: boolean;
  /** There is nothing to see, nor will there be: a low box says so, in place of an empty stage. */
  empty?: boolean;
  /** A picture was clicked, counted from 0. */
  onOpen?(photo: number): void;
  className?: string;
}

const arrow =
  'absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-round bg-surface text-ink hover:bg-sunken disabled:opacity-50 md:grid noscript:hidden';

/**
 * The pictures of a vehicle: one large, swiped or stepped through, the rest in a strip when there are more than three.
 * Arrow keys work while the large picture has the focus. Without JavaScript the row still swipes and the strip's links
 * still jump.
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
  const { track, goTo, first: shown, atStart, atEnd } = useSnapTrack();
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
      className={clsx(wide && 'relative', className)}
    >
      <div className={clsx('relative overflow-hidden bg-stage', !wide && 'md:rounded-media')}>
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
              className="snap-row"
              aria-label="Photos"
            >
              {images.map(({ url }, index) => (
                <li
                  key={`${index} ${url}`}
                  id={`photo-${index + 1}`}
                  aria-roledescription="slide"
                  aria-label={`${index + 1} of ${photos}`}
                  onClick={onOpen && (() => onOpen(index))}
                  className={clsx('w-full shrink-0 snap-start', onOpen && 'cursor-zoom-in')}
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
                  className="w-full shrink-0 snap-start"
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
          <div className={clsx('absolute bottom-4 left-4 flex gap-2', wide && 'lg:bottom-32 lg:left-16')}>
            {views(at)}
          </div>
        )}
        {slides > 1 && !cover && (
          <p
            className={
              shown < photos
                ? clsx(
                    'pointer-events-none absolute right-4 bottom-4 rounded-round bg-surface px-4 py-2 text-small font-semibold tabular-nums noscript:hidden',
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
      {photos > THUMBNAILS_ABOVE && (
        <GalleryThumbnails
          name={name}
          images={images}
          standIn={standIn}
          withVideo={Boolean(video)}
          shown={cover ? null : shown}
          onPick={pick}
          wide={wide}
        />
      )}
    </section>
  );
}

/** A mouse pulls the row as a finger does; the code for that comes with the first mouse. */
function pullable({ pointerType, currentTarget }: PointerEvent<HTMLElement>): void {
  if (pointerType !== 'mouse') return;
  import('./mouseDrag.ts').then(
    ({ mouseDrag }) => mouseDrag(currentTarget),
    () => undefined, // the buttons and keys still do
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
