import { centsText } from '@forecourt/pricing';
import { Alert, Button, buttonStyle } from '@forecourt/primitives';
import { Form } from 'react-router';
import { FORM_FIELDS } from '../logic/form-fields.ts';
import type { CheckoutPage } from '../logic/page.ts';
import { BoughtSection } from './purchase/BoughtSection.tsx';

export interface PayScreenProps {
  page: CheckoutPage;
  hold: NonNullable<CheckoutPage['hold']>;
}

/** The way to the payment page of the provider. A browser that was closed comes back to it. */
export function PayScreen({ page: { notice, holdHours, payQuery }, hold }: PayScreenProps) {
  const { reference, times, deposit_cents, owner, payment_url, purchase } = hold;
  const deposit = centsText(deposit_cents);
  return (
    <>
      {notice === 'unpaid' && (
        <Alert>
          We haven’t got your payment yet. If you have just paid, load this page again in a minute. You aren’t
          charged twice.
        </Alert>
      )}
      {notice === 'changed' && (
        <Alert>
          You’ve changed what you’re buying in another window since you opened this page. Please check it
          below, then pay. Nothing has been charged yet.
        </Alert>
      )}
      <p>
        We’ve set this vehicle aside for you until <strong>{times.payUntil}</strong>. Pay the deposit of{' '}
        {deposit} by then, and it’s held for you for {holdHours} hours from your payment. Nothing has been
        charged yet.
      </p>
      {purchase && <BoughtSection purchase={purchase} />}
      {payment_url === null ? (
        <Alert>
          {owner
            ? 'The payment page can’t be opened right now. Nothing has been charged. Please load this page again in a minute, or give the vehicle up below and start again.'
            : 'Please continue in the browser you started in, or wait until your time to pay runs out and start again.'}
        </Alert>
      ) : (
        <>
          {/* With a target the browser leaves the site: the sandbox of a demonstration is no page of the router. */}
          <a href={payQuery} target="_top" className={buttonStyle('filled', 'large', 'w-full')}>
            Pay {deposit} by card
          </a>
          <p className="text-note text-ink-2">
            You pay on the secure page of our payment provider. We never see your card number. Your reference
            is {reference}.
          </p>
        </>
      )}
      {owner && (
        <Form method="post">
          <Button type="submit" variant="text" size="small" name={FORM_FIELDS.go} value="cancel">
            Don’t reserve this vehicle after all
          </Button>
        </Form>
      )}
    </>
  );
}
