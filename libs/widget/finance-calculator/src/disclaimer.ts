import { disclaimerText, truncateDisclaimer } from '@forecourt/finance';
import type { DealerFinance, FinanceEstimate, TruncatedDisclaimer } from '@forecourt/finance';

/** The default disclaimer; its merge tags are those of `disclosureText`. */
export const STANDARD_DISCLAIMER =
  'Repayments are estimates, not an offer of credit. {amount} {frequency} is for a loan over {term} at {rate} with {deposit} deposit and a final payment of {balloon}; the total payable is {total}. Finance by {lender}, Australian credit licence {creditLicence}, to approved applicants. Fees, charges, terms and conditions apply.';

/**
 * The lender's disclaimer of a vehicle, short and in full; both with the two rates and, unless it is visible above them
 * (`warned`), the warning; the full text always has it. A text with an unknown merge tag is shown unchanged.
 */
export function disclaimerOf(
  estimate: FinanceEstimate,
  finance: DealerFinance,
  { warned }: { warned: boolean },
): TruncatedDisclaimer {
  const text = disclaimerText(estimate.disclaimer ?? STANDARD_DISCLAIMER, estimate, finance);
  return truncateDisclaimer(text, estimate, { warned });
}
