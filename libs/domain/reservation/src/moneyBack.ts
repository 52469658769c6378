import type { HoldFacts } from './holdFacts.ts';

type Facts = Pick<HoldFacts, 'amountCents' | 'refundedAt' | 'refundFailedAt' | 'refunds'>;

/** What the provider has sent back of a payment. */
export interface MoneyBack {
  /** Never more than was paid. */
  cents: number;
  /** Whether all of it is back, and no bank has returned any. */
  isWhole: boolean;
}

/**
 * What is back of a payment, as its refunds say: not by their times, because some are of the provider's clock and some of ours. Without its
 * refunds a payment of which the provider says that it is refunded is back.
 *
 * @example moneyBack({ ...facts, refunds: { re_1: { at, cents: 5_000, asked: null, failedAt: null } } }).cents // 5_000
 */
export function moneyBack({ amountCents, refundedAt, refundFailedAt, refunds = {} }: Facts): MoneyBack {
  const all = Object.values(refunds);
  const sum = all.reduce((cents, refund) => (refund.failedAt === null ? cents + refund.cents : cents), 0);
  // Facts of an earlier version have no refunds, and both times are the provider's.
  const hadFailed = refundedAt !== null && refundFailedAt !== null && refundFailedAt >= refundedAt;
  const hasFailed = hadFailed || all.some(({ failedAt }) => failedAt !== null);
  const isWhole = sum >= amountCents || (refundedAt !== null && !hasFailed);
  return { cents: isWhole ? amountCents : Math.min(amountCents, sum), isWhole };
}
