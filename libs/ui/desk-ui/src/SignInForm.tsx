import { useEffect, useRef } from 'react';
import { Alert, Button, TextField } from '@forecourt/primitives';
import type { FailureView } from './views.ts';

/** What is typed to sign in. */
export interface SignInFields {
  email: string;
  code: string;
}

/** Sign-in in two steps: an e-mail address, then the code that was sent to it. */
export function SignInForm({
  step,
  email,
  code,
  busy,
  failure,
  sentTo,
  onChange,
  onSend,
  onSignIn,
  onBack,
}: SignInFields & {
  step: 'email' | 'code';
  busy: boolean;
  /** Why the last try failed; null without one. */
  failure: FailureView | null;
  /** The address that the code was sent to. */
  sentTo: string;
  onChange(fields: Partial<SignInFields>): void;
  /** Asks for a code, or for another one. */
  onSend(): void;
  onSignIn(): void;
  onBack(): void;
}) {
  const onCode = step === 'code';
  const form = useRef<HTMLFormElement>(null);
  // The step follows what the person did, so the focus goes with it.
  useEffect(() => {
    if (onCode) form.current?.querySelector('input')?.focus();
  }, [onCode]);
  return (
    <main className="mx-auto max-w-[440px] px-gutter py-10">
      <h1 className="text-h1">Desk</h1>
      <p className="mt-2 mb-6 text-ink-2">
        {onCode
          ? `If ${sentTo} belongs to staff, a code of six digits is on its way. It is valid for 10 minutes.`
          : 'Sign in with your work e-mail. We send you a code; there is no password.'}
      </p>
      <form
        ref={form}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (onCode) onSignIn();
          else onSend();
        }}
      >
        {failure && <Alert tone="danger">{failure.text}</Alert>}
        {onCode ? (
          <TextField
            key="code"
            id="code"
            label="Code from the e-mail"
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            onChange={({ target }) => onChange({ code: target.value })}
          />
        ) : (
          <TextField
            key="email"
            id="email"
            type="email"
            label="E-mail"
            value={email}
            autoComplete="username"
            limit={254}
            onChange={({ target }) => onChange({ email: target.value })}
          />
        )}
        <Button type="submit" size="large" busyText={busy ? 'One moment' : null}>
          {onCode ? 'Sign in' : 'Send code'}
        </Button>
        {onCode && (
          <div className="flex flex-wrap gap-3">
            <Button variant="text" disabled={busy} onClick={onSend}>
              Send another code
            </Button>
            <Button variant="text" disabled={busy} onClick={onBack}>
              Use another e-mail
            </Button>
          </div>
        )}
      </form>
    </main>
  );
}
