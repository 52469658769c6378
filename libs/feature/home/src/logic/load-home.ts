import { engineRequest, hitToCar, hitWeekly } from '@forecourt/stock-search';
import { SearchUnavailable, multiSearch, searchSite } from '@forecourt/search-client';
import type { StockAnswer } from '@forecourt/search-client';
import type { SiteServices } from '@forecourt/site-config/loader';
import { featureOptions } from '@forecourt/site-config/react';

export interface StockCount {
  value: string;
  count: number;
}

/** The stock behind the home page: how much of what, and the newest vehicles. */
export interface HomeStock {
  total: number;
  makes: StockCount[];
  bodies: StockCount[];
  carTypes: StockCount[];
  newest: { car: ReturnType<typeof hitToCar>; weekly: ReturnType<typeof hitWeekly> }[];
}

const noStock: HomeStock = { total: 0, makes: [], bodies: [], carTypes: [], newest: [] };

/** Asks the engine once for everything the home page shows. The page stands without the engine: it then shows no stock. */
export async function loadHome(services: SiteServices): Promise<HomeStock> {
  const sections = featureOptions(services.site, 'home')?.sections ?? [];
  const count = Math.max(0, ...sections.map((section) => (section.type === 'stock' ? section.count : 0)));
  const rules = searchSite(services.site);
  const available = {
    ...rules,
    baseFilters: { ...rules.baseFilters, statuses: ['in_stock', 'coming_soon'] },
  };
  const inStock = {
    ...rules,
    baseFilters: { ...rules.baseFilters, statuses: ['in_stock'], requirePrice: true },
  };
  const { now } = services;
  try {
    const [counts, newest] = await multiSearch(services.fetch, services.searchKey, [
      { ...engineRequest({}, available, { now, facets: ['make', 'body', 'car_type'] }), per_page: 0 },
      { ...engineRequest({ sortBy: 'latest' }, inStock, { now, facets: [] }), per_page: count },
    ]);
    return counts && newest ? toStock(counts, newest) : noStock;
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    console.warn(error.message);
    return noStock;
  }
}

function toStock(counts: StockAnswer, newest: StockAnswer): HomeStock {
  const valuesOf = (field: string) =>
    counts.facet_counts
      .find(({ field_name }) => field_name === field)
      ?.counts.map(({ value, count }) => ({ value, count })) ?? [];
  return {
    total: counts.found,
    makes: valuesOf('make'),
    bodies: valuesOf('body'),
    carTypes: valuesOf('car_type'),
    newest: newest.hits.map(({ document }) => ({ car: hitToCar(document), weekly: hitWeekly(document) })),
  };
}
