import type { RecentSearch } from '@forecourt/stock-search/words';

/** String storage like `localStorage`; behind a getter, because access may throw. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

const MOST = 8;

/** The visitor's recent searches on this site in this browser, latest first; empty without storage. */
export function recentSearches(slug: string, storage: OpenStorage): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(keyOf(slug)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Stores a search as the latest, deduped, at most eight. They never leave the browser. */
export function rememberSearch(slug: string, search: RecentSearch, storage: OpenStorage): void {
  const text = search.text.trim();
  if (text === '') return;
  const others = recentSearches(slug, storage).filter((other) => other.text !== text);
  try {
    storage().setItem(keyOf(slug), JSON.stringify([{ text, url: search.url }, ...others].slice(0, MOST)));
  } catch {
    // Without storage there are no recent searches.
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
