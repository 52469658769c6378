import { imageUrl, srcSet } from '@forecourt/image-url';
import { clsx } from 'clsx';

/** A scene that fills its box, at the top of a page. */
export interface ScenePictureProps {
  /** Path of the landscape picture, 16:9, at least 1,920 pixels wide. */
  src: string;
  /** Path of the same scene as an upright picture, 4:5, for screens narrower than 700 pixels; null shows `src` there too. */
  portrait: string | null;
  /** Alternative text; empty for decoration. */
  alt: string;
  /** The `sizes` of the landscape picture. The upright one is as wide as the screen. */
  sizes?: string;
  /** Classes of the `img`: its height and its focal point (`object-*`). */
  className?: string;
}

/** From this screen width on the landscape picture is shown. */
const LANDSCAPE = '(width >= 700px)';
const PORTRAIT = '(width < 700px)';
const landscapeWidths = [800, 1200, 1600, 1920];
const portraitWidths = [400, 600, 800, 1200];

/**
 * A scene that fills its box, at the top of a page: eager, with high fetch priority, and preloaded by the media query that selects it,
 * so that the browser requests one file before it has read the body.
 */
export function ScenePicture({ src, portrait, alt, sizes = '100vw', className }: ScenePictureProps) {
  const landscape = srcSet(src, { width: 1920, widths: landscapeWidths });
  const upright = portrait && srcSet(portrait, { width: 1200, widths: portraitWidths });
  return (
    <>
      <Preload src={src} srcSet={landscape} sizes={sizes} media={upright ? LANDSCAPE : 'all'} />
      {portrait && upright && <Preload src={portrait} srcSet={upright} sizes="100vw" media={PORTRAIT} />}
      <picture className="contents">
        {upright && <source media={PORTRAIT} srcSet={upright} sizes="100vw" width={1080} height={1350} />}
        <img
          src={imageUrl(src, { width: 1200 })}
          srcSet={landscape || undefined}
          sizes={sizes}
          width={1920}
          height={1080}
          alt={alt}
          loading="eager"
          fetchPriority="high"
          decoding="sync"
          className={clsx('picture block w-full bg-stage object-cover', className)}
        />
      </picture>
    </>
  );
}

interface PreloadProps {
  src: string;
  srcSet: string;
  sizes: string;
  media: string;
}

/** React moves a link with an `href` into the head; browsers request a candidate of the set instead. */
function Preload({ src, srcSet: files, sizes, media }: PreloadProps) {
  if (!files) return null;
  return (
    <link
      rel="preload"
      as="image"
      href={imageUrl(src, { width: 1200 })}
      imageSrcSet={files}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  );
}
