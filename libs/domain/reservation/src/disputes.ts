import type { HoldFacts } from './holdFacts.ts';
import { earlier } from './times.ts';

/** What the bank decided of a payment that the holder of the card disputes: nothing yet, or that the dealer has lost it. */
export type Dispute = 'open' | 'lost';

/** Something that has become true of a dispute; `id` is the provider's. */
export interface DisputeEvent {
  kind: 'disputed' | 'disputeWon' | 'disputeLost';
  at: string;
  id: string;
}

type Facts = Pick<HoldFacts, 'disputedAt' | 'disputes'>;

/**
 * The dispute of a payment: null without one, and once the dealer has won all of them. An appeal may turn a dispute that was lost: the later
 * decision counts. Facts of an earlier version have no ids; such a dispute is open until the provider tells of it again.
 *
 * @example disputeOf({ disputedAt: at, disputes: { dp_1: { at, wonAt: at, lostAt: null } } }) // null
 */
export function disputeOf({ disputedAt, disputes = {} }: Facts): Dispute | null {
  const all = Object.values(disputes);
  if (all.length === 0) return disputedAt === null ? null : 'open';
  if (all.some(({ wonAt, lostAt }) => wonAt === null && lostAt === null)) return 'open';
  return all.some(({ wonAt, lostAt }) => lostAt !== null && !(wonAt !== null && wonAt > lostAt))
    ? 'lost'
    : null;
}

/** Whether the facts have what an event of a dispute says, perhaps with another time: a webhook and a look may both tell of it. */
export function knowsDispute({ disputes }: Facts, { kind, id }: { kind: string; id?: string }): boolean {
  const kept = id === undefined ? undefined : disputes?.[id];
  if (kind === 'disputeWon') return kept !== undefined && kept.wonAt !== null;
  if (kind === 'disputeLost') return kept !== undefined && kept.lostAt !== null;
  return kind === 'disputed' && kept !== undefined;
}

/** Adds an event of a dispute. The same set of events always gives the same facts. */
export function withDispute<Given extends Facts>(facts: Given, { kind, at, id }: DisputeEvent): Given {
  const kept = facts.disputes?.[id];
  const { wonAt = null, lostAt = null } = kept ?? {};
  const dispute = {
    at: earlier(kept?.at ?? null, at),
    wonAt: kind === 'disputeWon' ? earlier(wonAt, at) : wonAt,
    lostAt: kind === 'disputeLost' ? earlier(lostAt, at) : lostAt,
  };
  return {
    ...facts,
    disputedAt: earlier(facts.disputedAt, at),
    disputes: { ...facts.disputes, [id]: dispute },
  };
}
