import type { ReactNode } from 'react';
import { Alert, Button } from '@forecourt/primitives';
import type { FailureView } from './views.ts';

/** What every form of the desk has: what is typed belongs to the page, so that it survives a failure and a reload. */
export interface DeskFormProps {
  busy: boolean;
  /** Why it was not done; null without a failure. */
  failure: FailureView | null;
  onSubmit(): void;
}

/** The frame of a form: its fields, its failure, its button. */
export function DeskForm({
  label,
  button,
  busyText,
  busy,
  failure,
  onSubmit,
  children,
}: DeskFormProps & {
  /** Accessible name of the form. */
  label: string;
  button: string;
  busyText: string;
  children: ReactNode;
}) {
  return (
    <form
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
    </form>
  );
}
