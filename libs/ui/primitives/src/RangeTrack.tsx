/** Both ends of a range. */
export interface Span {
  min: number;
  max: number;
}

export interface RangeTrackProps {
  label: string;
  bounds: Span;
  step: number;
  shown: Span;
  /** Formats a number for screen readers. */
  text(number: number): string;
  onMove(span: Span): void;
  onRelease(): void;
}

/** Two native range inputs on one track. The lower thumb stays at least one step below the upper one. */
export function RangeTrack({ label, bounds, step, shown, text, onMove, onRelease }: RangeTrackProps) {
  const share = (number: number) =>
    bounds.max > bounds.min ? (100 * (number - bounds.min)) / (bounds.max - bounds.min) : 0;
  const thumbs = [
    {
      end: 'min',
      name: 'Lowest',
      to: (number: number) => ({ ...shown, min: Math.min(number, Math.max(bounds.min, shown.max - step)) }),
    },
    {
      end: 'max',
      name: 'Highest',
      to: (number: number) => ({ ...shown, max: Math.max(number, Math.min(bounds.max, shown.min + step)) }),
    },
  ] as const;
  return (
    <div className="range-track">
      <svg aria-hidden>
        <rect x="-12" width="100%" height="4" rx="2" className="range-rail fill-line" />
        <rect
          x={`${share(shown.min)}%`}
          width={`${share(shown.max) - share(shown.min)}%`}
          height="4"
          className="fill-brand"
        />
      </svg>
      {thumbs.map(({ end, name, to }) => (
        <input
          key={end}
          type="range"
          className="range-thumb"
          data-on-top={(end === 'min' && shown.min > (bounds.min + bounds.max) / 2) || undefined}
          aria-label={`${name} ${label.toLowerCase()}`}
          aria-valuetext={text(shown[end])}
          min={bounds.min}
          max={bounds.max}
          step={step}
          value={shown[end]}
          onChange={(event) => onMove(to(Number(event.target.value)))}
          onPointerUp={onRelease}
          onKeyUp={onRelease}
          onBlur={onRelease}
        />
      ))}
    </div>
  );
}
