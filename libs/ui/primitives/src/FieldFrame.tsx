import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';

/** Props of every field besides the attributes of its control. */
export interface FieldProps {
  /** Unique on the page; label, hint and error refer to it. */
  id: string;
  label: string;
  hint?: string;
  /** Error text, shown below the field with an icon. */
  error?: string | null;
  /** Shows "optional" beside the label. */
  optional?: boolean;
}

/** Class names of a control. */
export const fieldBox =
  'w-full rounded-field border bg-surface px-4 text-body text-ink transition-colors placeholder:text-ink-3 focus:border-focus focus:outline-none focus:ring-3 focus:ring-focus/30 disabled:border-line disabled:bg-sunken disabled:text-ink-2';

/** Border classes of a control, valid or invalid. */
export function fieldEdge(error?: string | null): string {
  return error ? 'border-danger ring-1 ring-danger' : 'border-line-strong hover:border-ink';
}

/** `aria-describedby` of a control: the ids of its hint and error. */
export function describedBy(id: string, hint?: string, error?: string | null): string | undefined {
  return clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
}

/** Label, hint and error around a control. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-3"> optional</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1.5 text-print text-ink-3">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}
