import { imageUrl, srcSet } from '@forecourt/image-url';
import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';

export interface PictureProps {
  /** Address as the stock or the config names it; null shows a quiet placeholder of the same shape. */
  src: string | null;
  /** What the picture shows; empty where the words beside it say so already. */
  alt: string;
  /** What is drawn in its place where it cannot be shown, as `standIn` says it of a vehicle; nothing is said of other pictures. */
  standIn?: string | undefined;
  /** The widest the picture gets on a page, in CSS pixels; the sizes offered to the browser follow from it. */
  width: number;
  /** In CSS pixels; the shape is 3:2 unless it says otherwise. */
  height?: number;
  /** How wide the picture is at which window width, as in HTML; the widest unless said. */
  sizes?: string;
  /** The widths to offer, in pixels, where half, once and twice `width` are not what a page needs. */
  widths?: readonly number[];
  /** The first picture of a page is asked for at once and before others, the `second` at once and after them; the rest wait until they are near. */
  priority?: boolean | 'second';
  /** What must stay in view where the picture is cropped, in percent from the left and the top; 50 and 52 unless said. */
  focal?: { x: number; y: number };
  /** Fades the rim into the studio behind it. Only for studio renders, never for photographs of a yard. */
  melt?: boolean;
  /** No ground of its own, for pictures that end in the colour they lie on. */
  bare?: boolean;
  /** A tiny copy, blurred, fills the box until the picture is there. For pictures that fill much of a window. */
  blurUp?: boolean;
  className?: string;
}

/** Wide enough to see what is coming, about a kilobyte. */
const TINY = { width: 96, quality: 50 };

/**
 * A picture in a box that is reserved before it arrives and shows the stage colour until it is decoded. The browser gets
 * a choice of widths from the resizer. There are no inline styles: a strict content policy forbids them.
 */
export function Picture({
  src,
  alt,
  standIn,
  width,
  height: wanted,
  sizes,
  widths,
  priority = false,
  focal,
  melt,
  bare = false,
  blurUp,
  className,
}: PictureProps) {
  const height = wanted ?? Math.round((width * 2) / 3);
  const style = clsx('block w-full', wanted === undefined && 'aspect-3/2', className);
  if (!src) return <Missing alt={alt} className={style} />;
  const loading = priority ? 'eager' : 'lazy';
  const image = (
    <img
      src={imageUrl(src, { width, height, standIn })}
      srcSet={srcSet(src, { width, height, standIn, ...(widths && { widths }) }) || undefined}
      sizes={sizes ?? `min(100vw, ${width}px)`}
      width={width}
      height={height}
      alt={alt}
      loading={loading}
      fetchPriority={priority === true ? 'high' : priority === 'second' ? 'low' : undefined}
      decoding={priority === true ? 'sync' : 'async'}
      data-focal-x={focal && tens(focal.x)}
      data-focal-y={focal && tens(focal.y)}
      className={clsx(
        'picture',
        melt && 'melt',
        !melt && !bare && !blurUp && 'bg-stage',
        style,
        blurUp && 'relative',
      )}
    />
  );
  if (!blurUp) return image;
  return (
    <span className={clsx('relative block overflow-hidden', !melt && 'bg-stage')}>
      <img
        src={imageUrl(src, { ...TINY, height: (TINY.width * height) / width, standIn: '' })}
        alt=""
        loading={loading}
        decoding="async"
        className={clsx('picture absolute inset-0 size-full scale-105 blur-md', melt && 'melt')}
      />
      {image}
    </span>
  );
}

function Missing({ alt, className }: { alt: string; className: string }) {
  const words = alt === '' ? 'No picture yet' : `${alt}, no picture yet`;
  return (
    <span role="img" aria-label={words} className={clsx('grid place-items-center bg-stage', className)}>
      <ImageOff aria-hidden size={32} strokeWidth={1.5} className="text-ink-2" />
    </span>
  );
}

/** The stylesheet knows focal points in steps of ten percent. */
function tens(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / 10) * 10));
}
