import { siteStorage } from '@forecourt/browser';
import type { RecentSearch } from '@forecourt/stock-search/words';

const MOST = 8;
const NAME = 'recent-searches';

/** The visitor's recent searches on this site in this browser, latest first. */
export function recentSearches(slug: string): RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(siteStorage('localStorage', slug).get(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Stores a search as the latest, deduped, at most eight. They never leave the browser. */
export function rememberSearch(slug: string, search: RecentSearch): void {
  const text = search.text.trim();
  if (text === '') return;
  const others = recentSearches(slug).filter((other) => other.text !== text);
  const latest = [{ text, url: search.url }, ...others].slice(0, MOST);
  siteStorage('localStorage', slug).set(NAME, JSON.stringify(latest));
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
