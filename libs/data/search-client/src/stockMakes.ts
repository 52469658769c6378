import type { MakeEntry } from '@forecourt/stock-search';
import type { SiteFetch } from './fetchAdapter.ts';
import { stockWords } from './stockWords.ts';

/**
 * The makes and models that a site has in stock, cached by `stockWords`.
 *
 * @param now milliseconds since the epoch.
 */
export async function stockMakes(
  slug: string,
  fetchPath: SiteFetch,
  apiKey: string,
  now: number,
): Promise<readonly MakeEntry[]> {
  return (await stockWords(slug, fetchPath, apiKey, now)).makes;
}
