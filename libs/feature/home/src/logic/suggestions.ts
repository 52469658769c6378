import { loadPlaceFinder } from '@forecourt/postcodes';
import { rememberSearch, searchSuggestions } from '@forecourt/search-client/suggestions';
import { paths } from '@forecourt/site-config';
import type { PublicSite } from '@forecourt/site-config';

const storage = () => window.localStorage;

/** What suggests searches in this browser. */
export function suggestionsOf({ site, searchKey, now }: { site: PublicSite; searchKey: string; now: Date }) {
  return searchSuggestions({
    site,
    searchKey,
    now,
    storage,
    fetch: (path, init) => fetch(path, init),
    loadFindPlace: () => loadPlaceFinder(site.locations),
  });
}

/** Keeps a search in plain words for the next time. */
export function rememberWords(slug: string, words: string): void {
  rememberSearch(slug, { text: words, url: paths.stock({ words }) }, storage);
}
