import { useState, useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => window.removeEventListener('scroll', changed);
};

/**
 * Whether the page is scrolled to a position, and whether it ever was: what was never shown is not rendered.
 *
 * @param reached whether a scroll position, in CSS pixels, is far enough.
 */
export function useScrolled(reached: (scroll: number) => boolean): { shown: boolean; ever: boolean } {
  const shown = useSyncExternalStore(
    subscribe,
    () => reached(window.scrollY),
    () => false,
  );
  const [ever, setEver] = useState(false);
  if (shown && !ever) setEver(true);
  return { shown, ever: ever || shown };
}
