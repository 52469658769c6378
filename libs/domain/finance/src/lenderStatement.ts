import { formatDollars } from '@forecourt/pricing';
import { capitalise } from '@forecourt/values';
import { formatRate } from './formatRate.ts';
import type { LenderInfo } from './readLenderInfo.ts';
import { truncateDisclaimer, type DisclaimerFacts } from './truncateDisclaimer.ts';

/**
 * The lender's statement about the loan of a vehicle, in sentences, for display below the disclaimer of the figures `shown`.
 * Rates equal to those are not repeated; different ones are a pair with the warning and with the rates that the figures are based
 * on.
 *
 * @example lenderStatement(info, estimate)
 * // 'Lender for this vehicle: Demo Lending, Australian credit licence 000000. 5-year term, establishment fee $395.'
 */
export function lenderStatement(info: LenderInfo, shown: DisclaimerFacts): string {
  const { lender, creditLicence, disclaimer, description } = info;
  const licence = creditLicence === null ? '' : `, Australian credit licence ${creditLicence}`;
  const other = ratesOf(info.interestRate, info.comparisonRate);
  const own = ratesOf(shown.annualRatePercent, shown.comparisonRatePercent);
  const same = other === own;
  const terms = [same ? '' : other, ...termsOf(info)].filter((part) => part !== '').join(', ');
  const text = [
    `Lender for this vehicle: ${lender}${licence}.`,
    terms && sentence(terms),
    same ? '' : sentence(`the figures on this page are worked out at ${own}`),
    description,
    disclaimer,
  ]
    .filter((part) => part !== null && part !== '')
    .join(' ');
  if (same) return text;
  const facts = { annualRatePercent: info.interestRate, comparisonRatePercent: info.comparisonRate };
  return truncateDisclaimer(text, { ...facts, warning: shown.warning }).full;
}

/** A text that ends in `p.a.` already has its full stop. */
function sentence(words: string): string {
  return `${capitalise(words)}${words.endsWith('.') ? '' : '.'}`;
}

/** The same format as in `truncateDisclaimer`, which searches for it. */
function ratesOf(interest: number, comparison: number): string {
  return `${formatRate(interest)}, comparison rate ${formatRate(comparison)}`;
}

function termsOf({ termYears, establishmentFee }: LenderInfo): string[] {
  const term = termYears === null ? '' : `${Math.round(termYears * 100) / 100}-year term`;
  if (establishmentFee === null) return [term];
  return [
    term,
    establishmentFee === 0 ? 'no establishment fee' : `establishment fee ${formatDollars(establishmentFee)}`,
  ];
}
