import type { LoaderOptions, PublicSite } from '@forecourt/site-config';
import type { checkout } from '../manifest.ts';
import { lawOf } from './law-of.ts';
import type { Terms } from './page.ts';

/** What a shopper reads before reserving a vehicle in a state; null if it cannot be sold online, as nobody knows by which law. */
export function termsOf(
  terms: LoaderOptions<typeof checkout>['terms'],
  site: Pick<PublicSite, 'locations'>,
  state: string | null,
): Terms | null {
  const law = lawOf(terms, site, state);
  return law && { version: terms.version, deposit: terms.deposit, ...law };
}
