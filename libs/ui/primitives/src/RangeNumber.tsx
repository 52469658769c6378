import { typedAmount, typedProblem } from '@forecourt/vehicle';

/**
 * One end of a span as a number that can be typed, `30k` and `$30,000` alike; it counts when the field is left or Enter is pressed. What
 * is no number stays as it was typed, and `onNote` is told the sentence about it.
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
  /** The number as it is shown, with its sign and commas; empty for an open end. */
  text: string;
  /** What was typed before and is no number. */
  typed?: string | undefined;
  /** Where an open end stands. */
  bound: string;
  /** Where the sentence about what was typed stands; undefined for none. */
  noteId: string | undefined;
  /** Null opens the end. */
  onNumber(number: number | null): void;
  onNote(note: string | null): void;
}) {
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
      defaultValue={typed ?? text}
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
