import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Gap between a bar and a scroll target, CSS pixels. */
const GAP = 12;

/**
 * Sets the scroll padding of the page while a bar is at an edge of the window, and moves a focused element out from under
 * the bar when it appears, also at the very end of the page.
 */
export function useScrollPadding(
  edge: 'top' | 'bottom',
  shown: boolean,
  bar: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!shown) return;
    const height = bar.current?.offsetHeight ?? 0;
    const { style } = document.documentElement;
    style.setProperty(`scroll-padding-${edge}`, `${height + GAP}px`);
    // One frame later the page has its bottom padding, too.
    const frame = requestAnimationFrame(() => uncover(edge, height));
    return () => {
      cancelAnimationFrame(frame);
      style.removeProperty(`scroll-padding-${edge}`);
    };
  }, [edge, shown, bar]);
}

/** Scrolls the focused element out from under a bar, and no further. */
function uncover(edge: 'top' | 'bottom', height: number): void {
  const focused = document.querySelector(':focus-visible');
  if (!focused) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const [from, to] = edge === 'top' ? [0, height] : [window.innerHeight - height, window.innerHeight];
  if (bottom > from && top < to) focused.scrollIntoView({ block: 'nearest' });
}
