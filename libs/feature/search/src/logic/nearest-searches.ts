import { multiSearch } from '@forecourt/search-client';
import type { SiteFetch } from '@forecourt/search-client';
import type { BundledSite } from '@forecourt/site-config';
import { countRequest, formatSearchUrl } from '@forecourt/stock-search';
import type { SearchSite, SearchState } from '@forecourt/stock-search';
import { activeFilters } from './active-filters.ts';
import type { ActiveFilter } from './active-filters.ts';

/** A search without some filters of a search that finds nothing. */
export interface NearestSearch {
  /** The labels of the filters that are left out, in quotation marks. */
  label: string;
  url: string;
  /** Number of available vehicles that it finds. */
  count: number;
}

/** The engine is asked for this many filters, and this many results are shown. Ten have 45 pairs; the engine takes 50 searches in a request. */
const MOST_ASKED = 10;
const MOST_SHOWN = 4;

/**
 * The searches that find vehicles when one filter of a search without results is left out, most vehicles first. One request. If each of
 * them finds nothing too, those without two filters, with one more request.
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
  const found = async (filters: readonly Left[]): Promise<NearestSearch[]> => {
    if (filters.length === 0) return [];
    const requests = filters.map(({ without }) => countRequest(without, rules, { now, facets: [] }));
    const answers = await multiSearch(fetch, searchKey, requests);
    return filters
      .map(({ label, without }, index) => ({
        label,
        url: formatSearchUrl(without, rules),
        count: answers[index]?.found ?? 0,
      }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_SHOWN);
  };
  const withoutOne = await found(active.map(leftOut));
  return withoutOne.length > 0 ? withoutOne : found(pairsOf(active, site));
}

type Left = Pick<ActiveFilter, 'label' | 'without'>;

function leftOut({ label, without }: ActiveFilter): Left {
  return { label: label.startsWith('“') ? label : `‘${label}’`, without };
}

/** Each two of three or more filters; without two of two there is no search left. */
function pairsOf(active: readonly ActiveFilter[], site: BundledSite): Left[] {
  if (active.length < 3) return [];
  return active.flatMap((first, at) => {
    const others = activeFilters(first.without, site);
    const behind = active.slice(at + 1).map(({ key }) => key);
    return others
      .filter(({ key }) => behind.includes(key))
      .map((second) => ({
        label: `${leftOut(first).label} and ${leftOut(second).label}`,
        without: second.without,
      }));
  });
}
