import { clsx } from 'clsx';
import type { InputHTMLAttributes } from 'react';
import { FieldFrame, describedBy, fieldBox, fieldEdge } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';

/** A one-line text field with its label. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const { id } = input;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={clsx(fieldBox, fieldEdge(error), 'h-12', className)}
      />
    </FieldFrame>
  );
}
