import { imageUrl } from '@forecourt/image-url';
import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { GalleryPicture, StandingIn } from './galleryPicture.ts';

export interface GalleryThumbnailsProps extends StandingIn {
  name: string;
  images: readonly GalleryPicture[];
  /** Whether a video follows the pictures. */
  withVideo: boolean;
  /** Index of the current slide, from 0; null while an overlay covers the slides. */
  shown: number | null;
  onPick: (slide: number) => void;
}

/** The thumbnails below the large picture: anchor links to the slides, so that they work without JavaScript. */
export function GalleryThumbnails(props: GalleryThumbnailsProps) {
  const { name, images, standIn, withVideo, shown, onPick } = props;
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = strip.current;
    const thumb = row?.children[shown ?? 0];
    if (!row || !(thumb instanceof HTMLElement)) return;
    const left = thumb.offsetLeft - row.offsetLeft;
    if (left < row.scrollLeft || left + thumb.offsetWidth > row.scrollLeft + row.clientWidth)
      row.scrollTo({ left: left - row.clientWidth / 2 });
  }, [shown]);
  const link = (slide: number, href: string, content: ReactNode) => (
    <li key={slide} className="w-[calc((100%-3.75rem)/6)] shrink-0">
      <a
        href={href}
        aria-current={slide === shown ? 'true' : undefined}
        onClick={(event) => {
          event.preventDefault();
          onPick(slide);
        }}
        className={clsx(
          'block overflow-hidden rounded-field',
          slide === shown && 'ring-2 ring-brand ring-offset-2 ring-offset-page',
        )}
      >
        {content}
      </a>
    </li>
  );
  return (
    <ul
      ref={strip}
      className="snap-row mt-2 hidden gap-3 p-1 md:-mx-1 md:flex"
      aria-label={`Photos of ${name}`}
    >
      {images.map(({ thumb }, index) =>
        link(
          index,
          `#photo-${index + 1}`,
          <img
            src={imageUrl(thumb, { width: 240, height: 160, standIn })}
            alt={`Show photo ${index + 1}`}
            width={240}
            height={160}
            loading="lazy"
            decoding="async"
            className="picture block aspect-3/2 w-full bg-stage"
          />,
        ),
      )}
      {withVideo &&
        link(
          images.length,
          '#video',
          <span className="grid aspect-3/2 w-full place-items-center bg-inverse text-on-inverse">
            <span className="sr-only">Show video</span>
            <Play aria-hidden size={24} strokeWidth={1.75} />
          </span>,
        )}
    </ul>
  );
}
