import type { DealerFinance } from '@forecourt/finance';
import { httpYoux } from './http-youx.ts';
import { ownRates } from './own-rates.ts';
import type { YouxProvider } from './YouxProvider.ts';

/**
 * Who gives the youX quotes of a site: youX itself where YOUX_URL names it, else the dealer's own rates; null where the dealer has
 * youX off.
 *
 * Throws an Error when YOUX_URL comes without YOUX_API_KEY: every quote would be refused.
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
    'YOUX_URL is set and YOUX_API_KEY is not. Every quote would be refused. Set YOUX_API_KEY to the key that youX gave you, or ' +
      'remove YOUX_URL.',
  );
}
