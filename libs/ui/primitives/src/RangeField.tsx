import { useState } from 'react';

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
  onChange(value: { min: number | null; max: number | null }): void;
}

/** A span of numbers: two thumbs on one track, and two number fields for those who would rather type. */
export function RangeField({
  id,
  label,
  min,
  max,
  step,
  value,
  prefix = '',
  grouped = true,
  onChange,
}: RangeFieldProps) {
  const [draft, setDraft] = useState<{ min: number; max: number } | null>(null);
  const shown = draft ?? { min: clamp(value.min ?? min), max: clamp(value.max ?? max) };
  function clamp(number: number) {
    return Math.min(max, Math.max(min, number));
  }
  function commit(next: { min: number; max: number }) {
    setDraft(null);
    onChange({ min: next.min <= min ? null : next.min, max: next.max >= max ? null : next.max });
  }
  const text = (number: number) => `${prefix}${grouped ? number.toLocaleString('en-AU') : number}`;
  const thumbs = [
    { end: 'min' as const, name: 'Lowest', from: min, to: shown.max },
    { end: 'max' as const, name: 'Highest', from: shown.min, to: max },
  ];
  return (
    <div role="group" aria-label={label}>
      <div className="range-track relative h-11">
        <progress aria-hidden className="range-fill" value={shown.max - min} max={Math.max(1, max - min)} />
        {thumbs.map(({ end, name }) => (
          <input
            key={end}
            type="range"
            className="range-thumb"
            aria-label={`${name} ${label.toLowerCase()}`}
            aria-valuetext={text(shown[end])}
            min={min}
            max={max}
            step={step}
            value={shown[end]}
            onChange={(event) => {
              const number = Number(event.target.value);
              setDraft(
                end === 'min'
                  ? { min: Math.min(number, shown.max - step), max: shown.max }
                  : { min: shown.min, max: Math.max(number, shown.min + step) },
              );
            }}
            onPointerUp={() => draft && commit(draft)}
            onKeyUp={() => draft && commit(draft)}
            onBlur={() => draft && commit(draft)}
          />
        ))}
      </div>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        {thumbs.map(({ end, name, from, to }, index) => (
          <label key={end} className={index === 1 ? 'order-3' : 'order-1'}>
            <span className="sr-only">
              {name} {label.toLowerCase()}
            </span>
            <input
              key={`${end} ${shown[end]}`}
              id={`${id}-${end}`}
              inputMode="numeric"
              defaultValue={text(shown[end])}
              className="h-11 w-full rounded-field border border-line-strong bg-surface px-3 text-[15px] tabular-nums"
              onBlur={(event) => {
                const number = Number(event.target.value.replace(/[^\d.]/g, ''));
                if (event.target.value.trim() !== '' && Number.isFinite(number)) {
                  const next = { ...shown, [end]: Math.min(to, Math.max(from, number)) };
                  if (next.min !== shown.min || next.max !== shown.max) commit(next);
                }
              }}
              onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            />
          </label>
        ))}
        <span className="order-2 text-[14px] text-ink-3">to</span>
      </div>
    </div>
  );
}
