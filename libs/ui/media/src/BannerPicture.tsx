import { imageUrl, srcSet } from '@forecourt/image-url';

/** A picture across the page, and another one for phones. */
export interface BannerPictureProps {
  /** Path of the picture, 1920 by 540. */
  src: string;
  /** Path of the same subject, 4:5, for screens narrower than 768 pixels; null cuts one out of `src`. */
  portrait: string | null;
  /** Alternative text; empty for decoration. */
  alt: string;
}

const WIDE = { width: 1920, height: 540, widths: [960, 1600, 1920] };
const UPRIGHT = { width: 600, height: 750, widths: [400, 600, 800, 1200] };

/** A picture across the page, 32:9, and upright on phones. Its room is reserved before it loads, so that nothing moves. */
export function BannerPicture({ src, portrait, alt }: BannerPictureProps) {
  const upright = portrait ?? src;
  return (
    <picture className="contents">
      <source
        media="(width < 768px)"
        srcSet={srcSet(upright, UPRIGHT) || upright}
        sizes="100vw"
        width={600}
        height={750}
      />
      <img
        src={imageUrl(src, { width: 1600, height: 450 })}
        srcSet={srcSet(src, WIDE) || undefined}
        sizes="(width >= 1440px) 1312px, 100vw"
        width={1920}
        height={540}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="picture block aspect-4/5 w-full rounded-media bg-stage object-cover md:aspect-32/9"
      />
    </picture>
  );
}
