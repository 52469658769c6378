import { repayment } from '@forecourt/finance';
import type { CreditFacts } from './creditFacts.ts';

/** What is left of an income each month, dollars, rounded to cents. */
export interface Affordability {
  income: number;
  /** All costs without the new loan. */
  costs: number;
  /** The repayment of the new loan. */
  repayment: number;
  /** Income less costs and repayment; negative if it is not enough. */
  surplus: number;
}

/** The part of the limit of a credit card that counts as a monthly cost, the usual assumption of Australian lenders. */
export const CARD_SHARE = 0.038;

/**
 * The least that a household spends on living in a month, without its home; a lower figure of the shopper is raised to it. Assumptions
 * of the demonstration lender: one person, a partner, each dependant.
 */
export const LEAST_LIVING = { person: 1_500, partner: 900, dependant: 450 } as const;

/** The monthly budget of an applicant with the new loan, at a nominal rate in percent a year. */
export function affordability(facts: CreditFacts, annualRatePercent: number): Affordability {
  const { loan, housing, livingCosts, loans, otherCosts, cardLimits } = facts;
  const income = facts.income + facts.otherIncome;
  const costs =
    housing + Math.max(livingCosts, leastLiving(facts)) + loans + otherCosts + cardLimits * CARD_SHARE;
  const monthly = repayment({
    principal: loan.amount,
    annualRatePercent,
    periodsPerYear: 12,
    periods: loan.termMonths,
    balloon: loan.balloon,
  });
  return {
    income: toCents(income),
    costs: toCents(costs),
    repayment: toCents(monthly),
    surplus: toCents(income - costs - monthly),
  };
}

function leastLiving({ withPartner, dependants }: CreditFacts): number {
  const { person, partner, dependant } = LEAST_LIVING;
  return person + (withPartner ? partner : 0) + dependants * dependant;
}

const toCents = (dollars: number) => Math.round(dollars * 100) / 100;
