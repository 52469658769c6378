import { comparisonWarnings } from './comparisonWarnings.ts';
import { formatRate } from './formatRate.ts';
import { periodsInTerm, periodsPerYear, type RepaymentFrequency } from './frequency.ts';

/** The shopper's budget; texts are parsed as typed, with dollar signs and commas. */
export interface BudgetInput {
  frequency: RepaymentFrequency;
  /** Dollars a period; the default of the frequency when absent. */
  repayment?: number | string;
  /** Dollars at the start; 2,000 when absent. */
  deposit?: number | string;
}

/** How a budget becomes a price: the sum of the repayments, or the loan that they repay at a rate. */
export type BudgetMethod =
  | { method: 'simple' }
  | {
      method: 'annuity';
      annualRatePercent: number;
      comparisonRatePercent: number;
      /** The share of the price that is paid as the final payment, from 0 to below 1. Default 0. */
      finalPaymentShare?: number;
      warning?: string;
    };

/** The price that fits a budget. Dollars; the price is unrounded. */
export interface Budget {
  repayment: number;
  deposit: number;
  price: number;
  /** The assumptions behind the price, rates and warning included; null when the repayments are only summed. */
  note: string | null;
}

/** Initial values of the budget search. Dollars. */
export const budgetDefaults: Readonly<Record<RepaymentFrequency | 'deposit', number>> = {
  weekly: 200,
  fortnightly: 400,
  monthly: 600,
  deposit: 2000,
};

const HIGHEST = 1_000_000;
const TERM_YEARS = 5;

/**
 * The price that a budget allows: repayment × 52, 26 or 12 × 5 years + deposit. Each input is clamped to 0 to 1,000,000 and is 0
 * if it is not a number. With `annuity` the price is the deposit plus the loan that five years of repayments and the final
 * payment repay at the rate (ruling 52).
 *
 * @example budget({ frequency: 'monthly' }).price // 38000
 */
export function budget(input: BudgetInput, method: BudgetMethod = { method: 'simple' }): Budget {
  const repayment = amountTyped(input.repayment ?? budgetDefaults[input.frequency]);
  const deposit = amountTyped(input.deposit ?? budgetDefaults.deposit);
  if (method.method === 'simple') {
    const price = repayment * periodsPerYear[input.frequency] * TERM_YEARS + deposit;
    return { repayment, deposit, price, note: null };
  }
  const { finalPaymentShare: share = 0 } = method;
  const rate = method.annualRatePercent / 100 / periodsPerYear[input.frequency];
  const periods = periodsInTerm(TERM_YEARS, input.frequency);
  const discount = (1 + rate) ** -periods;
  const borrowed = repayment * (rate === 0 ? periods : (1 - discount) / rate);
  return {
    repayment,
    deposit,
    price: (borrowed + deposit) / (1 - share * discount),
    note: annuityNote(method),
  };
}

/** A typed amount in dollars, clamped to 0 to 1,000,000; 0 if it is not a number. */
export function amountTyped(typed: number | string): number {
  const value = typeof typed === 'number' ? typed : Number(typed.replace(/[$,\s]/g, ''));
  return Number.isNaN(value) ? 0 : Math.min(Math.max(value, 0), HIGHEST);
}

function annuityNote(method: Extract<BudgetMethod, { method: 'annuity' }>): string {
  const share = method.finalPaymentShare
    ? `, ${Math.round(method.finalPaymentShare * 100)}% final payment.`
    : '';
  const rates = `${formatRate(method.annualRatePercent)}, comparison rate ${formatRate(method.comparisonRatePercent)}`;
  return `${TERM_YEARS}-year term, ${rates}${share} ${method.warning ?? comparisonWarnings.short}`;
}
