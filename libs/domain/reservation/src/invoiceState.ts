import { disputeOf, type Dispute } from './disputes.ts';
import type { InvoiceFacts } from './invoiceFacts.ts';
import { moneyBack } from './moneyBack.ts';

/**
 * The payment of an invoice: `open` while it can be paid, `closed` after its payment page was closed without a payment, `partRefunded` and
 * `refunded` after the provider has sent a part or the whole of it back, `failed` if the last refund did not reach the card, `disputed` while
 * the holder of the card disputes it, and after the dealer has lost the dispute. Of several that are true the last of these is said.
 */
export type InvoiceStatus = 'open' | 'closed' | 'paid' | 'partRefunded' | 'refunded' | 'failed' | 'disputed';

/** The state of the payment of an invoice, as its facts give it. Amounts are cents. */
export interface InvoiceState {
  status: InvoiceStatus;
  /** Null without a dispute, and once it is won. */
  dispute: Dispute | null;
  /** What the provider has sent back. */
  refundedCents: number;
  /** What staff want to send back, and the provider has not done yet. */
  returningCents: number;
  /** What can still be sent back. */
  leftCents: number;
}

/** Refunds that staff want, with their ids, and the provider has neither made nor refused. */
export function dueRefunds({ asked = {}, refunds = {} }: InvoiceFacts): { id: string; cents: number }[] {
  const made = new Set(Object.values(refunds).map((refund) => refund.asked));
  return Object.entries(asked)
    .filter(([id, { refusedAt }]) => refusedAt === null && !made.has(id))
    .map(([id, { cents }]) => ({ id, cents }));
}

/**
 * The state of the payment of an invoice. It follows from a set of facts as that of a hold, whatever their order; nothing ends it, so
 * nothing goes back by itself. (GA-07)
 *
 * @example invoiceState(openHold({ amountCents: 125_050, hours: 1, payMinutes: 35 }, now)).status // 'open'
 */
export function invoiceState(facts: InvoiceFacts): InvoiceState {
  const { amountCents, paid } = facts;
  const failedAt = last([
    ...[facts.refundFailedAt, ...Object.values(facts.refunds ?? {}).map((refund) => refund.failedAt)],
    ...Object.values(facts.asked ?? {}).map(({ refusedAt }) => refusedAt),
  ]);
  const good = Object.values(facts.refunds ?? {}).filter((refund) => refund.failedAt === null);
  const { cents: refundedCents, isWhole } = moneyBack(facts);
  const returningCents = sumOf(dueRefunds(facts));
  const leftCents = paid === null ? 0 : Math.max(0, amountCents - refundedCents - returningCents);
  const sentAt = last([...good.map(({ at }) => at), ...(isWhole ? [facts.refundedAt] : [])]);
  const dispute = disputeOf(facts);
  const money = { dispute, refundedCents, returningCents, leftCents };
  if (dispute !== null) return { status: 'disputed', ...money };
  // So did a refusal in the second of a refund.
  if (failedAt !== '' && failedAt >= sentAt) return { status: 'failed', ...money };
  if (refundedCents === amountCents) return { status: 'refunded', ...money };
  if (refundedCents > 0) return { status: 'partRefunded', ...money };
  // A payment counts even if somebody heard of the closed page first.
  if (paid !== null) return { status: 'paid', ...money };
  return { status: facts.closedAt === null ? 'open' : 'closed', ...money };
}

const sumOf = (all: readonly { cents: number }[]): number => all.reduce((sum, { cents }) => sum + cents, 0);

/** The last of some times; an empty text, which is before every time, without one. */
const last = (times: readonly (string | null)[]): string =>
  times.reduce<string>((latest, at) => (at !== null && at > latest ? at : latest), '');
