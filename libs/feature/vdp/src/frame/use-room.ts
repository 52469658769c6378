import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Between a bar and what is scrolled to, CSS pixels. */
const GAP = 12;

/**
 * While a bar lies at an edge of the window, places that are scrolled to keep clear of it, and so does what has the focus when it
 * comes: who works by keyboard may be at the very end of the page.
 */
export function useRoom(edge: 'top' | 'bottom', shown: boolean, bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!shown) return;
    const height = bar.current?.offsetHeight ?? 0;
    const { style } = document.documentElement;
    style.setProperty(`scroll-padding-${edge}`, `${height + GAP}px`);
    // A frame later the page has its room at the end, too.
    const frame = requestAnimationFrame(() => uncover(edge, height));
    return () => {
      cancelAnimationFrame(frame);
      style.removeProperty(`scroll-padding-${edge}`);
    };
  }, [edge, shown, bar]);
}

/** Scrolls what has the keyboard's focus out from under a bar, and no further. */
function uncover(edge: 'top' | 'bottom', height: number): void {
  const focused = document.querySelector(':focus-visible');
  if (!focused) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const [from, to] = edge === 'top' ? [0, height] : [window.innerHeight - height, window.innerHeight];
  if (bottom > from && top < to) focused.scrollIntoView({ block: 'nearest' });
}
