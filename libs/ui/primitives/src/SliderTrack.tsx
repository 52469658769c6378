import type { InputHTMLAttributes } from 'react';

/** The names of the slider, and a handler for keys. */
type Passed = 'id' | 'aria-label' | 'aria-labelledby' | 'aria-valuetext' | 'onKeyDown';

/** The rail and the thumb of a slider with one value. */
export interface SliderTrackProps extends Pick<InputHTMLAttributes<HTMLInputElement>, Passed> {
  min: number;
  max: number;
  /** Step size; `any` if the caller snaps the value. */
  step: number | 'any';
  /** Between `min` and `max`. */
  value: number;
  disabled?: boolean | undefined;
  onSlide(wanted: number): void;
}

/** The rail, the filled part and the thumb of a slider with one value: a native range input over a drawing. */
export function SliderTrack({ min, max, step, value, disabled, onSlide, ...names }: SliderTrackProps) {
  const filled = disabled ? 'fill-line-strong' : 'fill-brand';
  return (
    <div className="range-track">
      <svg aria-hidden>
        <rect x="-12" width="100%" height="4" rx="2" className="range-rail fill-line" />
        <rect x="-12" width="16" height="4" rx="2" className={filled} />
        <rect
          width={`${max > min ? (100 * (value - min)) / (max - min) : 0}%`}
          height="4"
          className={filled}
        />
      </svg>
      <input
        {...names}
        type="range"
        className="range-thumb range-alone"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        data-locked={disabled || undefined}
        onChange={({ target }) => onSlide(Number(target.value))}
      />
    </div>
  );
}
