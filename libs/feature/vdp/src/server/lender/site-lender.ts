import type { DealerFinance } from '@forecourt/finance';
import { httpLender } from './http-lender.ts';
import type { LenderProvider } from './LenderProvider.ts';
import { ownLender } from './own-lender.ts';

/**
 * Who says what the lender of a site asks for a car: the lender's service where LENDER_URL names one, else what the platform knows
 * itself; null where the dealer has it off.
 *
 * Throws an Error when LENDER_URL comes without LENDER_API_KEY: every question would be refused.
 */
export function siteLender(
  finance: DealerFinance | null,
  env: Readonly<Record<string, string | undefined>>,
): LenderProvider | null {
  if (!finance?.lenderInfo || finance.provider === null) return null;
  const { LENDER_URL: url, LENDER_API_KEY: key } = env;
  if (!url) return ownLender(finance);
  if (key) return httpLender({ url, key, provider: finance.provider });
  throw new Error(
    'LENDER_URL is set and LENDER_API_KEY is not. Every question would be refused. Set LENDER_API_KEY to the key that the ' +
      'lender gave you, or remove LENDER_URL.',
  );
}
