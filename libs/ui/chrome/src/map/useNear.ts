import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How far from the window counts as near, pixels. */
const MARGIN = 500;

/** Whether a visitor has come near a place on the page while somebody wanted to know. */
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
