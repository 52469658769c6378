import { formatNumber } from '@forecourt/vehicle';
import { useState } from 'react';
import { RangeNumber } from './RangeNumber.tsx';
import { RangeTrack } from './RangeTrack.tsx';

export interface RangeFieldProps {
  id: string;
  /** Of the number fields in a form: `<name>_min` and `<name>_max`. */
  name?: string;
  label: string;
  /** Bounds of the stock. */
  min: number;
  max: number;
  step: number;
  /** The chosen span; null is an open end. */
  value: { min: number | null; max: number | null };
  /** Put before a number: "$". */
  prefix?: string;
  /** Put behind a number: " ft". */
  suffix?: string | undefined;
  /** Years have no thousands comma. */
  grouped?: boolean;
  /** Called when a thumb is let go or a number field is left, not while it moves. */
  onChange(value: { min: number | null; max: number | null }): void;
}

/** Both ends of a span. */
export interface Span {
  min: number;
  max: number;
}

/**
 * A span of numbers: two thumbs on one track, and two number fields for those who would rather type, and for pages without scripts.
 * An open end shows the bound it stands at; an emptied field is an open end.
 */
export function RangeField({ id, name, label, min, max, step, value, onChange, ...format }: RangeFieldProps) {
  const { prefix = '', suffix = '', grouped = true } = format;
  const [draft, setDraft] = useState<Span | null>(null);
  const within = (number: number) => Math.min(max, Math.max(min, number));
  const shown = draft ?? { min: within(value.min ?? min), max: within(value.max ?? max) };
  const text = (number: number) => `${prefix}${grouped ? formatNumber(number) : number}${suffix}`;
  const textOf = (end: 'min' | 'max') => {
    const number = draft?.[end] ?? value[end];
    return number === null || number === (end === 'min' ? min : max) ? '' : text(number);
  };
  const commit = (next: { min: number | null; max: number | null }) => {
    setDraft(null);
    onChange({
      min: next.min === null || next.min <= min ? null : next.min,
      max: next.max === null || next.max >= max ? null : next.max,
    });
  };
  return (
    <div role="group" aria-label={label}>
      <RangeTrack
        label={label}
        bounds={{ min, max }}
        step={step}
        shown={shown}
        text={text}
        onMove={setDraft}
        onRelease={() => draft && commit(draft)}
      />
      <div className="range-numbers">
        <RangeNumber
          id={`${id}-min`}
          name={name && `${name}_min`}
          label={`Lowest ${label.toLowerCase()}`}
          text={textOf('min')}
          bound={text(min)}
          onNumber={(number) =>
            commit({ ...value, min: number === null ? null : Math.min(within(number), shown.max) })
          }
        />
        <span>to</span>
        <RangeNumber
          id={`${id}-max`}
          name={name && `${name}_max`}
          label={`Highest ${label.toLowerCase()}`}
          text={textOf('max')}
          bound={text(max)}
          onNumber={(number) =>
            commit({ ...value, max: number === null ? null : Math.max(within(number), shown.min) })
          }
        />
      </div>
    </div>
  );
}
