import { applyEvent, type HoldEvent } from './applyEvent.ts';
import type { HoldFacts } from './holdFacts.ts';
import { earlier } from './times.ts';

/** Money that staff want to send back; `refusedAt` once the provider has said no. */
export interface AskedRefund {
  at: string;
  cents: number;
  refusedAt: string | null;
}

/** The facts of the payment of an invoice: those that a hold has, and what staff want to send back. */
export type InvoiceFacts = Pick<
  HoldFacts,
  | 'amountCents'
  | 'paid'
  | 'closedAt'
  | 'refundedAt'
  | 'refundFailedAt'
  | 'refunds'
  | 'disputedAt'
  | 'disputes'
> & {
  /** By the ids of the wishes. */
  asked?: Readonly<Record<string, AskedRefund>>;
};

/** A part that staff want to send back, or that the provider refused; amounts are cents. */
export interface WishEvent {
  kind: 'partAsked' | 'partRefused';
  at: string;
  id: string;
  cents: number;
}

/** Something that has become true of the payment of an invoice. */
export type InvoiceEvent = HoldEvent | WishEvent;

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
    default:
      return { ...facts, ...applyEvent(facts, event) };
  }
}

function askedWith(kept: AskedRefund | undefined, { kind, at, cents }: WishEvent): AskedRefund {
  const { refusedAt = null } = kept ?? {};
  return {
    ...kept,
    at: earlier(kept?.at ?? null, at),
    cents,
    refusedAt: kind === 'partRefused' ? earlier(refusedAt, at) : refusedAt,
  };
}
