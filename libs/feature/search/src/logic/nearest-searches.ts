import { multiSearch } from '@forecourt/search-client';
import type { SiteFetch } from '@forecourt/search-client';
import type { BundledSite } from '@forecourt/site-config';
import { countRequest, formatSearchUrl } from '@forecourt/stock-search';
import type { SearchSite, SearchState } from '@forecourt/stock-search';
import { activeFilters } from './active-filters.ts';

/** A search without one filter of a search that finds nothing. */
export interface NearestSearch {
  /** The label of the filter that is left out, in quotation marks. */
  label: string;
  url: string;
  /** Number of available vehicles that it finds. */
  count: number;
}

/** The engine is asked for this many filters, and this many results are shown. */
const MOST_ASKED = 10;
const MOST_SHOWN = 4;

/**
 * The searches that find vehicles when one filter of a search without results is left out, most vehicles first. One request.
 *
 * @throws SearchUnavailable when the engine gives no answer.
 */
export async function nearestSearches(
  state: SearchState,
  { site, rules, now }: { site: BundledSite; rules: SearchSite; now: Date },
  fetch: SiteFetch,
  searchKey: string,
): Promise<NearestSearch[]> {
  const active = activeFilters(state, site).slice(0, MOST_ASKED);
  if (active.length === 0) return [];
  const requests = active.map(({ without }) => countRequest(without, rules, { now, facets: [] }));
  const answers = await multiSearch(fetch, searchKey, requests);
  return active
    .map(({ label, without }, index) => ({
      label: label.startsWith('“') ? label : `‘${label}’`,
      url: formatSearchUrl(without, rules),
      count: answers[index]?.found ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_SHOWN);
}
