import { useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import { PartBoundary, lazyPart } from './lazy-part.tsx';

/** How far below the window a part may be when its code is asked for, pixels. */
const MARGIN = 500;

/**
 * A part of a page whose code comes when a visitor comes near it. Like `lazyPart` the server sends it whole, and it stands as it
 * was sent until then. Reached without the server, it keeps `room` (classes of its height) free until its code is there.
 */
export function nearPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { room = 'min-h-120' }: { room?: string } = {},
): ComponentType<Props> {
  let comeNear: () => void = () => undefined;
  const near = new Promise<void>((resolve) => {
    comeNear = resolve;
  });
  if (typeof document === 'undefined') comeNear();
  const Part = lazyPart(() => near.then(load));
  return function NearPart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => whenNear(place.current, comeNear), []);
    return (
      <div ref={place}>
        <PartBoundary fallback={<div className={room} />}>
          <Part {...props} />
        </PartBoundary>
      </div>
    );
  };
}

/** Tells, once, when a visitor is near a place, or at once where the browser cannot say; gives back what stops the waiting. */
export function whenNear(place: Element | null, tell: () => void): (() => void) | undefined {
  if (place === null || typeof IntersectionObserver === 'undefined') {
    tell();
    return undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      tell();
    },
    { rootMargin: `${MARGIN}px` },
  );
  observer.observe(place);
  return () => observer.disconnect();
}
