import { Alert, TextField } from '@forecourt/primitives';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { LeadFormProps } from './LeadForms.tsx';

/** Finds a shopper by e-mail or phone. */
export function PersonForm({ fields, onChange, ...form }: LeadFormProps<{ email: string; phone: string }>) {
  return (
    <DeskForm {...form} label="Find a shopper" button="Find" busyText="Looking">
      <TextField
        id="person-email"
        type="email"
        label="E-mail of the shopper"
        autoComplete="off"
        limit={254}
        value={fields.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <TextField
        id="person-phone"
        type="tel"
        label="Or phone"
        autoComplete="off"
        limit={40}
        value={fields.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
    </DeskForm>
  );
}

/** Erases a shopper: it asks why, and once more before it does it. */
export function ErasureForm({
  what,
  fields,
  onChange,
  onRefuse,
  onSubmit,
  ...form
}: LeadFormProps<{ reason: string }> & {
  /** What is erased, such as "2 leads". */
  what: string;
  /** There is no reason yet. */
  onRefuse(): void;
}) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <DeskForm
        {...form}
        label="Erase this shopper"
        button="Erase"
        busyText="Erasing"
        onSubmit={() => (fields.reason.trim() === '' ? onRefuse() : setAsked(true))}
      >
        <Alert tone="info">
          {`Erases ${what} with notes, history, appointments and mails that wait. An unsubscribe stays.`}
        </Alert>
        <TextField
          id="erasure-reason"
          label="Why"
          hint="Is kept in the activity. Leave out who the shopper is."
          autoComplete="off"
          limit={500}
          value={fields.reason}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      </DeskForm>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        name="Erase now"
        title={`Erase ${what}?`}
        description="It cannot be undone."
        onConfirm={onSubmit}
      />
    </>
  );
}
