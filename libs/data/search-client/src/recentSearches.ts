import type { RecentSearch } from '@forecourt/stock-search/words';

/** Text by key, as `localStorage` keeps it; a getter, since a browser may refuse to give it. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

const MOST = 8;

/** The searches that a visitor made on this site in this browser, the last one first; none where the browser keeps nothing. */
export function recentSearches(slug: string, storage: OpenStorage): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(keyOf(slug)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps a search as the last one, each text once, eight at most. They never leave the browser. */
export function rememberSearch(slug: string, search: RecentSearch, storage: OpenStorage): void {
  const text = search.text.trim();
  if (text === '') return;
  const others = recentSearches(slug, storage).filter((other) => other.text !== text);
  try {
    storage().setItem(keyOf(slug), JSON.stringify([{ text, url: search.url }, ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing suggests nothing from before.
  }
}

function keyOf(slug: string): string {
  return `forecourt:${slug}:recent-searches`;
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
