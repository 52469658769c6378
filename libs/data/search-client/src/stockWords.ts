import { makeVocabulary, siteCollection } from '@forecourt/stock-search';
import type { MakeEntry } from '@forecourt/stock-search';
import type { SiteFetch } from './fetchAdapter.ts';
import { multiSearch } from './multiSearch.ts';
import { makeModelPairs } from './makeModelPairs.ts';

/** The vocabulary of a site's stock, for paths and for free-text search. */
export interface StockWords {
  readonly makes: readonly MakeEntry[];
  readonly badges: readonly string[];
  /** The colour names in the stock. */
  readonly colours: readonly string[];
}

const KEPT_MS = 30_000;
const kept = new Map<string, { at: number; words: Promise<StockWords> }>();

/**
 * The vocabulary of a site's stock, from the engine's facet counts; cached for 30 seconds per site.
 *
 * @param now milliseconds since the epoch.
 */
export function stockWords(
  slug: string,
  fetchPath: SiteFetch,
  apiKey: string,
  now: number,
): Promise<StockWords> {
  const known = kept.get(slug);
  if (known && now - known.at < KEPT_MS && now >= known.at) return known.words;
  const words = readWords(slug, fetchPath, apiKey);
  kept.set(slug, { at: now, words });
  words.catch(() => kept.delete(slug));
  return words;
}

async function readWords(slug: string, fetchPath: SiteFetch, apiKey: string): Promise<StockWords> {
  const [answer] = await multiSearch(fetchPath, apiKey, [
    {
      collection: siteCollection(slug),
      q: '*',
      query_by: 'name',
      per_page: 0,
      facet_by: 'make,make_model,badge,colour',
      max_facet_values: 2000,
    },
  ]);
  const valuesOf = (field: string) =>
    answer?.facet_counts.find(({ field_name }) => field_name === field)?.counts.map(({ value }) => value) ??
    [];
  const makes = valuesOf('make');
  const pairs = makeModelPairs(makes, valuesOf('make_model'));
  return {
    makes: makeVocabulary([...pairs, ...makes.map((make) => ({ make, model: '' }))]),
    badges: valuesOf('badge'),
    colours: valuesOf('colour'),
  };
}
