import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { isCalm } from './useCalm.ts';

/** The scroll position of a row of snapping slides. `first` and `last` are the slides in view, from 0. */
export interface SnapPosition {
  first: number;
  last: number;
  atStart: boolean;
  atEnd: boolean;
}

export interface SnapTrack extends SnapPosition {
  track: RefObject<HTMLUListElement | null>;
  /**
   * Scrolls a slide to the front edge; smoothly unless the visitor prefers reduced motion. A function gets the position as it is now: the
   * values above follow a frame later, and a click before hydration is replayed before the first of them.
   */
  goTo(index: number | ((now: SnapPosition) => number)): void;
}

/**
 * Tracks a row of slides with native scrolling and scroll snapping: without JavaScript it is the same row without
 * buttons. It starts at the first slide, on the server as in the browser; another start is only for a row that is never server-rendered.
 */
export function useSnapTrack(start = 0): SnapTrack {
  const track = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState<SnapPosition>({
    first: start,
    last: start,
    atStart: start === 0,
    atEnd: false,
  });

  useLayoutEffect(() => {
    if (track.current && start > 0) show(track.current, start, 'instant');
  }, [start]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const next = readPosition(element);
      setPosition((before) => (same(before, next) ? before : next));
    };
    const later = () => {
      frame ||= requestAnimationFrame(read);
    };
    later();
    element.addEventListener('scroll', later, { passive: true });
    // Sizes change with the window, when a hidden row is shown, and when a style sheet arrives.
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(later) : undefined;
    for (const measured of [element, ...element.children]) sizes?.observe(measured);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', later);
      sizes?.disconnect();
    };
  }, []);

  const goTo = useCallback<SnapTrack['goTo']>((to) => {
    if (!track.current) return;
    const index = typeof to === 'number' ? to : to(readPosition(track.current));
    show(track.current, index, isCalm() ? 'instant' : 'smooth');
  }, []);

  return { track, goTo, ...position };
}

function show(row: HTMLElement, index: number, behavior: ScrollBehavior): void {
  const slide = row.children[Math.max(0, index)];
  if (slide instanceof HTMLElement) row.scrollTo({ left: slide.offsetLeft - row.offsetLeft, behavior });
}

/** A slide is in view when at least half of it is, with a tolerance for sub-pixel rounding. */
function readPosition(element: HTMLElement): SnapPosition {
  const start = element.scrollLeft;
  const end = start + element.clientWidth;
  const inView = [...element.children].flatMap((slide, index) => {
    if (!(slide instanceof HTMLElement)) return [];
    const left = slide.offsetLeft - element.offsetLeft;
    const visible = Math.min(end, left + slide.offsetWidth) - Math.max(start, left);
    return visible >= slide.offsetWidth / 2 ? [index] : [];
  });
  return {
    first: inView[0] ?? 0,
    last: inView.at(-1) ?? 0,
    atStart: start <= 2,
    atEnd: end >= element.scrollWidth - 2,
  };
}

function same(a: SnapPosition, b: SnapPosition): boolean {
  return a.first === b.first && a.last === b.last && a.atStart === b.atStart && a.atEnd === b.atEnd;
}
