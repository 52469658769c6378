import { TextField } from '@forecourt/primitives';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DeskForm } from './DeskForm.tsx';
import type { LeadFormProps } from './LeadForms.tsx';
import { Card, FactList } from './LeadPage.tsx';
import type { FactView } from './LeadPage.tsx';
import { RecordPage } from './RecordPage.tsx';
import type { RecordAction, RecordPageView } from './RecordPage.tsx';

/** The payment of an invoice. Every text is ready to be shown. */
export interface PaymentPageView extends RecordPageView {
  /** Its heading, with the number of the invoice. */
  title: string;
  facts: readonly FactView[];
  /** Who has paid; null once the lead was erased, or nothing was paid. */
  payer: readonly FactView[] | null;
  /** Why there is no payer. */
  noPayer: string;
}

/** The payment of an invoice with what can be done with it, and its audit trail. */
export function PaymentPage({
  payment,
  actions,
}: {
  payment: PaymentPageView;
  actions: readonly RecordAction[];
}) {
  const { title, facts, payer, noPayer } = payment;
  return (
    <RecordPage title={title} record={payment} actions={actions}>
      <Card title="Payment">
        <FactList facts={facts} />
      </Card>
      <Card title="Paid by">{payer ? <FactList facts={payer} /> : <p>{noPayer}</p>}</Card>
    </RecordPage>
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
