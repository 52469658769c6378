import { loadPlaceFinder } from '@forecourt/postcodes';
import { stockWords, wordsSite } from '@forecourt/search-client';
import type { SiteServices } from '@forecourt/site-config/loader';
import { formatSearchUrl } from '@forecourt/stock-search';
import type { SearchState } from '@forecourt/stock-search';
import { wordsSearch } from '@forecourt/stock-search/words';
import { wordsUrl } from './words-url.ts';

/** What a search in plain words was understood as, for the page to say. */
export interface SaidWords {
  /** The words as typed. */
  words: string;
  /** The words that became filters, an order or a place, each in a chip's words. */
  understood: { text: string; label: string }[];
  /** What was understood and filters nothing, and why. */
  notes: string[];
  /** What words that could mean several things may be taken for. */
  offered: { text: string; label: string; url: string }[];
  /** The words that are searched for as text. */
  rest: string;
  /** The search for the very words. */
  asTextUrl: string;
}

export interface UnderstoodRequest {
  /** Where the request leads; null when it says already what it means. */
  redirectTo: string | null;
  said: SaidWords | null;
}

/**
 * Understands what a form without JavaScript, or a search box, can only send as text: `words`, a search in plain words, and `near`, a
 * postcode or suburb without its point. Both lead to the URL that says what they mean; `words` stays in it, so that the page can say
 * what was understood, and goes with the first filter that a visitor changes. Beside a `query` the words are that of a form with
 * both: the same text was left alone, and an empty one takes it away. Everything else costs nothing.
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
  // A form may ask for the nearest first before anybody knows where that is.
  const asksNearest = isUnknownPlace && url.searchParams.getAll('sortBy').includes('nearest');
  const placed =
    near === null ? state : { ...state, near, ...(asksNearest ? { sortBy: 'nearest' as const } : {}) };
  if (words === null)
    return { redirectTo: near === null ? null : formatSearchUrl(placed, rules), said: null };
  const asText = { redirectTo: formatSearchUrl({ ...placed, query: words }, rules), said: null };
  if (words === '') return asText;
  const answer = wordsSearch(words, placed, rules, { now, findPlace });
  const isThere = answer.url === formatSearchUrl(state, rules);
  if (words === state.query && !isThere) return asText;
  const said = {
    words,
    understood: answer.understood
      .filter(({ kind }) => kind !== 'note')
      .map(({ text, label }) => ({ text, label })),
    notes: answer.understood.filter(({ kind }) => kind === 'note').map(({ label }) => label),
    offered: [...answer.offered],
    rest: answer.rest,
    asTextUrl: formatSearchUrl({ query: words }, rules),
  };
  if (!saysSomething(said)) return { redirectTo: answer.url, said: null };
  return { redirectTo: isThere ? null : wordsUrl(answer.url, words), said };
}

/** Words that are a text and nothing else need no telling. */
function saysSomething({ understood, notes, offered }: SaidWords): boolean {
  return understood.length + notes.length + offered.length > 0;
}
