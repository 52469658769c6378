import { affordability, type Affordability } from './affordability.ts';
import type { CreditFacts } from './creditFacts.ts';

/** The answer of a lender to an application. */
export type CreditOutcome = 'approved' | 'referred' | 'declined';

/** Why the local lender wants a person to look. */
export type ReferReason =
  | 'business'
  | 'visa'
  | 'work-not-steady'
  | 'new-at-work'
  | 'change-expected'
  | 'large-loan'
  | 'small-surplus';

/** A decision with what led to it. */
export interface LocalDecision {
  outcome: CreditOutcome;
  /** Empty unless referred. */
  reasons: readonly ReferReason[];
  affordability: Affordability;
}

/** The part of the income that must be left for an approval. */
export const SURPLUS_SHARE = 0.1;

/** The largest loan without a person's look, in years of income. */
export const INCOME_YEARS = 1.5;

const STEADY = ['Full time', 'Part time', 'Self-employed', 'Retired'];

/**
 * The decision of the demonstration lender: declined where income does not cover costs and repayment, referred where a person has to
 * look, approved otherwise. The same facts always have the same decision.
 */
export function localDecision(facts: CreditFacts, annualRatePercent: number): LocalDecision {
  const budget = affordability(facts, annualRatePercent);
  if (budget.surplus < 0) return { outcome: 'declined', reasons: [], affordability: budget };
  const reasons = referReasons(facts, budget);
  return { outcome: reasons.length > 0 ? 'referred' : 'approved', reasons, affordability: budget };
}

function referReasons(facts: CreditFacts, { income, surplus }: Affordability): ReferReason[] {
  const checks: readonly (readonly [ReferReason, boolean])[] = [
    ['business', facts.businessUse],
    ['visa', facts.onVisa],
    ['work-not-steady', !STEADY.includes(facts.employment)],
    ['new-at-work', facts.newAtWork],
    ['change-expected', facts.expectsChange],
    ['large-loan', facts.loan.amount > income * 12 * INCOME_YEARS],
    ['small-surplus', surplus < income * SURPLUS_SHARE],
  ];
  return checks.filter(([, holds]) => holds).map(([reason]) => reason);
}
