import { multiSearch, stockWords, wordsCount, wordsSite } from '@forecourt/search-client/words';
import { CARDS_ALONE, engineRequest, hitToCar } from '@forecourt/stock-search';
import { matchedWordsSearch } from '@forecourt/stock-search/words';
import { z } from 'zod';
import type { ToolServices } from './ToolServices.ts';
import { listedSchema, listedVehicle } from './vehicle-of.ts';

const PAGE_SIZE = 10;
const TIMEOUT_MS = 3_000;

/** A page of the stock. */
export const stockSchema = z.object({
  /** Vehicles that fit. */
  found: z.int().describe('Vehicles that fit.'),
  /** What the words were taken to mean. */
  understood: z.array(z.string()).describe('What the words were taken to mean.'),
  /** Words that no vehicle fits; they were left out. */
  ignored: z.array(z.string()).describe('Words that no vehicle fits; they were left out.'),
  /** The same list on the site. */
  url: z.string().describe('The same list on the site.'),
  vehicles: z.array(listedSchema),
});

/**
 * Searches the stock as the search page of the site does with words that a shopper types. Words of a place are looked for in the names of locations.
 *
 * @throws SearchUnavailable if the search engine does not answer.
 */
export async function searchStock(
  { words, page }: { words: string; page: number },
  { searchEngine, site, shown, now }: ToolServices,
): Promise<z.output<typeof stockSchema>> {
  if (!searchEngine) throw new Error('The search is not available.');
  const searchKey = searchEngine.keyOf(site.slug);
  const fetch = (path: string, init?: RequestInit) =>
    searchEngine.fetch(path.slice('/typesense'.length), { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  const vocabulary = await stockWords(site.slug, fetch, searchKey, now.getTime());
  const rules = { ...wordsSite(shown, vocabulary), pageSize: PAGE_SIZE };
  const count = wordsCount(rules, { fetch, searchKey, now });
  const asked = await matchedWordsSearch(words.trim(), {}, rules, { now }, count);
  const request = engineRequest({ ...asked.state, page }, rules, { now, facets: [] });
  const [answer] = await multiSearch(fetch, searchKey, [{ ...request, ...CARDS_ALONE }]);
  return {
    found: answer?.found ?? 0,
    understood: asked.understood.map(({ label }) => label),
    ignored: [...asked.dropped],
    url: `${site.origin}${asked.url}`,
    vehicles: (answer?.hits ?? []).map(({ document }) => listedVehicle(hitToCar(document), { site, shown })),
  };
}
