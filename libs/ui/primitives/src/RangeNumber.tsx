/** One end of a span as a number that can be typed; it counts when the field is left or Enter is pressed. */
export function RangeNumber({
  id,
  name,
  label,
  text,
  bound,
  onNumber,
}: {
  id: string;
  name?: string | undefined;
  label: string;
  /** The number as it is shown, with its sign and commas; empty for an open end. */
  text: string;
  /** Where an open end stands. */
  bound: string;
  /** Null opens the end. */
  onNumber(number: number | null): void;
}) {
  return (
    <input
      key={text}
      id={id}
      name={name}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={text}
      placeholder={bound}
      className="range-number"
      onBlur={({ target }) => {
        const typed = target.value.trim();
        const digits = typed.replace(/[^\d.]/g, '');
        if (typed === text) return;
        if (typed === '') onNumber(null);
        else if (digits === '' || !Number.isFinite(Number(digits))) target.value = text;
        else onNumber(Number(digits));
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
    />
  );
}
