import { isCalm } from '@forecourt/media';
import { formatNumber } from '@forecourt/values';
import { useEffect, useRef, useState } from 'react';

/** Duration of the animation, milliseconds. */
const COUNTING_MS = 1_000;

/**
 * A number that counts up from 0 after mounting, and from its current value when the number changes. On the server and
 * with reduced motion it is shown at once; a screen reader reads only the final number.
 */
export function CountUp({ to }: { to: number }) {
  const [counted, setCounted] = useState<number | null>(null);
  const reached = useRef(0);
  useEffect(() => {
    const from = reached.current;
    const counts = !isCalm();
    let frame = requestAnimationFrame(function count(at: number, began = at) {
      const part = counts ? Math.min(1, (at - began) / COUNTING_MS) : 1;
      reached.current = from + Math.floor((to - from) * part);
      setCounted(reached.current);
      if (part < 1) frame = requestAnimationFrame((next) => count(next, began));
    });
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return (
    <>
      <span aria-hidden className="tabular-nums">
        {formatNumber(counted ?? to)}
      </span>
      <span className="sr-only">{formatNumber(to)}</span>
    </>
  );
}
