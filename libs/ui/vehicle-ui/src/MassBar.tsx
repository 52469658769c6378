import { formatNumber } from '@forecourt/values';
import { clsx } from 'clsx';

/** The mass of a caravan, kg. */
export interface MassBarProps {
  /** Tare: the caravan's empty mass, kg. */
  tare: number;
  /** ATM: its maximum loaded mass, uncoupled, kg; not less than the tare. */
  atm: number;
}

/** A caravan's mass as a bar: tare, payload, and ATM at its end. */
export function MassBar({ tare, atm }: MassBarProps) {
  const payload = atm - tare;
  const share = Math.round((tare / atm) * 1000) / 10;
  /** Whether the payload is named in its part of the bar. */
  const fits = payload / atm > 0.2;
  const kilograms = (mass: number) => `${formatNumber(mass)} kg`;
  return (
    <figure>
      {/* Widths are SVG attributes: the content security policy forbids inline styles. */}
      <svg
        aria-hidden
        width="100%"
        height="44"
        className="block rounded-chip text-small font-semibold"
        focusable="false"
      >
        <rect width={`${share}%`} height="44" className="fill-inverse" />
        <rect x={`${share}%`} width={`${100 - share}%`} height="44" className="fill-accent" />
        <g className="max-md:hidden" textAnchor="middle">
          <text x={`${share / 2}%`} y="27" className="fill-on-inverse">
            Tare {kilograms(tare)}
          </text>
          {fits && (
            <text x={`${(100 + share) / 2}%`} y="27" className="fill-on-accent">
              Payload {kilograms(payload)}
            </text>
          )}
        </g>
      </svg>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-small">
        <span className={clsx('text-ink-2', fits && 'md:sr-only')}>
          Tare {kilograms(tare)}, payload {kilograms(payload)}
        </span>
        <strong className="ml-auto font-bold">ATM {kilograms(atm)}</strong>
      </figcaption>
    </figure>
  );
}
