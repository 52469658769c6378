import { localDecision, type ReferReason } from '@forecourt/credit-application';
import type { LenderProvider } from './LenderProvider.ts';

/** With this in front of the `@` of the e-mail address, such as `kim+timeout@mail.example`, the lender never answers. */
const SILENT = /\+timeout@/i;

const REASONS: Readonly<Record<ReferReason, string>> = {
  business: 'The vehicle is mostly for business.',
  visa: 'The applicant holds a visa.',
  'work-not-steady': 'The income is not from steady work.',
  'new-at-work': 'The applicant is new in this work.',
  'change-expected': 'The applicant expects a change that makes repayments harder.',
  'large-loan': 'The loan is large for the income.',
  'small-surplus': 'Little is left of the income each month.',
};

/**
 * The lender of demonstrations: it answers by the rules of `localDecision`, and not at all for an e-mail address with `+timeout`. Its
 * rate is the dealer's.
 */
export function localLender(annualRatePercent: number): LenderProvider {
  return {
    restMs: 0, // one applicant’s silence must not be another’s
    async assess({ reference, answers, facts }, signal) {
      if (SILENT.test(answers['email'] ?? '')) await silence(signal);
      const { outcome, reasons } = localDecision(facts, annualRatePercent);
      return { outcome, reference: `DEMO-${reference}`, reasons: reasons.map((reason) => REASONS[reason]) };
    },
  };
}

/** Ends when the caller stops waiting. */
function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('No answer.')), { once: true });
  });
}
