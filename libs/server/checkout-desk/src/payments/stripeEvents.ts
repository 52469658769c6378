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
      return refundNews(event.data.object, hasFailed(event.data.object) ? at : null);
    case 'refund.failed':
      return refundNews(event.data.object, at);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return about(event.data.object, disputeEvents(event.data.object, at));
    default:
      return { hold: null, payment: null, ...NOTHING };
  }
}

const NOTHING = { events: [], unclear: false };

const refundNews = (refund: Stripe.Refund, failedAt: string | null): PaymentNews =>
  about(refund, [eventOfRefund(refund, failedAt)]);

/** A refund as an event; `failedAt` if it failed, which it did not before it was made, whosever clock is ahead. */
export function eventOfRefund(
  { id, amount, created, metadata }: Pick<Stripe.Refund, 'id' | 'amount' | 'created' | 'metadata'>,
  failedAt: string | null,
): RefundEvent {
  // The dealer's own refunds, in the dashboard of the provider, have neither.
  const refund = { id, cents: amount, asked: metadata?.['asked'] ?? metadata?.['hold'] ?? null };
  const madeAt = moment(created);
  if (failedAt === null) return { kind: 'partRefunded', at: madeAt, ...refund };
  return { kind: 'partFailed', at: failedAt > madeAt ? failedAt : madeAt, ...refund };
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
 * What a charge says of its refunds: each with its amount, and that it is `refunded` when the whole of it is back.
 *
 * @param seen when it was asked: Stripe does not say when a bank returned a refund.
 */
function refundEvents({ refunded }: Stripe.Charge, all: readonly Stripe.Refund[], seen: string): HoldEvent[] {
  const last = Math.max(...all.filter((refund) => !hasFailed(refund)).map(({ created }) => created));
  return [
    ...all.map((refund) => eventOfRefund(refund, hasFailed(refund) ? seen : null)),
    ...(refunded && Number.isFinite(last) ? [{ kind: 'refunded' as const, at: moment(last) }] : []),
  ];
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
  { amountCents, refunds, disputes, now }: LookedUp,
): PaymentLook {
  const { payment_intent: intent, status, expires_at, amount_total, currency } = session;
  if (status === 'expired') return { events: [{ kind: 'closed', at: moment(expires_at) }], mismatch: null };
  if (session.payment_status !== 'paid' || intent === null || typeof intent === 'string')
    return { events: [], mismatch: null };
  const charge = chargeOf(session);
  const seen = now.toISOString();
  const events: HoldEvent[] = [
    { kind: 'paid', at: moment(charge?.created ?? intent.created), payment: intent.id },
    ...(charge ? refundEvents(charge, refunds, seen) : []),
    ...disputes.flatMap((dispute) => disputeEvents(dispute, seen)),
  ];
  const mismatch =
    amount_total === amountCents && currency === CURRENCY
      ? null
      : `${amount_total} ${currency} instead of ${amountCents} ${CURRENCY}`;
  return { events, mismatch };
}
