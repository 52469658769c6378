import { clsx } from 'clsx';
import { useState } from 'react';
import type { InputEvent, TextareaHTMLAttributes } from 'react';
import { FieldFrame, describedBy, fieldBox, fieldEdge } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';

/** The part of the limit from which the number of characters is shown. */
const COUNTED_FROM = 0.8;

/**
 * A field for several lines. With a `limit` it counts the characters once most of them are used, and more can be typed: an error has to say so,
 * because a browser's own limit cuts off what is pasted without a word.
 */
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
  const [length, setLength] = useState(() => String(input.value ?? input.defaultValue ?? '').length);
  const isCounted = limit !== undefined && length >= limit * COUNTED_FROM;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        {...input}
        rows={rows}
        onInput={(event: InputEvent<HTMLTextAreaElement>) => {
          setLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={clsx(describedBy(id, hint, error), isCounted && `${id}-count`) || undefined}
        className={clsx(fieldBox, fieldEdge(error), 'py-3', className)}
      />
      {isCounted && (
        <p
          id={`${id}-count`}
          role="status"
          className={clsx('mt-1 text-print', length > limit ? 'font-semibold text-danger' : 'text-ink-3')}
        >
          {length.toLocaleString('en-AU')} of {limit.toLocaleString('en-AU')} characters
        </p>
      )}
    </FieldFrame>
  );
}
