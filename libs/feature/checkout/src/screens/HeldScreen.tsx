import { telHref } from '@forecourt/phone';
import { agreedText, centsText } from '@forecourt/pricing';
import { Alert, Button, Link } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { capitalise } from '@forecourt/values';
import { Form } from 'react-router';
import { otherPart } from '../logic/deposit-texts.ts';
import { FORM_FIELDS } from '../logic/form-fields.ts';
import { useCountedPayment } from '../logic/use-counted-payment.ts';
import { disputedText } from './EndedNote.tsx';
import type { PayScreenProps } from './PayScreen.tsx';
import { BoughtSection } from './purchase/BoughtSection.tsx';
import { ReceiptLink } from './ReceiptLink.tsx';

/** A vehicle that is reserved for this shopper: until when, the receipt, what happens next, and the way back. */
export function HeldScreen({ page: { nextSteps, car, linkQuery, receipt }, hold }: PayScreenProps) {
  const site = useSite();
  const { reference, times, deposit_cents, refunded_cents, price, price_suffix, status, may_refund } = hold;
  const phone = site.phones.main;
  const deposit = centsText(deposit_cents);
  useCountedPayment(true, { reference, label: 'Reservation', carId: car.id });
  const giving = givingUp(hold);
  const rows = [
    ['Reference', reference],
    ['Vehicle', car.name],
    ['Agreed price', agreedText(price, price_suffix)],
    ['Deposit paid', deposit],
    ['Sent back to your card', refunded_cents === 0 ? null : centsText(refunded_cents)],
    ['Paid on', times.paidAt],
    ['Reserved until', status === 'held' ? times.heldUntil : null],
  ].filter(([, text]) => text !== null);
  return (
    <>
      <Alert tone="success">
        {status === 'held' ? (
          <>
            It’s yours until <strong>{times.heldUntil}</strong>. Nobody else can reserve or buy it until then.
          </>
        ) : (
          `You’ve bought this vehicle. ${boughtText(hold)}`
        )}
      </Alert>
      <section aria-label="Receipt" className="rounded-card border border-line p-5">
        <h2 className="text-h3">Receipt</h2>
        <dl className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {rows.map(([label, text]) => (
            <div key={label}>
              <dt className="text-note text-ink-2">{label}</dt>
              <dd className="font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
        <ReceiptLink href={receipt} />
        <p className="mt-4 text-note text-ink-2">
          We’ve sent you an email with a link to this page. Keep it.
        </p>
      </section>
      {hold.purchase && <BoughtSection purchase={hold.purchase} />}
      {status === 'held' && (
        <section aria-label="What happens next">
          <h2 className="text-h3">What happens next</h2>
          <ol className="mt-3 grid list-decimal gap-2 pl-5">
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {phone && (
            <p className="mt-4 text-ink-2">
              Questions? Call{' '}
              <Link href={telHref(phone)} className="font-semibold text-brand-text hover:underline">
                {phone}
              </Link>
              .
            </p>
          )}
        </section>
      )}
      {may_refund && (
        <section aria-label="Changed your mind?" className="border-t border-line pt-5">
          <h2 className="text-h3">Changed your mind?</h2>
          <p className="mt-2 text-ink-2">{giving.text}</p>
          <Form method="post" action={linkQuery} className="mt-3">
            <Button type="submit" variant="outline" name={FORM_FIELDS.go} value="refund">
              {giving.button}
            </Button>
          </Form>
        </section>
      )}
    </>
  );
}

/** Where the deposit of a vehicle that was bought is. */
function boughtText({ deposit_cents, refunded_cents }: PayScreenProps['hold']): string {
  if (refunded_cents >= deposit_cents) return `We’ve sent all ${centsText(deposit_cents)} back to your card.`;
  const other = otherPart(deposit_cents, refunded_cents);
  return `${other === null ? 'Your deposit' : `${capitalise(other)} of your deposit`} is part of the price.`;
}

/** What one press does, and what the button says. */
function givingUp({ deposit_cents, refunded_cents, dispute }: PayScreenProps['hold']) {
  const deposit = centsText(deposit_cents);
  const alone = { button: 'Give it up' };
  if (refunded_cents >= deposit_cents)
    return { ...alone, text: `One press ends the reservation. We’ve sent all ${deposit} back to your card.` };
  if (dispute === 'open')
    return { ...alone, text: `One press ends the reservation. ${disputedText(deposit)}` };
  const other = otherPart(deposit_cents, refunded_cents);
  const what = other === null ? `all ${deposit}` : `${other} of your deposit`;
  return {
    text: `One press ends the reservation and sends ${what} back to your card.`,
    button: 'Give it up and get my deposit back',
  };
}
