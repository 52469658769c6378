import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Picture } from './Picture.tsx';

/** Thumbnails appear above this many pictures. */
export const THUMBNAILS_ABOVE = 3;

export interface GalleryProps {
  /** Names the vehicle; each picture is "name, picture 2 of 6". */
  name: string;
  images: readonly { url: string; thumb: string }[];
}

/**
 * The pictures of a vehicle in a row that snaps: a finger, the arrow keys and the buttons move it, and without
 * JavaScript it still scrolls and the thumbnails still lead to their picture.
 */
export function Gallery({ name, images }: GalleryProps) {
  const id = useId().replace(/[^\w-]/g, '');
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const count = images.length;

  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setCurrent([...list.children].indexOf(target));
      },
      { root: list, threshold: 0.6 },
    );
    for (const slide of list.children) observer.observe(slide);
    return () => observer.disconnect();
  }, [count]);

  function show(index: number) {
    const list = row.current;
    const slide = list?.children[index];
    if (list && slide instanceof HTMLElement) list.scrollTo({ left: slide.offsetLeft - list.offsetLeft });
  }

  if (count === 0)
    return (
      <Picture
        src={null}
        alt={`${name}: photos are coming soon`}
        width={960}
        sizes="100vw"
        className="aspect-3/2 w-full md:rounded-media"
      />
    );
  return (
    <section aria-roledescription="carousel" aria-label={`Pictures of ${name}`}>
      <div className="relative">
        <ul
          ref={row}
          tabIndex={0}
          aria-label="Pictures, use the arrow keys"
          className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto md:rounded-media motion-safe:scroll-smooth"
          onKeyDown={(event) => {
            const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
            if (step === 0) return;
            event.preventDefault();
            show(Math.min(count - 1, Math.max(0, current + step)));
          }}
        >
          {images.map(({ url }, index) => (
            <li
              key={`${index} ${url}`}
              id={`${id}-${index + 1}`}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
              className="w-full shrink-0 snap-start"
            >
              <Picture
                src={url}
                alt={`${name}, picture ${index + 1} of ${count}`}
                width={960}
                sizes="(min-width: 1440px) 848px, (min-width: 1024px) 60vw, 100vw"
                priority={index < 2}
                className="aspect-3/2 w-full"
              />
            </li>
          ))}
        </ul>
        {count > 1 && (
          <>
            <Arrow
              label="Previous picture"
              side="left"
              disabled={current === 0}
              onPress={() => show(current - 1)}
            />
            <Arrow
              label="Next picture"
              side="right"
              disabled={current === count - 1}
              onPress={() => show(current + 1)}
            />
          </>
        )}
        <p
          aria-live="polite"
          className="absolute right-3 bottom-3 rounded-tag bg-surface px-2.5 py-1 text-[13px]/[19px] font-semibold tabular-nums"
        >
          <span className="sr-only">Picture </span>
          {current + 1} / {count}
        </p>
      </div>
      {count > THUMBNAILS_ABOVE && (
        <ul className="no-scrollbar mt-3 flex gap-3 overflow-x-auto px-4 py-1 md:px-1">
          {images.map(({ thumb }, index) => (
            <li key={`${index} ${thumb}`} className="shrink-0">
              <a
                href={`#${id}-${index + 1}`}
                aria-label={`Show picture ${index + 1}`}
                aria-current={index === current || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
                className={clsx(
                  'block overflow-hidden rounded-media border-2',
                  index === current ? 'border-brand' : 'border-transparent',
                )}
              >
                <Picture
                  src={thumb}
                  alt=""
                  width={160}
                  sizes="120px"
                  className="aspect-3/2 w-[88px] md:w-[120px]"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Arrow({
  label,
  side,
  disabled,
  onPress,
}: {
  label: string;
  side: 'left' | 'right';
  disabled: boolean;
  onPress(): void;
}) {
  const Icon = side === 'left' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className={clsx(
        'absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-surface disabled:text-ink-3 disabled:opacity-60 md:grid',
        side === 'left' ? 'left-4' : 'right-4',
      )}
    >
      <Icon aria-hidden size={22} strokeWidth={1.75} />
    </button>
  );
}
