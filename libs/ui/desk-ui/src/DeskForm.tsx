import { useEffect, useRef, type ReactNode } from 'react';
import { Alert, Button } from '@forecourt/primitives';
import type { FailureView } from './views.ts';

/** What every form of the desk has: what is typed belongs to the page, so that it survives a failure and a reload. */
export interface DeskFormProps {
  busy: boolean;
  /** Why it was not done; null without a failure. */
  failure: FailureView | null;
  onSubmit(): void;
  /** Closes a form that a button has opened: the focus is in its first field, and on the button again once it is closed. Omitted for a form that is always there. */
  onCancel?(): void;
}

/** The frame of a form: its fields, its failure, its button. */
export function DeskForm({
  label,
  button,
  busyText,
  busy,
  failure,
  onSubmit,
  onCancel,
  children,
}: DeskFormProps & {
  /** Accessible name of the form. */
  label: string;
  button: string;
  busyText: string;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (!isOpened) return;
    const opener = document.activeElement;
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    return () => {
      // Unless it is somewhere else by then.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, [isOpened]);
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      className="grid max-w-xl gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      {failure && <Alert tone="danger">{failure.text}</Alert>}
      <Button type="submit" busyText={busy ? busyText : null}>
        {failure?.retry === true ? 'Retry' : button}
      </Button>
      {onCancel && (
        <Button variant="outline" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </form>
  );
}
