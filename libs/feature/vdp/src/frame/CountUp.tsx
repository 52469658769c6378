import { formatNumber } from '@forecourt/vehicle';
import { isCalm } from '@forecourt/media';
import { useEffect, useRef, useState } from 'react';

/** How long it counts, milliseconds. */
const COUNTING_MS = 1_000;

/**
 * A number that counts up from 0 once it is there, and on from what it reached when another comes. The server, and who wants less
 * motion, has the number at once; a screen reader hears the number alone.
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
