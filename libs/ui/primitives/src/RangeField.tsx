import { formatNumber, typedProblem } from '@forecourt/values';
import { useState } from 'react';
import { RangeNumber } from './RangeNumber.tsx';
import { RangeTrack } from './RangeTrack.tsx';
import type { Span } from './RangeTrack.tsx';

/** A range of numbers; each end may be open. */
export interface RangeFieldProps {
  id: string;
  /** Prefix of the form field names: `<name>_min` and `<name>_max`. */
  name?: string;
  label: string;
  /** Lowest and highest value in stock. */
  min: number;
  max: number;
  step: number;
  /** The selected range; null is an open end. */
  value: { min: number | null; max: number | null };
  /** Prefix of a number: "$". */
  prefix?: string;
  /** Suffix of a number: " ft". */
  suffix?: string | undefined;
  /** Years have no thousands comma. */
  grouped?: boolean;
  /** Invalid values from the URL: shown in their fields, with a message. */
  unread?: { readonly min?: string; readonly max?: string } | undefined;
  /** Called when a thumb is released or a number field loses the focus, not while a thumb moves. */
  onChange(value: { min: number | null; max: number | null }): void;
}

/** Message below the fields; null for none. */
interface Notes {
  min: string | null;
  max: string | null;
  /** Whether minimum and maximum were swapped. */
  turned: string | null;
}

const SILENT: Notes = { min: null, max: null, turned: null };

/**
 * A range of numbers: a slider with two thumbs, and two number fields for typing and for pages without JavaScript.
 * An open end shows its bound; an empty field is an open end. Invalid input stays in its field, and a maximum below
 * the minimum is swapped; a message below the fields says so.
 */
export function RangeField({
  id,
  name,
  label,
  min,
  max,
  step,
  value,
  unread,
  onChange,
  ...format
}: RangeFieldProps) {
  const { prefix = '', suffix = '', grouped = true } = format;
  const [draft, setDraft] = useState<Span | null>(null);
  const within = (number: number) => Math.min(max, Math.max(min, number));
  const shown = draft ?? { min: within(value.min ?? min), max: within(value.max ?? max) };
  const text = (number: number) => `${prefix}${grouped ? formatNumber(number) : number}${suffix}`;
  const textOf = (end: 'min' | 'max') => {
    const number = draft?.[end] ?? value[end];
    return number === null || number === (end === 'min' ? min : max) ? '' : text(number);
  };
  const [notes, setNotes] = useState<Notes>(() => ({
    min: typedProblem(unread?.min ?? '', text(min)),
    max: typedProblem(unread?.max ?? '', text(max)),
    turned: null,
  }));
  const commit = (next: { min: number | null; max: number | null }) => {
    setDraft(null);
    onChange({
      min: next.min === null || next.min <= min ? null : next.min,
      max: next.max === null || next.max >= max ? null : next.max,
    });
  };
  /** Typed values are not clamped to the bounds of the stock: a search out of range finds nothing. */
  const type = (end: 'min' | 'max', number: number | null) => {
    const next = { ...value, [end]: number };
    const isTurned = next.min !== null && next.max !== null && next.min > next.max;
    const span = isTurned ? { min: next.max, max: next.min } : next;
    const said = isTurned && `Lowest first: ${text(span.min ?? min)} to ${text(span.max ?? max)}.`;
    setNotes((before) => ({ ...before, [end]: null, turned: said || null }));
    commit(span);
  };
  const noteOf = (end: 'min' | 'max') => (note: string | null) =>
    setNotes((before) => (before[end] === note ? before : { ...before, [end]: note }));
  const noteId = `${id}-note`;
  const said = [notes.min, notes.max, notes.turned].filter((note) => note !== null);
  return (
    <div role="group" aria-label={label}>
      <RangeTrack
        label={label}
        bounds={{ min, max }}
        step={step}
        shown={shown}
        text={text}
        onMove={setDraft}
        onRelease={() => {
          if (draft === null) return;
          setNotes(SILENT);
          commit(draft);
        }}
      />
      <div className="range-numbers">
        <RangeNumber
          id={`${id}-min`}
          name={name && `${name}_min`}
          label={`Lowest ${label.toLowerCase()}`}
          text={textOf('min')}
          bound={text(min)}
          typed={unread?.min}
          noteId={notes.min === null ? undefined : noteId}
          onNumber={(number) => type('min', number)}
          onNote={noteOf('min')}
        />
        <span>to</span>
        <RangeNumber
          id={`${id}-max`}
          name={name && `${name}_max`}
          label={`Highest ${label.toLowerCase()}`}
          text={textOf('max')}
          bound={text(max)}
          typed={unread?.max}
          noteId={notes.max === null ? undefined : noteId}
          onNumber={(number) => type('max', number)}
          onNote={noteOf('max')}
        />
      </div>
      <p id={noteId} aria-live="polite" className="range-note">
        {said.join(' ')}
      </p>
    </div>
  );
}
