import type { DealerFinance } from './dealerFinance.ts';
import { disclosureText } from './disclosureText.ts';
import type { FinanceEstimate } from './financeEstimate.ts';

/** A disclaimer filled in by `disclosureText`; a text with an unknown merge tag is returned unchanged. */
export function disclaimerText(template: string, estimate: FinanceEstimate, dealer: DealerFinance): string {
  try {
    return disclosureText(template, estimate, dealer);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return template;
  }
}
