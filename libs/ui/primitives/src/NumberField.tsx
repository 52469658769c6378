import { TextField } from './TextField.tsx';
import { useTypedNumber } from './useTypedNumber.ts';
import type { TypedNumber } from './useTypedNumber.ts';

/** A number with its sign and commas: validated on input, corrected on blur. */
export function NumberField({
  id,
  label,
  optional,
  disabled,
  ...number
}: TypedNumber & { id: string; label: string; optional?: boolean; disabled?: boolean }) {
  const { input, error } = useTypedNumber(number);
  return <TextField {...input} id={id} label={label} optional={optional} disabled={disabled} error={error} />;
}
