import { SearchUnavailable, multiSearch, searchSite } from '@forecourt/search-client';
import type { SiteFetch } from '@forecourt/search-client';
import { hasPage, paths } from '@forecourt/site-config';
import type { BundledSite } from '@forecourt/site-config';
import type { StockChoice } from '@forecourt/site-content';
import {
  engineRequest,
  formatSearchUrl,
  hitToCar,
  hitWeekly,
  parseSearchUrl,
  searchState,
} from '@forecourt/stock-search';

/** The newest vehicles of a choice. */
export interface StockStrip {
  vehicles: { car: ReturnType<typeof hitToCar>; weekly: ReturnType<typeof hitWeekly> }[];
  /** The search that shows all of them. */
  href: string;
}

/** The services of a loader that a search needs. */
export interface StripServices {
  site: BundledSite;
  now: Date;
  fetch: SiteFetch;
  searchKey: string;
}

const SHOWN = 4;

/**
 * The newest vehicles in stock of each choice, with one request. A choice without vehicles has an empty strip, and so have all while the
 * engine is down.
 */
export async function loadStockStrips(
  { site, now, fetch, searchKey }: StripServices,
  choices: readonly (StockChoice & { location_name?: string })[],
): Promise<StockStrip[]> {
  const rules = searchSite(site);
  const strips = choices.map((choice) => {
    const chosen = Object.entries(choice).flatMap(([facet, value]) =>
      value ? [[facet, value] as const] : [],
    );
    const { currentPath: _default, ...fields } = parseSearchUrl(
      paths.stock(Object.fromEntries(chosen)),
      rules,
    );
    const state = searchState(fields, rules);
    return { state, href: formatSearchUrl(state, rules) };
  });
  const empty = strips.map(({ href }) => ({ vehicles: [], href }));
  if (strips.length === 0 || !hasPage(site, paths.stock())) return empty;
  const inStock = { ...rules, baseFilters: { ...rules.baseFilters, statuses: ['in_stock'] } };
  try {
    const answers = await multiSearch(
      fetch,
      searchKey,
      strips.map(({ state }) => ({
        ...engineRequest({ ...state, sortBy: 'latest' as const }, inStock, { now, facets: [] }),
        per_page: SHOWN,
      })),
    );
    return strips.map(({ href }, at) => ({
      href,
      vehicles: (answers[at]?.hits ?? []).map(({ document }) => ({
        car: hitToCar(document),
        weekly: hitWeekly(document),
      })),
    }));
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    console.warn(error.message);
    return empty;
  }
}
