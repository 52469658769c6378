import type { SiteServices } from '@forecourt/page/loader';
import { SearchUnavailable, multiSearch, searchSite } from '@forecourt/search-client';
import { hasPage, paths } from '@forecourt/site-config';
import { engineRequest, hitToCar, hitWeekly } from '@forecourt/stock-search';
import type { SiteLocation } from './site-location.ts';

/** A vehicle at a location, with the repayment that a card may show. */
export interface StockHere {
  car: ReturnType<typeof hitToCar>;
  weekly: ReturnType<typeof hitWeekly>;
}

const SHOWN = 4;

/** The newest vehicles in stock at a sales location. Empty while the engine is down. */
export async function loadStockHere(services: SiteServices, location: SiteLocation): Promise<StockHere[]> {
  const { site, now, fetch, searchKey } = services;
  if (location.location_type !== 'sales' || !hasPage(site, paths.stock())) return [];
  const rules = searchSite(site);
  const inStock = { ...rules, baseFilters: { ...rules.baseFilters, statuses: ['in_stock'] } };
  const state = { location_name: [location.name], sortBy: 'latest' as const };
  try {
    const [answer] = await multiSearch(fetch, searchKey, [
      { ...engineRequest(state, inStock, { now, facets: [] }), per_page: SHOWN },
    ]);
    return (answer?.hits ?? []).map(({ document }) => ({
      car: hitToCar(document),
      weekly: hitWeekly(document),
    }));
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    console.warn(error.message);
    return [];
  }
}
