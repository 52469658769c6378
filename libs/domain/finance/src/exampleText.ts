import { formatDollars } from '@forecourt/pricing';
import type { ComparisonExample } from './dealerFinance.ts';
import { formatRate } from './formatRate.ts';

/** The numbers in the example text of a repayment. Percent a year, years, dollars. */
export interface ExampleFacts {
  annualRatePercent: number;
  comparisonRatePercent: number;
  termYears: number;
  deposit: number;
  balloon: number;
}

/**
 * Two sentences: the assumptions of a repayment, and the loan of its comparison rate.
 *
 * @example '5-year term, 6.29% p.a., comparison rate 8.19% p.a., no deposit. Comparison rate based on a secured fixed rate
 * loan of $30,000 over 5 years.'
 */
export function exampleText(
  facts: ExampleFacts,
  example: ComparisonExample,
  whose: 'published' | 'own' = 'published',
): string {
  const parts = [
    `${twoDecimals(facts.termYears)}-year term`,
    formatRate(facts.annualRatePercent),
    `comparison rate ${formatRate(facts.comparisonRatePercent)}`,
    facts.deposit > 0 ? `${formatDollars(facts.deposit)} deposit` : 'no deposit',
  ];
  if (facts.balloon > 0) parts.push(`${formatDollars(facts.balloon)} final payment`);
  return `${parts.join(', ')}. ${comparisonBasis(example, whose)}`;
}

/**
 * The sentence about the loan of a comparison rate: the example of published rates, or the shopper's own loan.
 */
export function comparisonBasis(
  { principal, termYears, secured }: ComparisonExample,
  whose: 'published' | 'own' = 'published',
): string {
  const loan = `${secured ? 'a secured' : 'an unsecured'} fixed rate loan of ${formatDollars(principal)}`;
  const over = `over ${twoDecimals(termYears)} ${termYears === 1 ? 'year' : 'years'}`;
  return `Comparison rate ${whose === 'own' ? 'for this example,' : 'based on'} ${loan} ${over}.`;
}

function twoDecimals(years: number): number {
  return Math.round(years * 100) / 100;
}
