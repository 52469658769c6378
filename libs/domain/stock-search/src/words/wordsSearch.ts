import { searchState, type SearchFields, type SearchState } from '../state/searchState.ts';
import type { SearchSite } from '../state/searchSite.ts';
import { canonicalSearch } from '../url/canonicalSearch.ts';
import { formatSearchUrl } from '../url/formatSearchUrl.ts';
import { mergeFields } from './mergeFields.ts';
import type { WordsOptions, WordsVocabulary } from './match.ts';
import { matchedWords, type CountOf, type MatchedWords } from './matchedWords.ts';
import { understandWords, type UnderstoodWords } from './understandWords.ts';

/** A suggested meaning of an ambiguous phrase: the search with that meaning instead of the words. */
export interface OfferedSearch {
  readonly text: string;
  readonly label: string;
  readonly url: string;
}

/** The search of a typed text on a site. */
export interface WordsSearch extends UnderstoodWords {
  readonly state: SearchState;
  /** The URL of the search; a canonical path if one exists. */
  readonly url: string;
  readonly offered: readonly OfferedSearch[];
}

type WordsSite = SearchSite & { readonly vocabulary?: WordsVocabulary };
type Options = Pick<WordsOptions, 'now' | 'findPlace'>;

/**
 * Parses a typed text and merges it with the chosen fields (`chosen`; its query and page are replaced); returns the URLs of the
 * search and of each suggestion. A text is parsed once, from the form parameter `words`; the `query` of a URL is never parsed
 * again, so that a text to which a visitor returned stays text.
 *
 * @example wordsSearch('used hilux', {}, site, { now }).url // '/search/new-used-and-demo-cars/?car_type=used&make=Toyota&model=Hilux'
 */
export function wordsSearch(
  words: string,
  chosen: SearchFields,
  site: WordsSite,
  options: Options,
): WordsSearch {
  return searchFor(understandOn(site, words, options), chosen, site);
}

/**
 * The search of a typed text without the words that find nothing (`dropped`), so that an unknown word never empties the list.
 * (ruling 138)
 *
 * @param countOf the numbers of available vehicles of some searches.
 * @example (await matchedWordsSearch('suv tradie', {}, site, { now }, countOf)).dropped // ['tradie']
 */
export async function matchedWordsSearch(
  words: string,
  chosen: SearchFields,
  site: WordsSite,
  options: Options,
  countOf: CountOf,
): Promise<WordsSearch & MatchedWords> {
  const { itemTypes = [], vocabulary = {} } = site;
  const matched = await matchedWords(
    understandOn(site, words, options),
    (searches) => countOf(searches.map((fields) => merged(unsearched(chosen), fields))),
    countOf,
    { itemTypes, vocabulary },
  );
  return { ...matched, ...searchFor(matched, chosen, site) };
}

function understandOn(site: WordsSite, words: string, options: Options): UnderstoodWords {
  const { itemTypes, preOwnedLabel = false, vocabulary = {} } = site;
  return understandWords(words, vocabulary, {
    ...options,
    preOwnedLabel,
    ...(itemTypes ? { itemTypes } : {}),
  });
}

/** The open ends of the chosen price are already applied; the ends of a price in the words must be kept. */
function unsearched(chosen: SearchFields): SearchFields {
  return { ...chosen, query: '', page: 1, isMinRange: false, isMaxRange: false };
}

function searchFor(answer: UnderstoodWords, chosen: SearchFields, site: WordsSite): WordsSearch {
  const kept = unsearched(chosen);
  const url = (fields: SearchFields) => urlOf(fields, site);
  const offered = answer.offers.flatMap(({ text, choices }) =>
    choices.map(({ label, fields }) => {
      const rest = { ...answer.fields, query: without(answer.fields.query ?? '', text) };
      return { text, label, url: url(merged(kept, mergeFields(rest, fields))) };
    }),
  );
  const fields = merged(kept, answer.fields);
  return { ...answer, state: searchState(fields, site), url: url(fields), offered };
}

/** An order or a place in the words overrides the one chosen before. */
function merged(chosen: SearchFields, asked: SearchFields): SearchFields {
  const {
    sortBy = chosen.sortBy,
    near = chosen.near,
    radiusKm = near === chosen.near ? chosen.radiusKm : null,
  } = asked;
  return {
    ...mergeFields(chosen, asked),
    ...(sortBy === undefined ? {} : { sortBy }),
    ...(near === undefined ? {} : { near, radiusKm: asked.radiusKm ?? radiusKm ?? null }),
  };
}

function urlOf(fields: SearchFields, site: SearchSite): string {
  const { url, indexable } = canonicalSearch(fields, site);
  const [currentPath = ''] = url.split('?');
  return formatSearchUrl(indexable ? { ...fields, currentPath } : fields, site);
}

function without(query: string, text: string): string {
  return query.replace(text, ' ').replace(/\s+/g, ' ').trim();
}
