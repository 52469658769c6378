import type { HoldFacts } from './holdFacts.ts';
import { refundHasFailed } from './holdState.ts';

/**
 * The payment of an invoice: `open` while it can be paid, `closed` after its payment page was closed without a payment, `refunded` after the
 * provider has sent the whole of it back.
 */
export interface InvoiceState {
  status: 'open' | 'paid' | 'closed' | 'refunded';
  /** The holder of the card disputes the payment. */
  disputed: boolean;
}

/** The facts of a payment that holds no vehicle. Nothing ends it, so nothing goes back by itself. */
export type InvoiceFacts = Pick<
  HoldFacts,
  'paid' | 'closedAt' | 'refundedAt' | 'refundFailedAt' | 'disputedAt'
>;

/**
 * The state of the payment of an invoice. It follows from the same set of facts as that of a hold, whatever their order. (GA-07)
 *
 * @example invoiceState(openHold({ amountCents: 125_050, hours: 1, payMinutes: 35 }, now)).status // 'open'
 */
export function invoiceState(facts: InvoiceFacts): InvoiceState {
  const { paid, closedAt, refundedAt, disputedAt } = facts;
  const disputed = disputedAt !== null;
  if (refundedAt !== null && !refundHasFailed(facts)) return { status: 'refunded', disputed };
  // A payment counts even if somebody heard of the closed page first.
  if (paid !== null) return { status: 'paid', disputed };
  return { status: closedAt === null ? 'open' : 'closed', disputed };
}
