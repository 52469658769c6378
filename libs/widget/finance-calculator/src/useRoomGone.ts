import { watchVisible } from '@forecourt/browser';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether unused reserved space can be removed: once it is below the viewport, so that nothing visible moves. Until then
 * it stays, empty.
 */
export function useRoomGone(room: RefObject<Element | null>, unused: boolean): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (!unused) return undefined;
    return watchVisible(room.current, (isVisible, entry) => {
      if (!isVisible && entry && entry.boundingClientRect.top > 0) setGone(true);
    });
  }, [room, unused]);
  return gone;
}
