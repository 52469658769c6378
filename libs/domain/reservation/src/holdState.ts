import { disputeOf, type Dispute } from './disputes.ts';
import type { HoldFacts, RefundReason } from './holdFacts.ts';
import { moneyBack } from './moneyBack.ts';
import { wholeSecond } from './times.ts';

/**
 * `started`: the shopper has not paid yet; `held`: paid, the vehicle is kept; `refunded`: the deposit goes back or is back;
 * `converted`: the vehicle was bought; `expired`: nothing was paid in time, it was given up, or the time of the hold is over and the deposit goes back.
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
  /** What the provider has sent back, cents; the dealer may send a part back at the provider. */
  refundedCents: number;
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
  return { status, money, heldUntil, why, dispute, refundedCents: moneyBack(facts).cents };
}

/** The end of the hold: so many hours after the payment, or later if staff have extended it. */
function endOf({ paid, hours, extendedTo }: HoldFacts): string | null {
  if (!paid) return null;
  const usual = new Date(Date.parse(paid.at) + hours * HOUR_MS).toISOString();
  return extendedTo !== null && extendedTo > usual ? extendedTo : usual;
}

/** Why the deposit goes back, and since when; null if it does not. The first of a wish, the end of the time and a purchase decides. */
function endedBy(facts: HoldFacts, heldUntil: string | null): { at: string; why: RefundReason } | null {
  const { paid, givenUpAt, refundAsked, overAt, refundedAt, convertedAt } = facts;
  const isOver = overAt !== null && heldUntil !== null && overAt >= heldUntil;
  const ends: { at: string; why: RefundReason | null }[] = [
    ...(refundAsked ? [refundAsked] : []),
    // Who pays on a page that was given up gets the money back.
    ...(paid && givenUpAt !== undefined ? [{ at: givenUpAt, why: 'shopper' as const }] : []),
    ...(isOver ? [{ at: heldUntil, why: 'over' as const }] : []),
    ...(convertedAt === null ? [] : [{ at: convertedAt, why: null }]),
  ];
  const [first] = ends.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  if (first && first.why !== null) return { at: first.at, why: first.why };
  // Money that is back ends every hold, also one that the dealer had counted as a purchase.
  return refundedAt === null ? null : { at: refundedAt, why: 'provider' };
}

function statusOf(
  { paid, closedAt, givenUpAt, convertedAt }: HoldFacts,
  why: RefundReason | null,
): HoldStatus {
  if (why === 'over') return 'expired';
  if (why !== null) return 'refunded';
  if (paid) return convertedAt === null ? 'held' : 'converted';
  return closedAt === null && givenUpAt === undefined ? 'started' : 'expired';
}

/** @param since when the deposit was to go back; null if it stays with the dealer. */
function moneyOf(facts: HoldFacts, status: HoldStatus, since: string | null): HoldMoney {
  const { paid, refundedAt } = facts;
  // What goes back of a hold that runs ends it only when the payment says that all of it is back.
  if (moneyBack(facts).isWhole && (refundedAt !== null || since !== null)) return 'returned';
  // What was back once and is not any more has failed too.
  const failed = refundedAt !== null || hasFailed(facts, since);
  if (!paid && !failed) return 'none';
  if (status === 'held' || status === 'converted') return 'paid';
  return failed ? 'failed' : 'returning';
}

/**
 * Whether a deposit that should go back could not. Its refund says so: one that the dealer made at the provider is another one, and whose clock is
 * ahead does not matter. Facts of an earlier version say when it failed, and may get other refunds since: what failed before the deposit was
 * to go back was a part.
 */
function hasFailed({ refunds = {}, refundFailedAt }: HoldFacts, since: string | null): boolean {
  const ownFailed = Object.values(refunds).some(({ asked, failedAt }) => asked !== null && failedAt !== null);
  return ownFailed || (since !== null && refundFailedAt !== null && refundFailedAt >= wholeSecond(since));
}
