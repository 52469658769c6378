import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether room that was kept free may go, once nothing comes to fill it: as soon as it is below the window, so that nothing in
 * sight moves. Until then it stays, empty.
 */
export function useRoomGone(room: RefObject<Element | null>, unused: boolean): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const place = room.current;
    if (!unused || place === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      const below = entries.some(
        ({ isIntersecting, boundingClientRect }) => !isIntersecting && boundingClientRect.top > 0,
      );
      if (below) setGone(true);
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [room, unused]);
  return gone;
}
