import { clsx } from 'clsx';
import type { InputEvent, InputHTMLAttributes } from 'react';
import { FieldFrame, describedBy, fieldBox, fieldEdge } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import { useCount } from './useCount.tsx';

/** A one-line text field with its label. With a `limit` it counts the characters once most of them are used, and more can be typed. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  limit,
  onInput,
  ...input
}: FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'maxLength'> & {
    /** Maximum length, characters. */
    limit?: number;
    /** The browser's own limit, which cuts off what is pasted: only that of a postcode (ruling 82). */
    maxLength?: 4;
  }) {
  const { id } = input;
  const counted = useCount(id, limit, input);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...input}
        onInput={(event: InputEvent<HTMLInputElement>) => {
          counted.count(event.currentTarget);
          onInput?.(event);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={clsx(describedBy(id, hint, error), counted.describedBy) || undefined}
        className={clsx(fieldBox, fieldEdge(error), 'h-12', className)}
      />
      {counted.text}
    </FieldFrame>
  );
}
