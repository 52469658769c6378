import { useCallback, useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import { isCalm } from '../useCalm.ts';
import { coastDistance, coastDuration } from './coast.ts';
import { dragSpeed, type DragSample } from './dragSpeed.ts';
import { frameAfterDrag } from './frameAfterDrag.ts';

interface Drag {
  pointer: number;
  startFrame: number;
  startX: number;
  samples: DragSample[];
}

/** Turns a 360 view by touch or mouse drag, with inertia after the release unless the visitor prefers reduced motion. */
export function useSpinDrag({
  frame,
  count,
  onTurn,
  onTouch,
}: {
  frame: number;
  count: number;
  onTurn(frame: number): void;
  onTouch(): void;
}) {
  const drag = useRef<Drag | null>(null);
  const coasting = useRef(0);

  const stop = useCallback(() => cancelAnimationFrame(coasting.current), []);
  useEffect(() => stop, [stop]);

  function start(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button, input, a')))
      return;
    stop();
    onTouch();
    event.currentTarget.setPointerCapture(event.pointerId);
    const { clientX: startX, pointerId: pointer, timeStamp: time } = event;
    drag.current = { pointer, startFrame: frame, startX, samples: [{ x: startX, time }] };
  }

  function move({ pointerId, clientX: x, timeStamp: time }: PointerEvent) {
    const now = drag.current;
    if (now?.pointer !== pointerId) return;
    now.samples = [...now.samples.slice(-5), { x, time }];
    onTurn(frameAfterDrag(now.startFrame, x - now.startX, count));
  }

  function end({ pointerId, clientX, timeStamp }: PointerEvent) {
    const last = drag.current;
    if (last?.pointer !== pointerId) return;
    drag.current = null;
    const speed = isCalm() ? 0 : dragSpeed(last.samples, timeStamp);
    const duration = coastDuration(speed);
    let from: number | null = null;
    const step = (time: number) => {
      from ??= time;
      const pixels = clientX - last.startX + coastDistance(speed, time - from);
      onTurn(frameAfterDrag(last.startFrame, pixels, count));
      if (time - from < duration) coasting.current = requestAnimationFrame(step);
    };
    if (duration > 0) coasting.current = requestAnimationFrame(step);
  }

  /** `pointercancel`: the browser uses the gesture to scroll the page. */
  const cancel = () => {
    drag.current = null;
  };

  return {
    stop,
    handlers: { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: cancel },
  };
}
