import { useEffect, useRef } from 'react';
import type { ShownPrize } from '../logic/page.ts';
import { wheelParts } from '../logic/wheel-parts.ts';
import { turnWheel } from './turn-wheel.ts';

export interface WheelProps {
  prizes: readonly ShownPrize[];
  /** The prize under the pointer; null for none. */
  drawn: string | null;
  /** Whether the wheel turns before it stands there. */
  turns: boolean;
}

/** The wheel. A picture: the list of prizes and the result say the same in words. */
export function Wheel({ prizes, drawn, turns }: WheelProps) {
  const wheel = useRef<SVGGElement>(null);
  useEffect(() => {
    if (turns) turnWheel(wheel.current);
  }, [turns]);
  const parts = wheelParts(prizes);
  const middle = parts.find(({ id }) => id === drawn)?.middle ?? 0;
  return (
    <svg viewBox="-110 -116 220 226" aria-hidden className="w-full max-w-90 stroke-page">
      <g ref={wheel}>
        <g transform={`rotate(${-middle})`} strokeWidth={2}>
          {parts.map(({ id, path }, index) => (
            <path key={id} d={path} className={toneOf(index, parts.length)} />
          ))}
        </g>
      </g>
      <path d="M-9 -114H9L0 -94Z" strokeWidth={2} className="fill-ink" />
    </svg>
  );
}

/** The last part stands beside the first one and has another tone. */
function toneOf(index: number, count: number): string | undefined {
  const isLike = index === count - 1 && index % TONES.length === 0;
  return TONES[isLike ? 1 : index % TONES.length];
}

const TONES = ['fill-brand', 'fill-line-strong', 'fill-accent', 'fill-line'];
