import { imageUrl } from '@forecourt/image-url';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { GalleryPicture } from './Gallery.tsx';

/** The strip below the large picture: links to the slides, so that they jump without JavaScript too. */
export function GalleryThumbnails({
  name,
  images,
  shown,
  onPick,
}: {
  name: string;
  images: readonly GalleryPicture[];
  shown: number;
  onPick: (index: number) => void;
}) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = strip.current;
    const thumb = row?.children[shown];
    if (!row || !(thumb instanceof HTMLElement)) return;
    const left = thumb.offsetLeft - row.offsetLeft;
    if (left < row.scrollLeft || left + thumb.offsetWidth > row.scrollLeft + row.clientWidth)
      row.scrollTo({ left: left - row.clientWidth / 2 });
  }, [shown]);
  return (
    <ul ref={strip} className="snap-row mt-2 hidden gap-3 p-1 md:flex" aria-label={`Photos of ${name}`}>
      {images.map(({ thumb }, index) => (
        <li key={`${index} ${thumb}`} className="w-[calc((100%-3.75rem)/6)] shrink-0">
          <a
            href={`#photo-${index + 1}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onPick(index);
            }}
            className={clsx(
              'block overflow-hidden rounded-control',
              index === shown && 'ring-2 ring-brand ring-offset-2 ring-offset-page',
            )}
          >
            <img
              src={imageUrl(thumb, { width: 240, height: 160 })}
              alt={`Show photo ${index + 1}`}
              width={240}
              height={160}
              loading="lazy"
              decoding="async"
              className="picture block aspect-3/2 w-full bg-stage"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
