import type { SiteServices } from '@forecourt/page/loader';
import { loadPlaceFinder } from '@forecourt/postcodes';
import { stockWords, wordsCount, wordsSite } from '@forecourt/search-client';
import { formatSearchUrl } from '@forecourt/stock-search';
import type { SearchState } from '@forecourt/stock-search';
import { matchedWordsSearch } from '@forecourt/stock-search/words';
import { shownWords } from './shown-words.ts';
import { wordsUrl } from './words-url.ts';

/** The interpretation of a plain-language search, for the page. */
export interface SaidWords {
  /** The words as typed. */
  words: string;
  /** The words that became filters, a sort order or a place, as chip labels. */
  understood: { text: string; label: string }[];
  /** Recognised words that do not filter, with the reason. */
  notes: string[];
  /** Alternatives for ambiguous words. */
  offered: { text: string; label: string; url: string }[];
  /** Words that find nothing, left out of the search (ruling 138). */
  dropped: string[];
  /** The vehicles without them: "34 utes"; null for none, and if no word was dropped. */
  showing: string | null;
  /** The words for the text query. */
  rest: string;
  /** The search for the literal words. */
  asTextUrl: string;
}

export interface UnderstoodRequest {
  /** The redirect target; null if the URL is canonical. */
  redirectTo: string | null;
  said: SaidWords | null;
}

/**
 * Parses the text parameters of a search box or a form without JavaScript: `words`, a plain-language search, and `near`, a postcode or
 * suburb without coordinates. Both redirect to the canonical URL; `words` stays in it, so that the page can show the interpretation,
 * until a filter changes. If there is a `query` too, the words are from a form with both: the same text means no change, an empty one
 * removes the query. Other requests cost nothing.
 */
export async function understandRequest(
  services: SiteServices,
  url: URL,
  state: SearchState,
): Promise<UnderstoodRequest> {
  const words = url.searchParams.get('words')?.trim() ?? null;
  const isUnknownPlace = state.near !== null && state.near.point === null;
  if (words === null && !isUnknownPlace) return { redirectTo: null, said: null };
  const { site, fetch, searchKey, now } = services;
  const rules = wordsSite(site, await stockWords(site.slug, fetch, searchKey, now.getTime()));
  const findPlace = await loadPlaceFinder(site.locations);
  const near = isUnknownPlace && state.near ? findPlace(state.near.label) : state.near;
  // A form may request the sort by distance before the place is looked up.
  const asksNearest = isUnknownPlace && url.searchParams.getAll('sortBy').includes('nearest');
  const placed =
    near === null ? state : { ...state, near, ...(asksNearest ? { sortBy: 'nearest' as const } : {}) };
  if (words === null)
    return { redirectTo: near === null ? null : formatSearchUrl(placed, rules), said: null };
  const asText = { redirectTo: formatSearchUrl({ ...placed, query: words }, rules), said: null };
  if (words === '') return asText;
  const answer = await matchedWordsSearch(
    words,
    placed,
    rules,
    { now, findPlace },
    wordsCount(rules, services),
  );
  const isThere = answer.url === formatSearchUrl(state, rules);
  if (words === state.query && !isThere) return asText;
  const said = {
    words,
    understood: answer.understood
      .filter(({ kind }) => kind !== 'note')
      .map(({ text, label }) => ({ text, label })),
    notes: answer.understood.filter(({ kind }) => kind === 'note').map(({ label }) => label),
    offered: [...answer.offered],
    dropped: [...answer.dropped],
    showing: answer.dropped.length > 0 ? shownWords(answer.count ?? 0, answer.state, site) : null,
    rest: answer.rest,
    asTextUrl: formatSearchUrl({ query: words }, rules),
  };
  // Words that say nothing, such as `for`, stay in the URL too: by it the field knows that they have an answer.
  if (!saysSomething(said))
    return { redirectTo: isThere && answer.rest === '' ? null : answer.url, said: null };
  return { redirectTo: isThere ? null : wordsUrl(answer.url, words), said };
}

/** Words that are only a text query need no interpretation. */
function saysSomething({ understood, notes, offered, dropped }: SaidWords): boolean {
  return understood.length + notes.length + offered.length + dropped.length > 0;
}
