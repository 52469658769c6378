import { formatDollars } from '@forecourt/pricing';
import { capitalise } from '@forecourt/values';
import { formatRate } from './formatRate.ts';
import type { LenderInfo } from './readLenderInfo.ts';
import type { DisclaimerFacts } from './truncateDisclaimer.ts';

/**
 * The lender's statement about the loan of a vehicle, in sentences, for display below the disclaimer of the figures `shown`.
 * Rates equal to those are not repeated; different ones are a pair, with the rates that the figures are based on. The warning is
 * left to that disclaimer.
 *
 * @example lenderStatement(info, estimate)
 * // 'Lender for this vehicle: Demo Lending, Australian credit licence 000000. 5-year term, establishment fee $395.'
 */
export function lenderStatement(info: LenderInfo, shown: Omit<DisclaimerFacts, 'warning'>): string {
  const { lender, creditLicence, disclaimer, description } = info;
  const licence = creditLicence === null ? '' : `, Australian credit licence ${creditLicence}`;
  const other = ratesOf(info.interestRate, info.comparisonRate);
  const own = ratesOf(shown.annualRatePercent, shown.comparisonRatePercent);
  const same = other === own;
  const terms = [same ? '' : other, ...termsOf(info)].filter((part) => part !== '').join(', ');
  return [
    `Lender for this vehicle: ${lender}${licence}.`,
    terms && sentence(terms),
    same ? '' : sentence(`the figures on this page are worked out at ${own}`),
    description,
    disclaimer,
  ]
    .filter((part) => part !== null && part !== '')
    .join(' ');
}

/** A text that ends in `p.a.` already has its full stop. */
function sentence(words: string): string {
  return `${capitalise(words)}${words.endsWith('.') ? '' : '.'}`;
}

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
