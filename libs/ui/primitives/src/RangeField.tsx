import { formatNumber } from '@forecourt/vehicle';
import { useState } from 'react';
import { RangeNumber } from './RangeNumber.tsx';
import { RangeTrack } from './RangeTrack.tsx';

export interface RangeFieldProps {
  id: string;
  label: string;
  /** Bounds of the stock. */
  min: number;
  max: number;
  step: number;
  /** The chosen span; null is an open end. */
  value: { min: number | null; max: number | null };
  /** Put before a number: "$". */
  prefix?: string;
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

/** A span of numbers: two thumbs on one track, and two number fields for those who would rather type. */
export function RangeField({ id, label, min, max, step, value, onChange, ...format }: RangeFieldProps) {
  const { prefix = '', grouped = true } = format;
  const [draft, setDraft] = useState<Span | null>(null);
  const within = (number: number) => Math.min(max, Math.max(min, number));
  const shown = draft ?? { min: within(value.min ?? min), max: within(value.max ?? max) };
  const text = (number: number) => `${prefix}${grouped ? formatNumber(number) : number}`;
  const commit = (next: Span) => {
    setDraft(null);
    onChange({ min: next.min <= min ? null : next.min, max: next.max >= max ? null : next.max });
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
      <div className="mt-1 grid grid-cols-[1fr_auto_1fr] items-center gap-2.5">
        <RangeNumber
          id={`${id}-min`}
          label={`Lowest ${label.toLowerCase()}`}
          text={text(shown.min)}
          onNumber={(number) => commit({ ...shown, min: Math.min(within(number), shown.max) })}
        />
        <span className="text-note text-ink-3">to</span>
        <RangeNumber
          id={`${id}-max`}
          label={`Highest ${label.toLowerCase()}`}
          text={text(shown.max)}
          onNumber={(number) => commit({ ...shown, max: Math.max(within(number), shown.min) })}
        />
      </div>
    </div>
  );
}
