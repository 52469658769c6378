import { imageUrl, srcSet } from '@forecourt/image-url';
import { clsx } from 'clsx';

export interface PictureProps {
  /** Path or address of the original; null shows the empty stage. */
  src: string | null;
  alt: string;
  /** Widest place on a page, CSS pixels; the shape is 3:2 unless `height` says otherwise. */
  width: number;
  height?: number;
  /** The `sizes` attribute: how wide the picture is at each breakpoint. */
  sizes: string;
  /** Above the fold: loaded at once and first. */
  priority?: boolean;
  className?: string;
}

/** A picture in a reserved box: nothing moves when it arrives, and a phone gets a phone's size. */
export function Picture({
  src,
  alt,
  width,
  height = Math.round((width * 2) / 3),
  sizes,
  priority,
  className,
}: PictureProps) {
  if (!src)
    return (
      <span
        role="img"
        aria-label={alt || 'No picture yet'}
        className={clsx('grid place-items-center bg-stage text-[14px] text-ink-2', className)}
      >
        Photos coming soon
      </span>
    );
  const set = srcSet(src, { width, height });
  return (
    <img
      src={imageUrl(src, { width, height })}
      {...(set ? { srcSet: set, sizes } : {})}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={clsx('bg-stage object-cover object-[50%_52%]', className)}
    />
  );
}
