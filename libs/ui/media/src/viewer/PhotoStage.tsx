import { imageUrl, srcSet } from '@forecourt/image-url';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { GalleryPicture, StandingIn } from '../galleryPicture.ts';
import { useKeys } from '../useKeys.ts';
import { useSnapTrack } from '../useSnapTrack.ts';
import { useZoom } from './useZoom.ts';

export interface PhotoStageProps extends StandingIn {
  /** The vehicle's name. */
  name: string;
  images: readonly GalleryPicture[];
  /** The photo that it opens with, from 0. */
  first: number;
  /** Called with the index of the current photo when it changes. */
  onShow(index: number): void;
}

const WIDTHS = [480, 800, 1200, 1600, 1920];
const ZOOM_STEP = 1.5;
const PAN_STEP = 80;

/**
 * Photos as large as the viewport: swiped or stepped through by arrow keys, buttons and thumbnails; zoomed by wheel, pinch,
 * double click, plus and minus; a zoomed photo is panned by drag or by Shift and the arrow keys.
 */
export function PhotoStage({ name, images, standIn, first, onShow }: PhotoStageProps) {
  const root = useRef<HTMLDivElement>(null);
  // Only the initial index: `onShow` reports the current photo back, which must not interrupt a longer scroll.
  const [start] = useState(first);
  const { track, goTo, first: shown } = useSnapTrack(start);
  const { scale, zoomBy, panBy, reset } = useZoom(track, shown);
  const last = images.length - 1;

  useEffect(() => onShow(shown), [onShow, shown]);

  const step = (by: number) => {
    reset();
    goTo(Math.min(last, Math.max(0, shown + by)));
  };
  useKeys(root, ({ key, shiftKey }) => {
    const moves: Record<string, () => void> = shiftKey
      ? {
          ArrowLeft: () => panBy(PAN_STEP, 0),
          ArrowRight: () => panBy(-PAN_STEP, 0),
          ArrowUp: () => panBy(0, PAN_STEP),
          ArrowDown: () => panBy(0, -PAN_STEP),
          '+': () => zoomBy(ZOOM_STEP),
        }
      : {
          ArrowLeft: () => step(-1),
          ArrowRight: () => step(1),
          Home: () => step(-last),
          End: () => step(last),
          '+': () => zoomBy(ZOOM_STEP),
          '=': () => zoomBy(ZOOM_STEP),
          '-': () => zoomBy(1 / ZOOM_STEP),
          '0': reset,
        };
    const move = moves[key];
    move?.();
    return move !== undefined;
  });

  return (
    <div ref={root} className="photo-stage">
      <ul ref={track} tabIndex={0} aria-label="Photos" className="snap-row photo-track">
        {images.map(({ url }, index) => (
          <li key={`${index} ${url}`} className="photo-slide" aria-hidden={index !== shown}>
            <img
              src={imageUrl(url, { width: 1200, height: 800, standIn })}
              srcSet={srcSet(url, { width: 1200, height: 800, widths: WIDTHS, standIn }) || undefined}
              sizes="min(100vw, 1080px)"
              alt={`${name}, photo ${index + 1} of ${images.length}`}
              width={1200}
              height={800}
              loading={Math.abs(index - shown) <= 1 ? 'eager' : 'lazy'}
              decoding="async"
              draggable={false}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <>
          <Arrow label="Previous photo" side="left" disabled={shown === 0} onClick={() => step(-1)} />
          <Arrow label="Next photo" side="right" disabled={shown === last} onClick={() => step(1)} />
          <ul aria-label={`Photos of ${name}`} className="photo-strip snap-row">
            {images.map(({ thumb }, index) => (
              <li key={`${index} ${thumb}`} className="shrink-0">
                <button
                  type="button"
                  aria-label={`Show photo ${index + 1}`}
                  aria-current={index === shown ? 'true' : undefined}
                  onClick={() => step(index - shown)}
                  className="photo-thumb"
                >
                  <img
                    src={imageUrl(thumb, { width: 240, height: 160, standIn })}
                    alt=""
                    width={112}
                    height={75}
                    loading="lazy"
                    decoding="async"
                  />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div role="group" aria-label="Zoom" className="photo-zoom">
        <button
          type="button"
          aria-label="Zoom out"
          disabled={scale === 1}
          className="dark-button"
          onClick={() => zoomBy(1 / ZOOM_STEP)}
        >
          <ZoomOut aria-hidden size={20} strokeWidth={1.75} />
        </button>
        <button type="button" aria-label="Zoom in" className="dark-button" onClick={() => zoomBy(ZOOM_STEP)}>
          <ZoomIn aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </div>
    </div>
  );
}

function Arrow({
  label,
  side,
  disabled,
  onClick,
}: {
  label: string;
  side: 'left' | 'right';
  disabled: boolean;
  onClick(): void;
}) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      data-side={side}
      className="photo-arrow dark-button"
    >
      <Icon aria-hidden size={24} strokeWidth={1.75} />
    </button>
  );
}
