import { lazyModule, whenIdle } from '@forecourt/browser';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { CardPhotosProps } from './CardPhotos.tsx';

const loadCardPhotos = lazyModule(() => import('./CardPhotos.tsx'));

/** The lazy part, once it has loaded. */
type Loaded = Pick<Awaited<ReturnType<typeof loadCardPhotos>>, 'CardPhotos'> &
  Pick<CardPhotosProps, 'track' | 'touched'>;

export interface SwipePhotosProps extends Omit<CardPhotosProps, 'track' | 'touched'> {
  /** The path of the vehicle's page. */
  href: string;
  /** The first picture. */
  children: ReactNode;
}

/**
 * The pictures of a card as a row to swipe. It starts with the first picture; the code of the others is loaded on the first touch,
 * hover or focus. The row is a second link to the same page, for touch and mouse only: the title's link cannot cover a row that
 * scrolls.
 */
export function SwipePhotos({ href, children, ...photos }: SwipePhotosProps) {
  const row = useRef<HTMLAnchorElement>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  useEffect(() => {
    const track = row.current;
    if (!track) return;
    const card = track.closest('article');
    const start = (event?: Event) => {
      const touched = event instanceof PointerEvent && event.pointerType !== 'mouse';
      loadCardPhotos().then(
        ({ CardPhotos }) => setLoaded((before) => before ?? { CardPhotos, track, touched }),
        () => undefined, // the next touch tries again
      );
    };
    track.addEventListener('pointerenter', start);
    track.addEventListener('scroll', start, { passive: true });
    card?.addEventListener('focusin', start);
    // Swiped before hydration. Read when idle: reading it now would lay out the page before its cards are all changed.
    const forget = whenIdle(() => track.scrollLeft > 0 && start());
    return () => {
      forget();
      track.removeEventListener('pointerenter', start);
      track.removeEventListener('scroll', start);
      card?.removeEventListener('focusin', start);
    };
  }, []);

  return (
    <>
      <a ref={row} href={href} tabIndex={-1} aria-hidden="true" className="snap-row card-photos">
        {children}
      </a>
      {loaded && <loaded.CardPhotos {...photos} track={loaded.track} touched={loaded.touched} />}
    </>
  );
}
