import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { FieldError } from './FieldError.tsx';
import { fieldEdge } from './FieldFrame.tsx';
import { SliderTrack } from './SliderTrack.tsx';
import { useTypedNumber } from './useTypedNumber.ts';
import type { TypedNumber } from './useTypedNumber.ts';

/** One number with a slider and a text input. */
export interface SliderFieldProps {
  id: string;
  label: string;
  /** The value; it may lie between two steps until the slider is moved. */
  position: number;
  min: number;
  max: number;
  /** Step size, counted from `min`. */
  step: number;
  /** Formats a value for display and screen readers. */
  text(position: number): string;
  /** Called with the new position; the caller snaps it to the steps and clamps it. */
  onSlide(wanted: number): void;
  /** Text input for the same number. */
  number: TypedNumber;
  disabled?: boolean;
}

/** Steps per key press. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/**
 * One number with a slider and a text input. The slider is a native range input; it may stand between two steps, and an arrow key moves it to
 * the next one.
 */
export function SliderField({ id, label, position, min, max, step, text, ...more }: SliderFieldProps) {
  const { onSlide, number, disabled } = more;
  const { input, error } = useTypedNumber(number);
  const at = Math.min(Math.max(position, min), max);
  const byKey = (event: KeyboardEvent) => {
    const steps = STEPS[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    const passed = (at - min) / step;
    const next = steps > 0 ? Math.floor(passed + 1e-9) + steps : Math.ceil(passed - 1e-9) + steps;
    onSlide(min + next * step);
  };
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-center gap-x-5">
        <label htmlFor={`${id}-number`} id={`${id}-label`} className="text-small font-semibold">
          {label}
        </label>
        <div className="col-span-2 row-start-2 md:col-span-1">
          <SliderTrack
            id={id}
            aria-labelledby={`${id}-label`}
            aria-valuetext={text(at)}
            min={min}
            max={max}
            step="any"
            value={at}
            disabled={disabled}
            onKeyDown={byKey}
            onSlide={onSlide}
          />
          <p aria-hidden className="-mt-2 flex justify-between text-print text-ink-3">
            <span>{text(min)}</span>
            <span>{text(max)}</span>
          </p>
        </div>
        <input
          {...input}
          id={`${id}-number`}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-number-error` : undefined}
          className={clsx(
            'col-start-2 row-start-1 h-11 w-full rounded-field border bg-surface px-3 text-right text-body font-semibold text-ink tabular-nums focus:border-focus focus:ring-3 focus:ring-focus/30 focus:outline-none md:row-start-2 md:mb-3',
            fieldEdge(error),
          )}
        />
      </div>
      <FieldError id={`${id}-number`} error={error} />
    </div>
  );
}
