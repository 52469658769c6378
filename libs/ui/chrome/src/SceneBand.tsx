import { imageUrl, srcSet } from '@forecourt/image-url';
import { clsx } from 'clsx';

export interface SceneBandProps {
  /** Path of the picture, 16:9. */
  image: string;
  /** Alternative text; empty for decoration. */
  alt: string;
  /** `page`: as wide as the page, below the header, eager. `panel`: fills its box, lazy. */
  place: 'page' | 'panel';
}

const WIDTHS = [600, 800, 1200, 1600, 1920];

/** The dealer's scene on a page without a vehicle. Its lower half has what matters: the vehicles on their ground. */
export function SceneBand({ image, alt, place }: SceneBandProps) {
  const isPage = place === 'page';
  return (
    <img
      src={imageUrl(image, { width: 1200 })}
      srcSet={srcSet(image, { width: 1920, widths: WIDTHS }) || undefined}
      sizes={isPage ? '100vw' : '(width >= 768px) 620px, 100vw'}
      width={1920}
      height={1080}
      alt={alt}
      loading={isPage ? 'eager' : 'lazy'}
      decoding="async"
      className={clsx(
        'picture block w-full bg-stage object-cover object-[70%_74%] print:hidden',
        isPage
          ? 'h-[clamp(11rem,25vw,26rem)]'
          : 'aspect-16/9 rounded-media md:aspect-auto md:h-full md:min-h-70',
      )}
    />
  );
}
