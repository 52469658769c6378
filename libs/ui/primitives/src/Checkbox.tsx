import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';

/** A checkbox with its label, which may be long. */
export function Checkbox({
  label,
  error,
  className,
  ...input
}: { id: string; label: ReactNode; error?: string | null } & InputHTMLAttributes<HTMLInputElement>) {
  const { id } = input;
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="tick mt-0.5"
        />
        <label htmlFor={id} className="text-note leading-6 text-ink-2">
          {label}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
