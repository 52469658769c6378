import { loadPlaceFinder } from '@forecourt/postcodes';
import { rememberSearch, searchSuggestions } from '@forecourt/search-client/suggestions';
import { paths } from '@forecourt/site-config';
import type { BundledSite } from '@forecourt/site-config';

/** The source of search suggestions in this browser. */
export function suggestionsOf({ site, searchKey, now }: { site: BundledSite; searchKey: string; now: Date }) {
  return searchSuggestions({
    site,
    searchKey,
    now,
    fetch: (path, init) => fetch(path, init),
    loadFindPlace: () => loadPlaceFinder(site.locations),
  });
}

/** Saves a plain-language search in the recent searches. */
export function rememberWords(slug: string, words: string): void {
  rememberSearch(slug, { text: words, url: paths.stock({ words }) });
}
