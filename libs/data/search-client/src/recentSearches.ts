import { readStored, writeStored } from '@forecourt/browser';
import type { Stored } from '@forecourt/browser';
import type { RecentSearch } from '@forecourt/stock-search/words';

const MOST = 8;

/** The visitor's recent searches in this browser, latest first, for `useStored`. */
export const RECENT_SEARCHES: Stored<readonly RecentSearch[]> = {
  name: 'recent-searches',
  version: 1,
  read: (state) => (Array.isArray(state) ? state.filter(isSearch).slice(0, MOST) : []),
  initial: [],
};

/** The visitor's recent searches on this site in this browser, latest first. */
export function recentSearches(slug: string): readonly RecentSearch[] {
  return RECENT_SEARCHES.read(readStored(slug, RECENT_SEARCHES));
}

/**
 * Stores a search as the latest, each once, at most eight. One that begins with the latest continues it, and takes its place. They never
 * leave the browser.
 *
 * @param slug of the site.
 */
export function rememberSearch(slug: string, search: RecentSearch): void {
  const text = search.text.trim();
  if (text === '') return;
  const [latest, ...earlier] = recentSearches(slug);
  const before = latest === undefined || text.startsWith(latest.text) ? earlier : [latest, ...earlier];
  const others = before.filter((other) => other.text !== text);
  writeStored(slug, RECENT_SEARCHES, [{ text, url: search.url }, ...others].slice(0, MOST));
}

/**
 * Deletes the recent searches.
 *
 * @param slug of the site.
 */
export function forgetSearches(slug: string): void {
  writeStored(slug, RECENT_SEARCHES, []);
}

function isSearch(value: unknown): value is RecentSearch {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    'url' in value &&
    typeof value.text === 'string' &&
    typeof value.url === 'string' &&
    value.url.startsWith('/') &&
    !value.url.startsWith('//')
  );
}
