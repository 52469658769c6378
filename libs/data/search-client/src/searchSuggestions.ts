import { locationName } from '@forecourt/location';
import type { BundledSite } from '@forecourt/site-config';
import { countRequest } from '@forecourt/stock-search';
import type { SearchPlace } from '@forecourt/stock-search';
import { suggestSearches } from '@forecourt/stock-search/words';
import type { StockCounts, SuggestedSearch, SuggestionSource } from '@forecourt/stock-search/words';
import type { SiteFetch } from './fetchAdapter.ts';
import { makeModelPairs } from './makeModelPairs.ts';
import { multiSearch } from './multiSearch.ts';
import type { StockAnswer } from './multiSearch.ts';
import { recentSearches } from './recentSearches.ts';
import { searchSite, wordsSite } from './searchSite.ts';
import { stockWordsOf, WORDS_FACETS } from './stockWords.ts';

type FindPlace = (text: string) => SearchPlace | null;

/** What the suggestions of a search field need: the site, its key, the time. */
export interface SuggestionServices {
  site: BundledSite;
  /** The site's search-only key. */
  searchKey: string;
  now: Date;
  fetch: SiteFetch;
  /** Lazy-loads the place finder; called once a text may name a place. */
  loadFindPlace(): Promise<FindPlace>;
}

/** A suggestion for `SuggestField`. */
export interface ShownSuggestion {
  id: string;
  group: string;
  label: string;
  detail: string | null;
  href: string;
}

const GROUPS: Record<SuggestedSearch['kind'], string> = {
  words: 'Search for',
  make: 'Makes',
  model: 'Models',
  body: 'Body types',
  location: 'Locations',
  recent: 'Searched before',
};
const MAY_NAME_A_PLACE = /\b(?:near|nearby|nearest|closest|close|around|within|in|at|from|of|postcode)\s+\S/i;

/**
 * Autocomplete for the search of a site: one request for the stock's vocabulary with counts, then none. A text that may name a
 * place has no interpretation until the place finder has loaded.
 */
export async function searchSuggestions(
  services: SuggestionServices,
): Promise<(text: string) => ShownSuggestion[]> {
  const source = await readSource(services);
  let findPlace: FindPlace | null = null;
  return (text) => {
    const isWaiting = MAY_NAME_A_PLACE.test(text) && findPlace === null;
    if (isWaiting)
      void services.loadFindPlace().then(
        (found) => (findPlace = found),
        () => undefined,
      );
    const { now } = services;
    const recent = recentSearches(services.site.slug);
    const options = findPlace === null ? { now } : { now, findPlace };
    return suggestSearches(text, { ...source, recent, options })
      .filter(({ kind }) => !(isWaiting && kind === 'words'))
      .map((suggestion) => toShown(suggestion, services.site));
  };
}

function toShown({ kind, label, count, url }: SuggestedSearch, site: BundledSite): ShownSuggestion {
  const location = kind === 'location' ? site.locations.find(({ name }) => name === label) : undefined;
  return {
    id: `${kind} ${url}`,
    group: GROUPS[kind],
    label: location ? locationName(site, location) : label,
    detail: count === null ? null : `${count.toLocaleString('en-AU')} in stock`,
    href: url,
  };
}

async function readSource({
  site,
  searchKey,
  now,
  fetch,
}: SuggestionServices): Promise<Pick<SuggestionSource, 'site' | 'stock'>> {
  const rules = searchSite(site);
  const facets = [...WORDS_FACETS, 'location_name'] as const;
  const [answer] = await multiSearch(fetch, searchKey, [
    { ...countRequest({}, rules, { now, facets }), max_facet_values: 1000 },
  ]);
  const valuesOf = (field: string) => (answer ? countsOf(answer, field) : []);
  return { stock: stockCounts(valuesOf), site: wordsSite(site, stockWordsOf(answer)) };
}

function countsOf({ facet_counts }: StockAnswer, field: string) {
  const found = facet_counts.find(({ field_name }) => field_name === field)?.counts ?? [];
  return found.map(({ value, count }) => ({ value, count })).sort((a, b) => b.count - a.count);
}

function stockCounts(valuesOf: (field: string) => { value: string; count: number }[]): StockCounts {
  const makes = valuesOf('make');
  const models = valuesOf('make_model');
  const counts = new Map(models.map(({ value, count }) => [value, count]));
  const pairs = makeModelPairs(
    makes.map(({ value }) => value),
    models.map(({ value }) => value),
  );
  return {
    makes,
    models: pairs.map(({ make, model, makeModel }) => ({ make, model, count: counts.get(makeModel) ?? 0 })),
    bodies: valuesOf('body'),
    locations: valuesOf('location_name'),
  };
}
