import { searchState, type SearchFields, type SearchState } from '../state/searchState.ts';
import type { SearchSite } from '../state/searchSite.ts';
import { canonicalSearch } from '../url/canonicalSearch.ts';
import { formatSearchUrl } from '../url/formatSearchUrl.ts';
import { mergeFields } from './mergeFields.ts';
import type { WordsOptions, WordsVocabulary } from './match.ts';
import { understandWords, type UnderstoodWords } from './understandWords.ts';

/** A choice to make of words that may mean several things: the search without those words and with that meaning. */
export interface OfferedSearch {
  readonly text: string;
  readonly label: string;
  readonly url: string;
}

/** What words lead to on a site. */
export interface WordsSearch extends UnderstoodWords {
  readonly state: SearchState;
  /** The search's own URL, by its path where one path says all of it. */
  readonly url: string;
  readonly offered: readonly OfferedSearch[];
}

/**
 * The search that words lead to, added to what is already chosen (`chosen`; its query and page give way), with the URL of the
 * answer and of each offer. Words go through here once, as the parameter `words` of a form; the `query` of a URL is never
 * read again, so that a text a visitor went back to stays a text.
 *
 * @example wordsSearch('used hilux', {}, site, { now }).url // '/search/new-used-and-demo-cars/?car_type=used&make=Toyota&model=Hilux'
 */
export function wordsSearch(
  words: string,
  chosen: SearchFields,
  site: SearchSite & { readonly vocabulary?: WordsVocabulary },
  options: Pick<WordsOptions, 'now' | 'findPlace'>,
): WordsSearch {
  const { itemTypes, preOwnedLabel = false, vocabulary = {} } = site;
  const answer = understandWords(words, vocabulary, {
    ...options,
    preOwnedLabel,
    ...(itemTypes ? { itemTypes } : {}),
  });
  // The ends of a price that was chosen are open already; those of one that is asked for are to stay.
  const kept = { ...chosen, query: '', page: 1, isMinRange: false, isMaxRange: false };
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
