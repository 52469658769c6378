import { watchVisible } from '@forecourt/browser';
import { formatDollars } from '@forecourt/pricing';
import type { PriceGauge as Gauge } from '@forecourt/pricing';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';

/** A price against the range of the market. Amounts are dollars. */
export interface PriceGaugeProps {
  /** The result of `priceGauge`. */
  gauge: Gauge;
  /** Dollars. */
  price: number;
  market: { min: number; max: number };
  /** The pointer animation takes 3 seconds instead of 2.5. */
  slow?: boolean;
  className?: string;
}

const RADIUS = 92;
const CENTRE = 110;

/** The bands on the arc, from the high end of the market at the left to its low end at the right. */
const BANDS = [
  ['stroke-gauge-low', 0, 0.3],
  ['stroke-gauge-medium', 0.3, 0.6],
  ['stroke-gauge-high', 0.6, 1],
] as const;

/**
 * Where a price lies within its market range, as a half circle. Everything it shows is also given as text. The pointer
 * animation runs once, when the gauge first enters the viewport; not with reduced motion.
 */
export function PriceGauge({ gauge, price, market, slow = false, className }: PriceGaugeProps) {
  const { place, swings } = useSwing();
  const { fill, label } = gauge;
  const words = `${label ? `${label}. ` : ''}${formatDollars(price)}, in a market from ${formatDollars(market.min)} to ${formatDollars(market.max)}.`;
  return (
    <figure ref={place} className={clsx('w-full max-w-66', className)}>
      <div className="relative">
        <svg viewBox="0 0 220 128" role="img" aria-label={words} className="block w-full overflow-hidden">
          {BANDS.map(([stroke, from, to]) => (
            <path
              key={stroke}
              d={arc(from + 0.006, to - 0.006)}
              className={clsx('fill-none', stroke)}
              strokeWidth="12"
            />
          ))}
          <g transform={`rotate(${degrees(fill)} ${CENTRE} ${CENTRE})`}>
            <g className={clsx(swings && 'gauge-swing', slow && 'gauge-slow')}>
              <circle
                cx={CENTRE - RADIUS}
                cy={CENTRE}
                r="11"
                strokeWidth="5"
                className="fill-surface stroke-ink"
              />
            </g>
          </g>
        </svg>
        <p aria-hidden className="absolute inset-x-0 bottom-3 text-center">
          {label && <strong className="block text-[1.25rem]/[1.5rem] font-bold">{label}</strong>}
          <span className="text-small text-ink-2">{formatDollars(price)} listed</span>
        </p>
      </div>
      <figcaption aria-hidden className="flex justify-between text-print text-ink-2">
        <span>
          {formatDollars(market.max)}
          <br />
          market high
        </span>
        <span className="text-right">
          {formatDollars(market.min)}
          <br />
          market low
        </span>
      </figcaption>
    </figure>
  );
}

/** Whether the pointer is animated: from when the gauge first enters the viewport. A gauge that starts inside it is not. */
function useSwing() {
  const place = useRef<HTMLElement>(null);
  const [swings, setSwings] = useState(false);
  useEffect(() => {
    let startsOutside: boolean | null = null;
    return watchVisible(place.current, (isVisible) => {
      startsOutside ??= !isVisible;
      if (isVisible && startsOutside) setSwings(true);
    });
  }, []);
  return { place, swings };
}

function degrees(share: number): number {
  return Math.round(share * 1800) / 10;
}

function arc(from: number, to: number): string {
  const at = (share: number) => {
    const angle = Math.PI * (1 - share);
    const x = CENTRE + RADIUS * Math.cos(angle);
    const y = CENTRE - RADIUS * Math.sin(angle);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  return `M${at(from)}A${RADIUS} ${RADIUS} 0 0 1 ${at(to)}`;
}
