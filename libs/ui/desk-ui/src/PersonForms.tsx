import { Alert, Button, Dialog, TextField } from '@forecourt/primitives';
import { useState } from 'react';
import type { LeadFormProps } from './LeadForms.tsx';
import { DeskForm } from './DeskForm.tsx';

/** Finds a shopper by e-mail or phone. */
export function PersonForm({ fields, onChange, ...form }: LeadFormProps<{ email: string; phone: string }>) {
  return (
    <DeskForm {...form} label="Find a shopper" button="Find" busyText="Looking">
      <TextField
        id="person-email"
        type="email"
        label="E-mail of the shopper"
        autoComplete="off"
        maxLength={254}
        value={fields.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <TextField
        id="person-phone"
        type="tel"
        label="Or phone"
        autoComplete="off"
        maxLength={40}
        value={fields.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
      />
    </DeskForm>
  );
}

/** Erases a shopper: it asks why, and once more before it does it. */
export function ErasureForm({
  leads,
  fields,
  onChange,
  onRefuse,
  onSubmit,
  ...form
}: LeadFormProps<{ reason: string }> & {
  /** How many leads are erased. */
  leads: number;
  /** There is no reason yet. */
  onRefuse(): void;
}) {
  const [asked, setAsked] = useState(false);
  const what = leads === 1 ? '1 lead' : `${leads} leads`;
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
          maxLength={500}
          value={fields.reason}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
      </DeskForm>
      <Dialog
        open={asked}
        onOpenChange={setAsked}
        title={`Erase ${what}?`}
        description="It cannot be undone."
      >
        <div className="flex flex-wrap gap-3">
          <Button
            onClick={() => {
              setAsked(false);
              onSubmit();
            }}
          >
            Erase now
          </Button>
          <Button variant="outline" onClick={() => setAsked(false)}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </>
  );
}
