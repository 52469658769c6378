import { applyEvent, type HoldEvent } from './applyEvent.ts';
import type { HoldFacts } from './holdFacts.ts';
import { earlier } from './times.ts';

/** Money that staff want to send back; `refusedAt` once the provider has said no. */
export interface AskedRefund {
  at: string;
  cents: number;
  refusedAt: string | null;
}

/** A refund at the provider. */
export interface MadeRefund {
  at: string;
  cents: number;
  /** The wish of staff that it carries out; null for one that was made at the provider. */
  asked: string | null;
  /** When it was seen that the bank did not take it; null if it did. */
  failedAt: string | null;
}

/** The facts of the payment of an invoice: those that a hold has, and every refund with its amount. */
export type InvoiceFacts = Pick<
  HoldFacts,
  'amountCents' | 'paid' | 'closedAt' | 'refundedAt' | 'refundFailedAt' | 'disputedAt' | 'disputes'
> & {
  /** By the ids of the wishes. */
  asked?: Readonly<Record<string, AskedRefund>>;
  /** By the provider's ids. */
  refunds?: Readonly<Record<string, MadeRefund>>;
};

/** Something that has become true of a refund of an invoice; amounts are cents. */
export type RefundEvent =
  | { kind: 'partAsked'; at: string; id: string; cents: number }
  | { kind: 'partRefused'; at: string; id: string; cents: number }
  | { kind: 'partRefunded' | 'partFailed'; at: string; id: string; cents: number; asked: string | null };

/** Something that has become true of the payment of an invoice. */
export type InvoiceEvent = HoldEvent | RefundEvent;

/**
 * Adds an event to the facts of the payment of an invoice. As with a hold, the same set of events always gives the same facts. (GA-07)
 *
 * @example applyInvoiceEvent(facts, { kind: 'partAsked', at, id: 'a', cents: 5_000 }).asked
 */
export function applyInvoiceEvent<Facts extends InvoiceFacts & HoldFacts>(
  facts: Facts,
  event: InvoiceEvent,
): Facts {
  switch (event.kind) {
    case 'partAsked':
    case 'partRefused': {
      const kept = facts.asked?.[event.id];
      return { ...facts, asked: { ...facts.asked, [event.id]: askedWith(kept, event) } };
    }
    case 'partRefunded':
    case 'partFailed': {
      const kept = facts.refunds?.[event.id];
      return { ...facts, refunds: { ...facts.refunds, [event.id]: refundWith(kept, event) } };
    }
    default:
      return { ...facts, ...applyEvent(facts, event) };
  }
}

function askedWith(
  kept: AskedRefund | undefined,
  { kind, at, cents }: Extract<RefundEvent, { kind: 'partAsked' | 'partRefused' }>,
): AskedRefund {
  const { refusedAt = null } = kept ?? {};
  return {
    ...kept,
    at: earlier(kept?.at ?? null, at),
    cents,
    refusedAt: kind === 'partRefused' ? earlier(refusedAt, at) : refusedAt,
  };
}

function refundWith(
  kept: MadeRefund | undefined,
  { kind, at, cents, asked }: Extract<RefundEvent, { kind: 'partRefunded' | 'partFailed' }>,
): MadeRefund {
  const { failedAt = null } = kept ?? {};
  return {
    ...kept,
    at: earlier(kept?.at ?? null, at),
    cents,
    asked: kept?.asked ?? asked,
    failedAt: kind === 'partFailed' ? earlier(failedAt, at) : failedAt,
  };
}
