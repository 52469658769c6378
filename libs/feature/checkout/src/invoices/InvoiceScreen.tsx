import { Breadcrumb } from '@forecourt/chrome';
import { centsText } from '@forecourt/pricing';
import { Alert, buttonStyle, Link } from '@forecourt/primitives';
import { knownSteps, paths } from '@forecourt/site-config';
import { useSite } from '@forecourt/site-config/react';
import type { RefusedPost } from '../logic/page.ts';
import { useCountedPayment } from '../logic/use-counted-payment.ts';
import { ReceiptLink } from '../screens/ReceiptLink.tsx';
import type { InvoicePage } from './invoice-page.ts';
import { InvoiceForm } from './InvoiceForm.tsx';

/** Paying an invoice: the form, the way to the payment page, and what became of the payment. */
export function InvoiceScreen({ page, refused }: { page: InvoicePage; refused: RefusedPost | null }) {
  const { payment } = page;
  const site = useSite();
  return (
    <div className="container-site pt-4 pb-section lg:pt-6">
      <Breadcrumb
        crumbs={knownSteps<{ name: string; href?: string }>(site, [
          { name: 'Home', href: paths.home() },
          { name: 'Pay an invoice' },
        ])}
      />
      <h1 className="mt-6 text-h1">{payment ? `Invoice ${payment.invoice}` : 'Pay an invoice'}</h1>
      <div className="mt-8 grid max-w-reading gap-6">
        {refused?.failure && <Alert tone="danger">{refused.failure}</Alert>}
        {payment ? <Payment page={page} payment={payment} /> : <InvoiceForm page={page} refused={refused} />}
      </div>
    </div>
  );
}

function Payment({
  page: { receipt, isBack },
  payment,
}: {
  page: InvoicePage;
  payment: NonNullable<InvoicePage['payment']>;
}) {
  const { status, reference, amount_cents, refunded_cents, payment_url: href, payUntil, paidAt } = payment;
  const amount = centsText(amount_cents);
  const isOpen = status === 'open';
  useCountedPayment(status === 'paid', { reference, label: 'Invoice Payment' });
  return (
    <>
      {status === 'paid' && <Alert tone="success">Thank you. We’ve received {amount}.</Alert>}
      {status === 'refunded' && <Alert>The dealership has sent this payment back to your card.</Alert>}
      {status === 'paid' && refunded_cents > 0 && (
        <Alert>The dealership has sent {centsText(refunded_cents)} of it back to your card.</Alert>
      )}
      {isOpen && isBack && (
        <Alert>
          We haven’t got your payment yet. If you have just paid, load this page again in a minute. You aren’t
          charged twice.
        </Alert>
      )}
      {(status === 'closed' || (isOpen && href === null)) && (
        <>
          <Alert>The time to pay is over. Nothing was charged.</Alert>
          <p>
            <Link href={paths.onlinePayment()} className="font-semibold text-brand-text hover:underline">
              Start again
            </Link>
          </p>
        </>
      )}
      {isOpen && href !== null && (
        <>
          <p>
            Pay {amount} by <strong>{payUntil}</strong>. Nothing has been charged yet.
          </p>
          {/* With a target the browser leaves the site: the sandbox of a demonstration is no page of the router. */}
          <a href={href} target="_top" className={buttonStyle('filled', 'large', 'w-full')}>
            Pay {amount} by card
          </a>
          <p className="text-note text-ink-2">
            You pay on the secure page of our payment provider. We never see your card number.
          </p>
        </>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-ink-2">Reference</dt>
        <dd className="font-semibold">{reference}</dd>
        {paidAt !== null && (
          <>
            <dt className="text-ink-2">Paid on</dt>
            <dd>{paidAt}</dd>
          </>
        )}
      </dl>
      <ReceiptLink href={receipt} />
    </>
  );
}
