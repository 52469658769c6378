import { countRequest, QUERY_BY } from '@forecourt/stock-search';
import type { SearchSite } from '@forecourt/stock-search';
import type { CountOf } from '@forecourt/stock-search/words';
import type { SiteFetch } from './fetchAdapter.ts';
import { multiSearch } from './multiSearch.ts';

const FIELDS_WITH_TYPOS = ['badge', 'filtered_features', 'further_features'];
const mayHaveTypos = (field: string) => FIELDS_WITH_TYPOS.includes(field);
const QUERY_FIELDS = QUERY_BY.split(',');

/**
 * Every word must be found: as the start of a word, or in a badge or feature with one typing error if it is long. With the engine's own
 * tolerance `sold` and `golden` find Holden. The words rules have corrected makes and models already.
 */
const STRICT = {
  drop_tokens_threshold: 0,
  num_typos: QUERY_FIELDS.map((field) => (mayHaveTypos(field) ? 1 : 0)).join(','),
  prefix: QUERY_FIELDS.map((field) => !mayHaveTypos(field)).join(','),
  min_len_1typo: 5,
};

/** Counts the vehicles that typed words find on a site, several searches in one request, for `matchedWordsSearch`. */
export function wordsCount(
  rules: SearchSite,
  { fetch, searchKey, now }: { fetch: SiteFetch; searchKey: string; now: Date },
): CountOf {
  return async (searches) => {
    const requests = searches.map((fields) => countRequest(fields, rules, { now, facets: [] }));
    const answers = await multiSearch(
      fetch,
      searchKey,
      requests.map((request) => ({ ...request, ...STRICT })),
    );
    return answers.map(({ found }) => found);
  };
}
