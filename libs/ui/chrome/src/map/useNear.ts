import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Root margin of the IntersectionObserver, pixels. */
const MARGIN = 500;

/** Whether an element has been near the viewport while the observer was enabled. */
export function useNear(place: RefObject<Element | null>, isAsked: boolean): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isAsked || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${MARGIN}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isAsked]);
  return isNear;
}
