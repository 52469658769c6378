/** One end of a span as a number that can be typed; it counts when the field is left or Enter is pressed. */
export function RangeNumber({
  id,
  label,
  text,
  onNumber,
}: {
  id: string;
  label: string;
  /** The number as it is shown, with its sign and commas. */
  text: string;
  onNumber(number: number): void;
}) {
  return (
    <input
      key={text}
      id={id}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={text}
      className="h-11 w-full min-w-0 rounded-field border border-line-strong bg-surface px-3.5 text-body tabular-nums hover:border-ink focus:border-focus focus:ring-3 focus:ring-focus/30 focus:outline-none"
      onBlur={({ target }) => {
        const digits = target.value.replace(/[^\d.]/g, '');
        if (target.value === text) return;
        if (digits === '' || !Number.isFinite(Number(digits))) target.value = text;
        else onNumber(Number(digits));
      }}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}
