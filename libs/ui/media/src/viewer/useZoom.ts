import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { fitInside } from './fitInside.ts';
import { CLOSE_UP, keepInside, WHOLE, wheelZoom, zoomAt, type ZoomView } from './zoomView.ts';

interface Point {
  x: number;
  y: number;
}

/** Distance and midpoint of a pinch. */
function span([a, b]: readonly [Touch, Touch]): Point & { distance: number } {
  return {
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) || 1,
  };
}

const two = ({ touches: [a, b] }: TouchEvent): readonly [Touch, Touch] | null => (a && b ? [a, b] : null);

/** The `img` of a slide. */
function pictureOf(row: HTMLElement | null, slide: number): HTMLImageElement | null {
  return row?.children[slide]?.querySelector('img') ?? null;
}

/** The size of the stage, and of the picture fitted into it. */
function sizesOf(row: HTMLElement | null, slide: number) {
  const image = pictureOf(row, slide);
  const room = { width: row?.clientWidth ?? 1, height: row?.clientHeight ?? 1 };
  const shape = image?.naturalHeight ? image.naturalWidth / image.naturalHeight : 1.5;
  return { picture: fitInside(shape, room), room };
}

/**
 * Zooms the picture on a stage by wheel, pinch, double click or button, and pans it by drag while zoomed. The
 * stage is a row of slides with native scrolling, disabled while zoomed. The picture is the `img` of the current slide.
 */
export function useZoom(stage: RefObject<HTMLElement | null>, shown: number) {
  const view = useRef<ZoomView>(WHOLE);
  const [scale, setScale] = useState(1);

  const apply = (next: ZoomView) => {
    const row = stage.current;
    const image = pictureOf(row, shown);
    if (!image || !row) return;
    view.current = next;
    const whole = next.scale === 1;
    image.style.transform = whole ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    // Load the larger file for the zoomed picture, if there is one.
    if (!whole) image.sizes = '1920px';
    row.toggleAttribute('data-zoomed', !whole);
    setScale(next.scale);
  };
  const zoomBy = (by: number, at: Point | null = null) => {
    const box = stage.current?.getBoundingClientRect();
    const { picture, room } = sizesOf(stage.current, shown);
    const point =
      at && box ? { x: at.x - box.left - box.width / 2, y: at.y - box.top - box.height / 2 } : WHOLE;
    apply(zoomAt(view.current, by, point, picture, room));
  };
  const panBy = (x: number, y: number) => {
    const { picture, room } = sizesOf(stage.current, shown);
    apply(keepInside({ ...view.current, x: view.current.x + x, y: view.current.y + y }, picture, room));
  };
  const reset = () => apply(WHOLE);

  // Reset the zoom of the previous slide.
  useEffect(() => {
    const row = stage.current;
    return () => {
      const image = pictureOf(row, shown);
      if (image) image.style.transform = '';
      row?.removeAttribute('data-zoomed');
      view.current = WHOLE;
      setScale(1);
    };
  }, [stage, shown]);

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    zoomBy(wheelZoom(event.deltaY * (event.ctrlKey ? 5 : 1)), { x: event.clientX, y: event.clientY });
  });
  const onDouble = useEffectEvent((event: MouseEvent) => {
    if (view.current.scale > 1) reset();
    else zoomBy(CLOSE_UP, { x: event.clientX, y: event.clientY });
  });
  const last = useRef<(Point & { distance: number }) | null>(null);
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const fingers = two(event);
    const [only] = event.touches;
    const now = fingers ? span(fingers) : only && { x: only.clientX, y: only.clientY, distance: 0 };
    const before = event.type === 'touchmove' ? last.current : null;
    last.current = now ?? null;
    if (!now || (!fingers && view.current.scale === 1)) return;
    // Handle a pinch, and a drag on a zoomed picture, instead of native scrolling. A tap stays a click.
    if (fingers || event.type === 'touchmove') event.preventDefault();
    if (!before || before.distance > 0 !== now.distance > 0) return;
    if (fingers) zoomBy(now.distance / before.distance, now);
    panBy(now.x - before.x, now.y - before.y);
  });
  const mouse = useRef<Point | null>(null);
  const onPointer = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const before = mouse.current;
    mouse.current = event.buttons === 1 ? { x: event.clientX, y: event.clientY } : null;
    if (before && mouse.current && view.current.scale > 1)
      panBy(event.clientX - before.x, event.clientY - before.y);
  });

  useEffect(() => {
    const row = stage.current;
    if (!row) return;
    const abort = new AbortController();
    const options = { passive: false, signal: abort.signal };
    const touch = (event: TouchEvent) => onTouch(event);
    const pointer = (event: PointerEvent) => onPointer(event);
    row.addEventListener('wheel', (event) => onWheel(event), options);
    row.addEventListener('dblclick', (event) => onDouble(event), options);
    for (const type of ['touchstart', 'touchmove', 'touchend'] as const)
      row.addEventListener(type, touch, options);
    for (const type of ['pointerdown', 'pointermove', 'pointerup'] as const)
      row.addEventListener(type, pointer, options);
    return () => abort.abort();
  }, [stage]);

  return { scale, zoomBy, panBy, reset };
}
