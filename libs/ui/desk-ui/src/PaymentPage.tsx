import { Alert, Tag, TextField } from '@forecourt/primitives';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { LeadFormProps } from './LeadForms.tsx';
import { Card, FactList } from './LeadPage.tsx';
import type { FactView } from './LeadPage.tsx';
import { Trail } from './Trail.tsx';
import type { TrailLineView } from './Trail.tsx';
import type { StatusView } from './views.ts';

/** The payment of an invoice. Every text is ready to be shown. */
export interface PaymentPageView {
  /** Its heading, with the number of the invoice. */
  title: string;
  reference: string;
  status: StatusView;
  /** What somebody has to do about its money; null if nothing. */
  warning: string | null;
  facts: readonly FactView[];
  /** Who has paid; null once the lead was erased, or nothing was paid. */
  payer: readonly FactView[] | null;
  /** Why there is no payer. */
  noPayer: string;
  log: readonly TrailLineView[];
}

/** The payment of an invoice with what can be done with it, and its audit trail. */
export function PaymentPage({
  payment: { title, reference, status, warning, facts, payer, noPayer, log },
  actions,
}: {
  payment: PaymentPageView;
  /** The forms, each with the title of its card. */
  actions: readonly { title: string; form: ReactNode }[];
}) {
  return (
    <>
      <h1 className="text-h2 break-words">{title}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <Tag tone={status.tone}>{status.text}</Tag>
        <span className="text-ink-2">{reference}</span>
      </p>
      {warning !== null && (
        <div className="mt-4">
          <Alert tone="danger">{warning}</Alert>
        </div>
      )}
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid grid-cols-1 gap-6">
          <Card title="Payment">
            <FactList facts={facts} />
          </Card>
          <Card title="Paid by">{payer ? <FactList facts={payer} /> : <p>{noPayer}</p>}</Card>
        </div>
        <div className="grid grid-cols-1 gap-6">
          {actions.map(({ title: name, form }) => (
            <Card key={name} title={name}>
              {form}
            </Card>
          ))}
        </div>
        <Trail lines={log} />
      </div>
    </>
  );
}

/** Sends a payment back, or a part of it. It asks before it does. */
export function RefundForm({
  fields,
  most,
  asked,
  onChange,
  onConfirm,
  onCancel,
  ...form
}: LeadFormProps<{ amount: string }> & {
  /** What can be sent back at most. */
  most: string;
  /** The amount that is to be confirmed; null before that. */
  asked: string | null;
  onConfirm(): void;
  onCancel(): void;
}) {
  return (
    <DeskForm {...form} label="Send money back" button="Send back" busyText="One moment">
      <TextField
        id="refund-amount"
        label="Amount in dollars"
        hint={`Up to ${most}, to the card that paid.`}
        inputMode="decimal"
        autoComplete="off"
        value={fields.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && onCancel()}
        name="Send it back"
        title={`Send ${asked ?? ''} back?`}
        description="The money goes back to the card that paid. It cannot be undone here."
        onConfirm={onConfirm}
      />
    </DeskForm>
  );
}
