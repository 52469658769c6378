import type { DealerFinance } from '@forecourt/finance';
import { httpLender } from './http-lender.ts';
import type { LenderProvider } from './LenderProvider.ts';
import { ownLender } from './own-lender.ts';

/**
 * The lender provider of a site: the lender’s service if LENDER_URL is set, else `ownLender`; null if the dealer has
 * it off.
 *
 * @throws Error with a fix if LENDER_URL is set without LENDER_API_KEY: every request would be rejected.
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
    'LENDER_URL is set and LENDER_API_KEY is not. Every request would be rejected. Set LENDER_API_KEY to the key that the ' +
      'lender gave you, or remove LENDER_URL.',
  );
}
