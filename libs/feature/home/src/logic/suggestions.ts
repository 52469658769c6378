import { loadPlaceFinder } from '@forecourt/postcodes';
import { searchSuggestions } from '@forecourt/search-client/suggestions';
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
