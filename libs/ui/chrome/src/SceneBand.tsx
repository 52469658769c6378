import { Picture } from '@forecourt/media';
import { clsx } from 'clsx';

/** The dealer's scene, and where it stands. */
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
    <Picture
      src={image}
      alt={alt}
      width={1920}
      height={1080}
      widths={WIDTHS}
      sizes={isPage ? '100vw' : '(width >= 768px) 620px, 100vw'}
      priority={isPage}
      className={clsx(
        'object-cover object-[70%_74%] print:hidden',
        isPage
          ? 'h-[clamp(11rem,28vw,32rem)]'
          : 'aspect-16/9 rounded-media md:aspect-auto md:h-full md:min-h-70',
      )}
    />
  );
}
