import { formatDollars } from '@forecourt/pricing';
import { formatRate } from './formatRate.ts';
import type { LenderInfo } from './readLenderInfo.ts';
import { truncateDisclaimer, type DisclaimerFacts } from './truncateDisclaimer.ts';

/**
 * What a lender says about the loan of a vehicle, in sentences, to stand below the disclaimer of the figures `shown`. Rates that
 * are the same as those are not said again; others come as a pair with the warning, and with those that the figures are worked
 * out at.
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

/** `p.a.` at the end is the end. */
function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${words.endsWith('.') ? '' : '.'}`;
}

/** As `truncateDisclaimer` writes them, so that it finds them. */
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
