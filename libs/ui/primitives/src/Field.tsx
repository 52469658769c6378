import { ChevronDown, CircleAlert } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { clsx } from 'clsx';

interface FieldFrame {
  /** Unique on the page; label, hint and error refer to it. */
  id: string;
  label: string;
  hint?: string;
  /** What is wrong with the value; shown under the field with an icon. */
  error?: string | null;
  /** Says "optional" beside the label. */
  optional?: boolean;
}

const box =
  'w-full rounded-field border bg-surface px-4 text-body text-ink transition-colors placeholder:text-ink-3 focus:border-focus focus:outline-none focus:ring-3 focus:ring-focus/30 disabled:border-line disabled:bg-sunken disabled:text-ink-2';

function edge(error?: string | null): string {
  return error ? 'border-danger ring-1 ring-danger' : 'border-line-strong hover:border-ink';
}

function describedBy(id: string, hint?: string, error?: string | null): string | undefined {
  return clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
}

function Frame({ id, label, hint, error, optional, children }: FieldFrame & { children: ReactNode }) {
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
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-center gap-1.5 text-small text-danger">
          <CircleAlert aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

/** A one-line text field with its label. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldFrame & InputHTMLAttributes<HTMLInputElement>) {
  const { id } = input;
  return (
    <Frame id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={clsx(box, edge(error), 'h-12', className)}
      />
    </Frame>
  );
}

/** A field for several lines. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  rows = 4,
  ...input
}: FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { id } = input;
  return (
    <Frame id={id} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        {...input}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={clsx(box, edge(error), 'py-3', className)}
      />
    </Frame>
  );
}

/** A choice of one from a list: the browser's own, which every phone knows how to show. */
export function Select({
  label,
  hint,
  error,
  optional,
  className,
  children,
  ...input
}: FieldFrame & SelectHTMLAttributes<HTMLSelectElement>) {
  const { id } = input;
  return (
    <Frame id={id} label={label} hint={hint} error={error} optional={optional}>
      <div className="relative">
        <select
          {...input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          className={clsx(box, edge(error), 'h-12 appearance-none truncate pr-11', className)}
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
        />
      </div>
    </Frame>
  );
}

/** A tick box with its words; they are its label and can be long. */
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
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-center gap-1.5 text-small text-danger">
          <CircleAlert aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
