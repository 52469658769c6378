import { centsText } from '@forecourt/pricing';
import { useCountedStart } from '@forecourt/analytics/counted-start';
import { Button, ErrorSummary, TextField } from '@forecourt/primitives';
import { useMemo } from 'react';
import { Form, useNavigation } from 'react-router';
import { fieldId } from '../logic/form-fields.ts';
import type { RefusedPost } from '../logic/page.ts';
import { ContactFields } from '../screens/ContactFields.tsx';
import type { InvoicePage } from './invoice-page.ts';

/** The form that opens the payment page of an invoice. Without JavaScript the browser posts it. */
export function InvoiceForm({ page, refused }: { page: InvoicePage; refused: RefusedPost | null }) {
  const { typed, minCents, maxCents, intro } = page;
  const { values, errors }: Pick<RefusedPost, 'values' | 'errors'> = refused ?? { values: typed, errors: {} };
  const counted = useCountedStart('invoice');
  const isSending = useNavigation().state !== 'idle';
  const summary = useMemo(
    () => Object.entries(errors).map(([name, text]) => ({ fieldId: fieldId(name), text })),
    [errors],
  );
  return (
    <Form method="post" noValidate {...counted} className="grid gap-5">
      <ErrorSummary errors={summary} />
      <p className="text-ink-2">{intro}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id={fieldId('invoice')}
          name="invoice"
          label="Invoice number"
          hint="As printed on the invoice."
          autoComplete="off"
          limit={40}
          defaultValue={values['invoice'] ?? ''}
          error={errors['invoice'] ?? null}
          aria-required
        />
        <TextField
          id={fieldId('amount')}
          name="amount"
          label="Amount in dollars"
          hint={`From ${centsText(minCents)} to ${centsText(maxCents)}.`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values['amount'] ?? ''}
          error={errors['amount'] ?? null}
          aria-required
        />
      </div>
      <h2 className="text-h3">Your details</h2>
      <ContactFields values={values} errors={errors} />
      <Button type="submit" size="large" busyText={isSending ? 'Opening' : null}>
        Continue to the payment
      </Button>
    </Form>
  );
}
