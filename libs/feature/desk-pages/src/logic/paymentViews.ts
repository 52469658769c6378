import type { DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import type { ChoiceView, PaymentPageView, StatusView } from '@forecourt/desk-ui';
import { centsText } from '@forecourt/pricing';
import { momentText } from './deskTimes.ts';
import { DISPUTE_EVENTS, DISPUTE_WARNINGS } from './disputeWords.ts';
import { leadHref } from './leadViews.ts';
import { trailViews } from './trailViews.ts';
import { choicesOf, readWord } from './words.ts';

type Row = DeskAnswer<typeof deskRoutes.payments>['payments'][number];

/** The payment of an invoice with everything about it. */
export type Payment = DeskAnswer<typeof deskRoutes.payment>;

/** What stands with a payment. */
export type PaymentStatus = Row['status'];

const statuses: Record<PaymentStatus, StatusView> = {
  paid: { text: 'Paid', tone: 'success' },
  partRefunded: { text: 'Part refunded', tone: 'outline' },
  refunded: { text: 'Refunded', tone: 'outline' },
  failed: { text: 'Refund failed', tone: 'warning' },
  disputed: { text: 'Disputed', tone: 'warning' },
  open: { text: 'Not paid yet', tone: 'warning' },
  closed: { text: 'Not paid', tone: 'outline' },
};

/** The status of a text; null for another one. */
export const readPaymentStatus = (text: string | null): PaymentStatus | null => readWord(statuses, text);

/** Every status as a choice. */
export const paymentStatuses: readonly ChoiceView[] = choicesOf(statuses);

/** @example paidText({ amount_cents: 125_050, refunded_cents: 5_000 }) // '$1,250.50, $50 sent back' */
export const paidText = (row: Pick<Row, 'amount_cents' | 'refunded_cents'>): string =>
  centsText(row.amount_cents) +
  (row.refunded_cents > 0 ? `, ${centsText(row.refunded_cents)} sent back` : '');

/** The columns of a payment after its invoice: who pays, amount, status, when. */
export const paymentCells = (row: Row, timeZone: string): readonly string[] => [
  nameText(row),
  paidText(row),
  statuses[row.status].text,
  momentText(row.paid_at ?? row.started_at, timeZone),
];

/** Of a payment page that was closed nothing is kept; a lead may have been erased since. */
const nameText = ({ name, paid_at }: Pick<Row, 'name' | 'paid_at'>): string =>
  name ?? (paid_at === null ? '' : 'Erased');

/** What each line of the audit trail means. */
const events = new Map([
  ['started', 'Started'],
  ['paid', 'Paid'],
  ['closed', 'Payment page closed, nothing paid'],
  ['partAsked', 'Refund asked for'],
  ['partRefused', 'Refund refused'],
  ['partRefunded', 'Sent back'],
  ['partFailed', 'Refund failed'],
  ['refunded', 'The whole payment is back'],
  ['refundFailed', 'Refund failed'],
  ...DISPUTE_EVENTS,
  ['noted', 'Note'],
]);

/** The payment of an invoice as its page shows it. */
export function paymentPageView(
  payment: Payment,
  { site, timeZone }: { site: string; timeZone: string },
): PaymentPageView {
  const time = (iso: string) => momentText(iso, timeZone);
  const { invoice, name, lead_id, paid_at, returning_cents: returning } = payment;
  return {
    title: `Invoice ${invoice}`,
    reference: payment.reference,
    status: statuses[payment.status],
    warning: warningOf(payment),
    facts: [
      { name: 'Amount', text: centsText(payment.amount_cents) },
      ...(payment.refunded_cents > 0 ? [{ name: 'Sent back', text: centsText(payment.refunded_cents) }] : []),
      ...(returning > 0 ? [{ name: 'On its way back', text: centsText(returning) }] : []),
      { name: 'Started', text: time(payment.started_at) },
      ...(paid_at === null ? [] : [{ name: 'Paid', text: time(paid_at) }]),
      { name: 'Last change', text: time(payment.changed_at) },
      ...(payment.payment === null ? [] : [{ name: 'At the provider', text: payment.payment }]),
    ],
    payer:
      name === null
        ? null
        : [
            { name: 'Name', text: name },
            ...(lead_id === null
              ? []
              : [{ name: 'Contact details', text: 'Open the lead', href: leadHref(site, lead_id) }]),
          ],
    noPayer:
      paid_at === null
        ? 'Nothing was paid, so no contact details are kept.'
        : 'The contact details were erased.',
    log: trailViews(
      payment.log.map(({ what, cents, ...line }) => ({
        ...line,
        title: `${events.get(what) ?? what}${cents === null ? '' : ` (${centsText(cents)})`}`,
      })),
      timeZone,
    ),
  };
}

function warningOf({ status, dispute }: Pick<Payment, 'status' | 'dispute'>): string | null {
  if (dispute !== null) return DISPUTE_WARNINGS[dispute];
  return status === 'failed'
    ? 'Money could not be sent back. Look at the payment provider, then try again or send it by hand.'
    : null;
}
