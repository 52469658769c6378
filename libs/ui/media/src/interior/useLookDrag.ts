import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { dragLook, type LookView } from './lookView.ts';

/** Turns a panorama by touch or mouse drag. */
export function useLookDrag(view: LookView, onLook: (view: LookView) => void) {
  const drag = useRef<{ pointer: number; x: number; y: number; from: LookView } | null>(null);

  function start(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, from: view };
  }
  function move(event: PointerEvent<HTMLElement>) {
    const now = drag.current;
    if (now?.pointer !== event.pointerId) return;
    const height = event.currentTarget.clientHeight;
    onLook(dragLook(now.from, event.clientX - now.x, event.clientY - now.y, height));
  }
  const end = () => {
    drag.current = null;
  };
  return { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
}
