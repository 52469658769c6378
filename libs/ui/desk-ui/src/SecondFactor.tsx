import { Button, LinkButton, TextField } from '@forecourt/primitives';
import { DeskForm } from './DeskForm.tsx';
import type { DeskFormProps } from './DeskForm.tsx';
import { Card } from './LeadPage.tsx';

interface CodeProps extends DeskFormProps {
  code: string;
  onChange(code: string): void;
}

/** Asks for a code of the authenticator app, before what only few may see. */
export function SecondFactorCode({ code, onChange, ...form }: CodeProps) {
  return (
    <Card title="Confirm it is you">
      <DeskForm {...form} label="Confirm it is you" button="Confirm" busyText="One moment">
        <TextField
          id="second-factor"
          label="Code from your authenticator app"
          hint="Six digits, or one of your backup codes. It counts for 12 hours."
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => onChange(target.value)}
        />
      </DeskForm>
    </Card>
  );
}

/** The beginning: what an authenticator app is for, and a button. */
export function SecondFactorStart({ ...form }: DeskFormProps) {
  return (
    <Card title="Set up an authenticator app">
      <DeskForm
        {...form}
        label="Set up an authenticator app"
        button="Set up an authenticator app"
        busyText="One moment"
      >
        <p>
          What is behind this page needs a second proof that it is you: a code from an authenticator app on
          your phone, such as Google Authenticator, Microsoft Authenticator or 1Password.
        </p>
      </DeskForm>
    </Card>
  );
}

/** The secret for the app, and its first code. */
export function SecondFactorSetup({
  secret,
  uri,
  code,
  onChange,
  ...form
}: CodeProps & {
  /** To type by hand. */
  secret: string;
  /** Opens an app on this device. */
  uri: string;
}) {
  return (
    <Card title="Set up an authenticator app">
      <DeskForm {...form} label="Finish setting up" button="Finish" busyText="One moment">
        <p>Add an account in your authenticator app with this key:</p>
        <p className="rounded-control bg-sunken p-3 font-mono break-all select-all">{secret}</p>
        <LinkButton variant="outline" href={uri}>
          Open the app on this device
        </LinkButton>
        <TextField
          id="second-factor-first"
          label="The code that the app shows now"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => onChange(target.value)}
        />
      </DeskForm>
    </Card>
  );
}

/** The codes for a lost phone; they are shown this once. */
export function BackupCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  return (
    <Card title="Keep your backup codes">
      <p>Each of them works once instead of the app, for when the phone is lost. They are not shown again.</p>
      <ul className="my-4 grid grid-cols-2 gap-2 rounded-control bg-sunken p-3 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onKept}>I have kept them</Button>
    </Card>
  );
}
