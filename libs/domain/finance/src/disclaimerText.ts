import type { DealerFinance } from './dealerFinance.ts';
import { disclosureText } from './disclosureText.ts';
import type { FinanceEstimate } from './financeEstimate.ts';

/** A disclaimer filled in by `disclosureText`; a text with a merge tag that nobody knows stays as it is written. */
export function disclaimerText(template: string, estimate: FinanceEstimate, dealer: DealerFinance): string {
  try {
    return disclosureText(template, estimate, dealer);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return template;
  }
}
