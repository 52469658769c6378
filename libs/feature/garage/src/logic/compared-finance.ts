import { financeEstimate, formatRate, loanSliders } from '@forecourt/finance';
import type { RepaymentFrequency } from '@forecourt/finance';
import type { PublicSite } from '@forecourt/site-config';
import { typedAmount } from '@forecourt/values';
import type { Car } from '@forecourt/vehicle';

/** Repayments of the compared vehicles on the same terms: the dealer's own rate, one deposit and one term. */
export interface ComparedFinance {
  /** Dollars. */
  deposit: number;
  termYears: number;
  /** The terms to choose from, years. */
  years: readonly number[];
  frequency: RepaymentFrequency;
  /** Such as `6.29% p.a.` */
  rate: string;
  /** The same, of the dealer's example loan. */
  comparisonRate: string;
  /** Dollars a period for each vehicle, whole; null where there is no repayment on these terms. */
  amounts: readonly (number | null)[];
}

/** The highest deposit that is read, dollars. */
const MOST_DEPOSIT = 1_000_000;

/**
 * The repayments of vehicles on the terms of the address (`deposit` in dollars, `years`), by default those of the dealer. Null on a site that has no rate
 * of its own: there each vehicle has the terms of its lender, or none.
 */
export function comparedFinance(
  cars: readonly Car[],
  { site, now }: { site: PublicSite; now: Date },
  query: URLSearchParams,
): ComparedFinance | null {
  const { finance } = site;
  if (finance?.annualRatePercent == null) return null;
  const { years, usual: termYears } = termsOf(finance);
  const usual = { deposit: finance.deposit ?? 0, termYears };
  const chosen = {
    deposit: Math.min(readNumber(query.get('deposit')) ?? usual.deposit, MOST_DEPOSIT),
    termYears: years.find((each) => each === readNumber(query.get('years'))) ?? usual.termYears,
  };
  const on = (terms: typeof usual) =>
    cars.map((car) => {
      const estimate = financeEstimate({ ...car, finance_lenders: null }, { ...finance, ...terms }, { now });
      return 'unavailable' in estimate ? null : estimate;
    });
  const found = on(chosen);
  const shown = found.find((estimate) => estimate !== null);
  const known = shown ?? on(usual).find((estimate) => estimate !== null);
  if (!known) return null;
  return {
    ...{ ...chosen, years, frequency: known.frequency },
    // What is said is what was calculated.
    termYears: shown?.basis.termYears ?? chosen.termYears,
    rate: formatRate(known.annualRatePercent),
    comparisonRate: formatRate(known.comparisonRatePercent),
    amounts: found.map((estimate) => estimate && Math.round(estimate.amount)),
  };
}

/** The dealer's choices, or the whole years that its calculator allows, and the term that it starts at. */
function termsOf(finance: NonNullable<PublicSite['finance']>): { years: readonly number[]; usual: number } {
  const { min, max, value, choices } = loanSliders(finance).termYears;
  if (choices) return { years: choices, usual: choices[value] ?? value };
  const first = Math.ceil(min);
  const whole = Array.from({ length: Math.max(0, Math.floor(max) - first + 1) }, (_, at) => first + at);
  const years = whole.includes(value) ? whole : [...whole, value].sort((a, b) => a - b);
  return { years, usual: value };
}

/** A number of dollars or years as it was typed, such as `$2,000` or `2k`; null for none. */
const readNumber = (text: string | null): number | null => typedAmount(text ?? '').amount;
