import { disputeOf, type Dispute } from './disputes.ts';
import type { HoldFacts, RefundReason } from './holdFacts.ts';
import { wholeSecond } from './times.ts';

/**
 * `started`: the shopper has not paid yet; `held`: paid, the vehicle is kept; `refunded`: the deposit goes back or is back;
 * `converted`: the vehicle was bought; `expired`: nothing was paid in time, or the time of the hold is over and the deposit goes back.
 */
export type HoldStatus = 'started' | 'held' | 'refunded' | 'converted' | 'expired';

/** Where the deposit is. `returned`: also by the bank, after a dispute that was lost. `failed`: it should go back and could not. */
export type HoldMoney = 'none' | 'paid' | 'returning' | 'returned' | 'failed';

/** The state of a hold, as its facts give it. */
export interface HoldState {
  status: HoldStatus;
  money: HoldMoney;
  /** The end of the hold, ISO; null before the payment. */
  heldUntil: string | null;
  /** Why the hold is over before its time; null if it is not, or was converted. */
  why: RefundReason | null;
  /** Null without a dispute, and once it is won. */
  dispute: Dispute | null;
}

const HOUR_MS = 3_600_000;

/**
 * The state of a hold. It depends on the facts alone, not on the order in which they came. (GA-07)
 *
 * @example holdState(openHold(terms, now)).status // 'started'
 */
export function holdState(facts: HoldFacts): HoldState {
  const heldUntil = endOf(facts);
  const ended = endedBy(facts, heldUntil);
  const why = ended?.why ?? null;
  const status = statusOf(facts, why);
  const dispute = disputeOf(facts);
  // The bank has given back what was disputed.
  const money = dispute === 'lost' ? 'returned' : moneyOf(facts, status, ended?.at ?? null);
  return { status, money, heldUntil, why, dispute };
}

/** The end of the hold: so many hours after the payment, or later if staff have extended it. */
function endOf({ paid, hours, extendedTo }: HoldFacts): string | null {
  if (!paid) return null;
  const usual = new Date(Date.parse(paid.at) + hours * HOUR_MS).toISOString();
  return extendedTo !== null && extendedTo > usual ? extendedTo : usual;
}

/** Why the deposit goes back, and since when; null if it does not. The first of a wish, the end of the time and a purchase decides. */
function endedBy(facts: HoldFacts, heldUntil: string | null): { at: string; why: RefundReason } | null {
  const { refundAsked, overAt, refundedAt, convertedAt } = facts;
  const isOver = overAt !== null && heldUntil !== null && overAt >= heldUntil;
  const ends: { at: string; why: RefundReason | null }[] = [
    ...(refundAsked ? [refundAsked] : []),
    ...(isOver ? [{ at: heldUntil, why: 'over' as const }] : []),
    ...(convertedAt === null ? [] : [{ at: convertedAt, why: null }]),
  ];
  const [first] = ends.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  if (first && first.why !== null) return { at: first.at, why: first.why };
  // Money that is back ends every hold, also one that the dealer had counted as a purchase.
  return refundedAt === null ? null : { at: refundedAt, why: 'provider' };
}

function statusOf({ paid, closedAt, convertedAt }: HoldFacts, why: RefundReason | null): HoldStatus {
  if (why === 'over') return 'expired';
  if (why !== null) return 'refunded';
  if (paid) return convertedAt === null ? 'held' : 'converted';
  return closedAt === null ? 'started' : 'expired';
}

/**
 * Whether money that should go back did not: a bank may return a refund that had succeeded at first; the later of the two holds. In the same
 * second the failure is the later one, because a second try is a decision of staff.
 */
function refundHasFailed({
  refundedAt,
  refundFailedAt,
}: Pick<HoldFacts, 'refundedAt' | 'refundFailedAt'>): boolean {
  return refundFailedAt !== null && (refundedAt === null || refundFailedAt >= refundedAt);
}

/** @param since when the deposit was to go back: what failed before that was a part that the dealer sent back at the provider. */
function moneyOf(
  { paid, refundedAt, refundFailedAt }: HoldFacts,
  status: HoldStatus,
  since: string | null,
): HoldMoney {
  const isDue = since !== null && refundFailedAt !== null && refundFailedAt >= wholeSecond(since);
  const failed = (isDue || refundedAt !== null) && refundHasFailed({ refundedAt, refundFailedAt });
  if (refundedAt !== null && !failed) return 'returned';
  if (!paid && !failed) return 'none';
  if (status === 'held' || status === 'converted') return 'paid';
  return failed ? 'failed' : 'returning';
}
