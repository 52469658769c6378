import { formatNumber, typedProblem } from '@forecourt/vehicle';
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
  /** What the page was asked for and is no number: it stands in its field, with a sentence. */
  unread?: { readonly min?: string; readonly max?: string } | undefined;
  /** Called when a thumb is let go or a number field is left, not while it moves. */
  onChange(value: { min: number | null; max: number | null }): void;
}

/** What is said below the fields; null for nothing. */
interface Notes {
  min: string | null;
  max: string | null;
  /** The ends were given the wrong way round. */
  turned: string | null;
}

const SILENT: Notes = { min: null, max: null, turned: null };

/** Both ends of a span. */
export interface Span {
  min: number;
  max: number;
}

/**
 * A span of numbers: two thumbs on one track, and two number fields for those who would rather type, and for pages without scripts.
 * An open end shows the bound it stands at; an emptied field is an open end. What is no number stays in its field, and a maximum under
 * the minimum is turned; a sentence below the fields says so.
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
  /** An end that was typed is taken as it is, beyond what is in stock too: then nothing is found, which is the answer. */
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
