import type { DisputeEvent, HoldEvent, RefundEvent } from '@forecourt/reservation';
import type Stripe from 'stripe';
import type { PaymentLook, PaymentNews } from './PaymentProvider.ts';

/** The currency of every deposit. */
export const CURRENCY = 'aud';

/** Stripe counts seconds since 1970. */
const moment = (seconds: number): string => new Date(seconds * 1_000).toISOString();

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

/** What a Stripe event says of a hold. The names are those of Stripe's API. */
export function newsOfEvent(event: Stripe.Event): PaymentNews {
  const at = moment(event.created);
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return newsOfSession(event.data.object, at);
    case 'checkout.session.expired':
      return {
        ...{ hold: event.data.object.client_reference_id, payment: null, ...NOTHING },
        events: [{ kind: 'closed', at }],
      };
    case 'charge.refunded':
      return {
        ...about(event.data.object, event.data.object.refunded ? [{ kind: 'refunded', at }] : []),
        unclear: true,
      };
    // Whether the whole payment is back only the charge says, with an event of its own: a refund may be a part.
    case 'refund.created':
    case 'refund.updated':
      return refundNews(event.data.object, at, hasFailed(event.data.object));
    case 'refund.failed':
      return refundNews(event.data.object, at, true);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return about(event.data.object, disputeEvents(event.data.object, at));
    default:
      return { hold: null, payment: null, ...NOTHING };
  }
}

const NOTHING = { events: [], refunds: [], unclear: false };

function refundNews(refund: Stripe.Refund, at: string, failed: boolean): PaymentNews {
  const news = about(refund, failed ? [{ kind: 'refundFailed', at }] : []);
  return { ...news, refunds: [eventOfRefund(refund, failed ? at : null)] };
}

/** A refund as an event; `failedAt` if it failed. */
export function eventOfRefund(
  { id, amount, created, metadata }: Pick<Stripe.Refund, 'id' | 'amount' | 'created' | 'metadata'>,
  failedAt: string | null,
): RefundEvent {
  const refund = { id, cents: amount, asked: metadata?.['asked'] ?? null };
  return failedAt === null
    ? { kind: 'partRefunded', at: moment(created), ...refund }
    : { kind: 'partFailed', at: failedAt, ...refund };
}

function newsOfSession(session: Stripe.Checkout.Session, at: string): PaymentNews {
  const payment = idOf(session.payment_intent);
  const paid = session.payment_status === 'paid' && payment !== null && session.currency === CURRENCY;
  return {
    ...{ hold: session.client_reference_id, payment, ...NOTHING },
    events: paid ? [{ kind: 'paid', at, payment }] : [],
  };
}

interface OfPayment {
  metadata: Stripe.Metadata | null;
  payment_intent: string | { id: string } | null;
}

function about({ metadata, payment_intent }: OfPayment, events: HoldEvent[]): PaymentNews {
  return { hold: metadata?.['hold'] ?? null, payment: idOf(payment_intent), ...NOTHING, events };
}

/** Whether the money of a refund stays with the dealer. */
export const hasFailed = ({ status }: Pick<Stripe.Refund, 'status'>): boolean =>
  status === 'failed' || status === 'canceled';

/**
 * A dispute as events. An inquiry of the bank (`warning_…`) is none: the dealer can still send the money back, and often should.
 *
 * @param seen when its end was heard of: Stripe does not say when it was decided.
 */
function disputeEvents(
  { id, created, status }: Pick<Stripe.Dispute, 'id' | 'created' | 'status'>,
  seen: string,
): DisputeEvent[] {
  if (status.startsWith('warning_')) return [];
  const disputed: DisputeEvent = { kind: 'disputed', at: moment(created), id };
  if (status === 'won' || status === 'prevented') return [disputed, { kind: 'disputeWon', at: seen, id }];
  return status === 'lost' ? [disputed, { kind: 'disputeLost', at: seen, id }] : [disputed];
}

/**
 * What a charge says of its refunds: it is `refunded` when the whole of it is back. Stripe does not say when a bank returned a refund. Where one
 * that would have completed the return failed, the charge is not back now, whatever was heard before: it has failed at the time of the look. A part that failed
 * is dated when it was made, because it says nothing about a deposit that is sent back later.
 *
 * @param now when it was asked.
 */
function refundEvents(
  { refunded, amount }: Stripe.Charge,
  all: readonly Stripe.Refund[],
  now: Date,
): HoldEvent[] {
  const good = all.filter((refund) => !hasFailed(refund));
  const back = good.reduce((sum, refund) => sum + refund.amount, 0);
  const last = Math.max(...good.map(({ created }) => created));
  const isBack = refunded && Number.isFinite(last);
  const failures = all.filter(hasFailed).map((refund): HoldEvent => {
    const completed = !isBack && back + refund.amount >= amount;
    // Stripe's times are whole seconds: a second refund may be made within this one.
    return {
      kind: 'refundFailed',
      at: moment(completed ? Math.floor(now.getTime() / 1_000) : refund.created),
    };
  });
  return isBack ? [...failures, { kind: 'refunded', at: moment(last) }] : failures;
}

/** The charge of a session that was asked for with it; null before the payment. */
export function chargeOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.Charge | null {
  const charge = intent === null || typeof intent === 'string' ? null : intent.latest_charge;
  return typeof charge === 'string' ? null : charge;
}

interface LookedUp {
  amountCents: number;
  refunds: readonly Stripe.Refund[];
  disputes: readonly Stripe.Dispute[];
  now: Date;
}

/** What a session says that was asked for with its payment and charge. */
export function lookOfSession(
  session: Stripe.Checkout.Session,
  { amountCents, refunds: all, disputes, now }: LookedUp,
): PaymentLook {
  const { payment_intent: intent, status, expires_at, amount_total, currency } = session;
  if (status === 'expired')
    return { events: [{ kind: 'closed', at: moment(expires_at) }], refunds: [], mismatch: null };
  if (session.payment_status !== 'paid' || intent === null || typeof intent === 'string')
    return { events: [], refunds: [], mismatch: null };
  const charge = chargeOf(session);
  const seen = now.toISOString();
  const events: HoldEvent[] = [
    { kind: 'paid', at: moment(charge?.created ?? intent.created), payment: intent.id },
    ...(charge ? refundEvents(charge, all, now) : []),
    ...disputes.flatMap((dispute) => disputeEvents(dispute, seen)),
  ];
  const mismatch =
    amount_total === amountCents && currency === CURRENCY
      ? null
      : `${amount_total} ${currency} instead of ${amountCents} ${CURRENCY}`;
  const refunds = all.map((refund) => eventOfRefund(refund, hasFailed(refund) ? seen : null));
  return { events, refunds, mismatch };
}
