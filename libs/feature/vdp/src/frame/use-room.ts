import { useEffect } from 'react';

/** Classes of the document that keep what is scrolled to, or focused, from lying under a bar. */
const ROOM = { top: ['scroll-pt-32'], bottom: ['scroll-pb-24'] } as const;

/** While a bar lies at an edge of the window, places that are scrolled to keep clear of it. */
export function useRoom(edge: 'top' | 'bottom', shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    const page = document.documentElement;
    page.classList.add(...ROOM[edge]);
    return () => page.classList.remove(...ROOM[edge]);
  }, [edge, shown]);
}
