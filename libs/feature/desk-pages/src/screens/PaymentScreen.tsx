import { BackLink, PaymentPage, RefundForm } from '@forecourt/desk-ui';
import { centsText } from '@forecourt/pricing';
import { readCents } from '@forecourt/values';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useNotePaymentMutation, usePaymentQuery, useRefundPaymentMutation } from '../api/paymentApi.ts';
import { useDealership } from '../hooks/useDealership.ts';
import { useDeskForm } from '../hooks/useDeskForm.ts';
import { isLeader } from '../logic/deskPages.ts';
import { listHref } from '../logic/leadFilter.ts';
import { paymentPageView, type Payment } from '../logic/paymentViews.ts';
import { Loaded } from './Loaded.tsx';
import { RecordNote } from './RecordNote.tsx';

/** The provider tells a moment after a refund that it was made. */
const ASK_MS = 10_000;

/** The payment of an invoice: what can be done with it depends on its state and the role. */
export function PaymentScreen() {
  const { site, time_zone: timeZone, role } = useDealership();
  const { id = '' } = useParams();
  const { state } = useLocation();
  const query = usePaymentQuery(
    { params: { site, id } },
    { refetchOnMountOrArgChange: true, pollingInterval: ASK_MS, skipPollingIfUnfocused: true },
  );
  return (
    <>
      <title>Payment · Desk</title>
      <BackLink href={listHref(`/${site}/payments`, state)}>All payments</BackLink>
      <Loaded exact key={id} query={query} what="the payment">
        {(payment) => (
          <PaymentPage
            payment={paymentPageView(payment, { site, timeZone })}
            actions={[
              ...(payment.left_cents > 0 && isLeader(role)
                ? [{ title: 'Refund', form: <Refund site={site} payment={payment} /> }]
                : []),
              ...(payment.lead_id === null
                ? []
                : [{ title: 'Note', form: <Note site={site} payment={payment} /> }]),
            ]}
          />
        )}
      </Loaded>
    </>
  );
}

interface About {
  site: string;
  payment: Payment;
}

function Refund({ site, payment: { id, left_cents: left } }: About) {
  const { fields, failure, change, send, refuse } = useDeskForm(`payment-refund:${id}`, { amount: '' });
  const [refund, { isLoading }] = useRefundPaymentMutation();
  // With what was left when the amount was entered: a colleague may send money back while this one is asked.
  const [asked, setAsked] = useState<{ cents: number; left: number } | null>(null);
  const most = centsText(left);
  return (
    <RefundForm
      fields={fields}
      most={most}
      asked={asked === null ? null : centsText(asked.cents)}
      busy={isLoading}
      failure={failure}
      onChange={change}
      onSubmit={() => {
        const cents = readCents(fields.amount);
        if (cents === null || cents === 0) return refuse('Enter the amount in dollars, such as 1,250.50.');
        if (cents > left) return refuse(`You can send back ${most} at most.`);
        setAsked({ cents, left });
      }}
      onCancel={() => setAsked(null)}
      onConfirm={() => {
        if (asked === null) return;
        const body = { cents: asked.cents, expected_left_cents: asked.left };
        void send((key) => refund({ params: { site, id }, body: { ...body, key } }), 'The money goes back.');
        setAsked(null);
      }}
    />
  );
}

function Note({ site, payment: { id } }: About) {
  const [note, { isLoading }] = useNotePaymentMutation();
  const params = { site, id };
  return (
    <RecordNote name={`payment-note:${id}`} busy={isLoading} onSend={(body) => note({ params, body })} />
  );
}
