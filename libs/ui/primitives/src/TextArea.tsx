import { clsx } from 'clsx';
import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, describedBy, fieldBox, fieldEdge } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';

/** A field for several lines. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  rows = 4,
  ...input
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { id } = input;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        {...input}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={clsx(fieldBox, fieldEdge(error), 'py-3', className)}
      />
    </FieldFrame>
  );
}
