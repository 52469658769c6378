import { typedAmount, typedProblem } from '@forecourt/values';
import { useState } from 'react';

/**
 * Text input for one end of a range, `30k` or `$30,000`; the value is committed on blur or Enter. Invalid input
 * stays as typed, and `onNote` gets the message about it.
 */
export function RangeNumber({
  id,
  name,
  label,
  text,
  typed,
  bound,
  noteId,
  onNumber,
  onNote,
}: {
  id: string;
  name?: string | undefined;
  label: string;
  /** The formatted number, with its sign and commas; empty for an open end. */
  text: string;
  /** Earlier input that is not a number. */
  typed?: string | undefined;
  /** The bound that an open end shows. */
  bound: string;
  /** Id of the message about the input; undefined for none. */
  noteId: string | undefined;
  /** Null opens the end. */
  onNumber(number: number | null): void;
  onNote(note: string | null): void;
}) {
  const [left, setLeft] = useState(typed);
  // A number has taken its place.
  if (left !== undefined && text !== '') setLeft(undefined);
  return (
    <input
      key={text}
      id={id}
      name={name}
      aria-label={label}
      aria-invalid={noteId !== undefined || undefined}
      aria-describedby={noteId}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={left ?? text}
      placeholder={bound}
      className="range-number"
      onBlur={({ target }) => {
        const written = target.value.trim();
        const note = typedProblem(written, bound);
        onNote(note);
        if (note === null && written !== text) onNumber(typedAmount(written).amount);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}
