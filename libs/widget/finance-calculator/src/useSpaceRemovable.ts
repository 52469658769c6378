import { watchVisible } from '@forecourt/browser';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether unused reserved space can be removed: once it is below the viewport, so that nothing visible moves. Until then
 * it stays, empty.
 */
export function useSpaceRemovable(space: RefObject<Element | null>, unused: boolean): boolean {
  const [removable, setRemovable] = useState(false);
  useEffect(() => {
    if (!unused) return undefined;
    return watchVisible(space.current, (isVisible, entry) => {
      if (!isVisible && entry && entry.boundingClientRect.top > 0) setRemovable(true);
    });
  }, [space, unused]);
  return removable;
}
