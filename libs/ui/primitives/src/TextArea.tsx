import { clsx } from 'clsx';
import type { InputEvent, TextareaHTMLAttributes } from 'react';
import { FieldFrame, describedBy, fieldBox, fieldEdge } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import { useCount } from './useCount.tsx';

/** A field for several lines. With a `limit` it counts the characters once most of them are used, and more can be typed. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  rows = 4,
  limit,
  onInput,
  ...input
}: FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength'> & {
    /** Maximum length, characters. */
    limit?: number;
  }) {
  const { id } = input;
  const counted = useCount(id, limit, input);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        {...input}
        rows={rows}
        onInput={(event: InputEvent<HTMLTextAreaElement>) => {
          counted.count(event.currentTarget);
          onInput?.(event);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={clsx(describedBy(id, hint, error), counted.describedBy) || undefined}
        className={clsx(fieldBox, fieldEdge(error), 'py-3', className)}
      />
      {counted.text}
    </FieldFrame>
  );
}
