import type { DealerFinance } from '@forecourt/finance';
import { httpYoux } from './http-youx.ts';
import { ownRates } from './own-rates.ts';
import type { YouxProvider } from './YouxProvider.ts';

/**
 * The youX provider of a site: youX if YOUX_URL is set, else the dealer’s own rates; null if the dealer has youX off.
 *
 * @throws Error with a fix if YOUX_URL is set without YOUX_API_KEY: every request would be rejected.
 */
export function siteYoux(
  finance: DealerFinance | null,
  env: Readonly<Record<string, string | undefined>>,
): YouxProvider | null {
  if (!finance?.youx) return null;
  const { YOUX_URL: url, YOUX_API_KEY: key } = env;
  if (!url) return ownRates(finance);
  if (key) return httpYoux({ url, key });
  throw new Error(
    'YOUX_URL is set and YOUX_API_KEY is not. Every request would be rejected. Set YOUX_API_KEY to the key that youX gave you, or ' +
      'remove YOUX_URL.',
  );
}
