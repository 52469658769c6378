import { makeVocabulary, siteCollection } from '@forecourt/stock-search';
import type { Facet, MakeEntry } from '@forecourt/stock-search';
import type { StockFacet } from '@forecourt/stock-search/words';
import type { SiteFetch } from './fetchAdapter.ts';
import { keptBySite } from './keptBySite.ts';
import { multiSearch } from './multiSearch.ts';
import type { StockAnswer } from './multiSearch.ts';
import { makeModelPairs } from './makeModelPairs.ts';

/** The vocabulary of a site's stock, for paths and for free-text search. */
export interface StockWords {
  readonly makes: readonly MakeEntry[];
  readonly badges: readonly string[];
  /** The colour names in the stock. */
  readonly colours: readonly string[];
  /** The values of the facets that decide what words mean. */
  readonly values: { readonly [F in StockFacet]: readonly string[] };
  /** Dollars; missing if it was not asked for. */
  readonly averagePrice?: number;
}

const kept = keptBySite<StockWords>();

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
  return kept(slug, now, () => readWords(slug, fetchPath, apiKey));
}

/** The facets that `stockWordsOf` reads. */
export const WORDS_FACETS = [
  'make',
  'make_model',
  'badge',
  'colour',
  'body',
  'fuel',
  'transmission',
  'drive',
  'axle_type',
] as const satisfies readonly Facet[];

async function readWords(slug: string, fetchPath: SiteFetch, apiKey: string): Promise<StockWords> {
  const all = { collection: siteCollection(slug), q: '*', query_by: 'name', per_page: 0 };
  const [answer, priced] = await multiSearch(fetchPath, apiKey, [
    { ...all, facet_by: WORDS_FACETS.join(','), max_facet_values: 2000 },
    { ...all, facet_by: 'price', max_facet_values: 1 },
  ]);
  const [price] = priced?.facet_counts ?? [];
  return { ...stockWordsOf(answer), averagePrice: price?.stats?.avg ?? 0 };
}

/** The vocabulary in an answer that counts `WORDS_FACETS`. */
export function stockWordsOf(answer: StockAnswer | undefined): StockWords {
  const valuesOf = (field: string) =>
    answer?.facet_counts.find(({ field_name }) => field_name === field)?.counts.map(({ value }) => value) ??
    [];
  const makes = valuesOf('make');
  const pairs = makeModelPairs(makes, valuesOf('make_model'));
  return {
    makes: makeVocabulary([...pairs, ...makes.map((make) => ({ make, model: '' }))]),
    badges: valuesOf('badge'),
    colours: valuesOf('colour'),
    values: {
      body: valuesOf('body'),
      fuel: valuesOf('fuel'),
      transmission: valuesOf('transmission'),
      drive: valuesOf('drive'),
      axle_type: valuesOf('axle_type'),
    },
  };
}
