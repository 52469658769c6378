import { imageUrl, srcSet } from '@forecourt/image-url';
import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';

/** A picture in a reserved box. Width and height are its pixels. */
export interface PictureProps {
  /** URL as in the stock or the config; null shows a plain placeholder of the same aspect ratio. */
  src: string | null;
  /** Alternative text; empty where the text beside the picture says the same. */
  alt: string;
  /** Fallback drawn when the picture fails to load: the result of `standIn` for a vehicle; omitted for other pictures. */
  standIn?: string | undefined;
  /** The largest display width on a page, in CSS pixels; the `srcset` widths follow from it. */
  width: number;
  /** In CSS pixels; by default the aspect ratio is 3:2. */
  height?: number;
  /** The `sizes` attribute; `width` by default. */
  sizes?: string;
  /** The `srcset` widths, in pixels, where half, once and twice `width` do not suit a page. */
  widths?: readonly number[];
  /** `true`: eager with high fetch priority (the first picture of a page). `second`: eager with low fetch priority. Omitted: lazy. */
  priority?: boolean | 'second';
  /** Focal point kept in view when the picture is cropped, in percent from the left and the top; 50 and 52 by default. */
  focal?: { x: number; y: number };
  /** Fades the edges into the studio background. Only for studio renders, never for photographs taken in a yard. */
  melt?: boolean;
  /** No background colour, for pictures whose edges match the colour behind them. */
  bare?: boolean;
  /** Shows a tiny blurred copy until the picture loads. For pictures that fill much of the viewport. */
  blurUp?: boolean;
  className?: string;
}

/** Width of the blurred copy, pixels: enough to recognise the picture, about 1 KB. */
const TINY = { width: 96, quality: 50 };

/**
 * A picture in a reserved box (no layout shift) that shows the stage colour until it is decoded. The browser gets
 * a `srcset` of widths from the image resizer. No inline styles: the strict content security policy forbids them.
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

/** `focal.css` has a class for every ten percent. */
function tens(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / 10) * 10));
}
