import { withDispute, type DisputeEvent } from './disputes.ts';
import type { HoldFacts, RefundReason } from './holdFacts.ts';
import { REFUND_REASONS } from './holdFacts.ts';
import { earlier, later } from './times.ts';

/** A refund at the provider, of a part or of the whole; `cents` is its amount, `id` the provider's. */
export interface RefundEvent {
  kind: 'partRefunded' | 'partFailed';
  at: string;
  id: string;
  cents: number;
  /** The wish that it carries out; null for one that was made at the provider. */
  asked: string | null;
}

/** Something that has become true of a hold; `at` is when, not when we heard of it. */
export type HoldEvent =
  | { kind: 'paid'; at: string; payment: string }
  | { kind: 'closed' | 'givenUp' | 'over' | 'refunded' | 'converted'; at: string }
  | DisputeEvent
  | RefundEvent
  | { kind: 'refundAsked'; at: string; why: RefundReason }
  | { kind: 'extended'; at: string; until: string };

/**
 * Adds an event to the facts of a hold. Events may come twice, late and in any order: the same set of events always gives the same
 * facts. (GA-07)
 *
 * @example applyEvent(facts, { kind: 'paid', at: '2026-11-26T03:00:00.000Z', payment: 'pi_1' }).paid
 */
export function applyEvent(facts: HoldFacts, event: HoldEvent): HoldFacts {
  switch (event.kind) {
    case 'paid':
      return { ...facts, paid: firstPayment(facts.paid, { at: event.at, payment: event.payment }) };
    case 'refundAsked':
      return { ...facts, refundAsked: firstWish(facts.refundAsked, { at: event.at, why: event.why }) };
    case 'extended':
      return { ...facts, extendedTo: later(facts.extendedTo, event.until) };
    case 'over':
      return { ...facts, overAt: later(facts.overAt, event.at) };
    case 'closed':
      return { ...facts, closedAt: earlier(facts.closedAt, event.at) };
    case 'givenUp':
      return { ...facts, givenUpAt: earlier(facts.givenUpAt ?? null, event.at) };
    case 'refunded':
      return { ...facts, refundedAt: later(facts.refundedAt, event.at) };
    case 'partRefunded':
    case 'partFailed':
      return {
        ...facts,
        refunds: { ...facts.refunds, [event.id]: refundWith(facts.refunds?.[event.id], event) },
      };
    case 'converted':
      return { ...facts, convertedAt: earlier(facts.convertedAt, event.at) };
    case 'disputed':
    case 'disputeWon':
    case 'disputeLost':
      return withDispute(facts, event);
  }
}

type Payment = NonNullable<HoldFacts['paid']>;
type Wish = NonNullable<HoldFacts['refundAsked']>;

function firstPayment(kept: HoldFacts['paid'], next: Payment): Payment {
  if (kept === null) return next;
  return `${kept.at} ${kept.payment}` <= `${next.at} ${next.payment}` ? kept : next;
}

function firstWish(kept: HoldFacts['refundAsked'], next: Wish): Wish {
  if (kept === null || next.at < kept.at) return next;
  if (next.at > kept.at) return kept;
  return REFUND_REASONS.indexOf(kept.why) <= REFUND_REASONS.indexOf(next.why) ? kept : next;
}

type Refund = NonNullable<HoldFacts['refunds']>[string];

function refundWith(kept: Refund | undefined, { kind, at, cents, asked }: RefundEvent): Refund {
  const { failedAt = null } = kept ?? {};
  return {
    ...kept,
    at: earlier(kept?.at ?? null, at),
    cents,
    asked: kept?.asked ?? asked,
    failedAt: kind === 'partFailed' ? earlier(failedAt, at) : failedAt,
  };
}
