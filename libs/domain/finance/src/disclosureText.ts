import { formatDollars } from '@forecourt/pricing';
import type { DealerFinance } from './dealerFinance.ts';
import type { FinanceEstimate } from './financeEstimate.ts';
import { formatRate } from './formatRate.ts';

/** The merge tags of a disclaimer. */
export const disclosureTags = [
  'amount',
  'frequency',
  'term',
  'rate',
  'comparisonRate',
  'deposit',
  'balloon',
  'fee',
  'total',
  'lender',
  'creditLicence',
] as const;

/** One merge tag, written `{amount}` in the text. */
export type DisclosureTag = (typeof disclosureTags)[number];

/**
 * A disclaimer with its merge tags replaced by the numbers of the estimate, so that the text always describes that loan. A tag
 * without a value becomes empty; an unknown tag throws a RangeError that lists the known ones.
 *
 * @example disclosureText('{lender}, Australian credit licence {creditLicence}.', estimate, dealer)
 */
export function disclosureText(template: string, estimate: FinanceEstimate, dealer: DealerFinance): string {
  const values = tagValues(estimate, dealer);
  return template.replace(/\{(\w+)\}/g, (_, tag: string) => {
    if (!isTag(tag))
      throw new RangeError(`{${tag}} is not a merge tag; known tags are ${disclosureTags.join(', ')}.`);
    return values[tag];
  });
}

function tagValues(estimate: FinanceEstimate, { lender }: DealerFinance): Record<DisclosureTag, string> {
  const { basis } = estimate;
  return {
    amount: formatDollars(estimate.amount),
    frequency: estimate.frequency,
    term: `${basis.termYears} ${basis.termYears === 1 ? 'year' : 'years'}`,
    rate: formatRate(estimate.annualRatePercent),
    comparisonRate: formatRate(estimate.comparisonRatePercent),
    deposit: formatDollars(basis.deposit),
    balloon: formatDollars(basis.balloon),
    fee: formatDollars(basis.establishmentFee),
    total: formatDollars(Math.round(basis.totalPayable)),
    lender: lender?.name ?? '',
    creditLicence: lender?.creditLicence ?? '',
  };
}

function isTag(text: string): text is DisclosureTag {
  return disclosureTags.some((tag) => tag === text);
}
