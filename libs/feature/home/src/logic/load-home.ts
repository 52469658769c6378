import { budget } from '@forecourt/finance';
import { budgetRequests, engineRequest, hitToCar, hitWeekly } from '@forecourt/stock-search';
import type { BudgetFacts } from '@forecourt/stock-search';
import { budgetFacts } from './budget-search.ts';
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
  /** What the search page lists, sold ones of the last days among them: what the search card counts. */
  listed: number;
  /** What the budget search finds before a visitor says anything; null without one. */
  budget: BudgetFacts | null;
  makes: StockCount[];
  bodies: StockCount[];
  carTypes: StockCount[];
  newest: { car: ReturnType<typeof hitToCar>; weekly: ReturnType<typeof hitWeekly> }[];
}

const noStock: HomeStock = {
  total: 0,
  listed: 0,
  budget: null,
  makes: [],
  bodies: [],
  carTypes: [],
  newest: [],
};

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
    const frequency = sections.find((section) => section.type === 'budget')?.frequency;
    const [counts, newest, listed, ...budgeted] = await multiSearch(services.fetch, services.searchKey, [
      { ...engineRequest({}, available, { now, facets: ['make', 'body', 'car_type'] }), per_page: 0 },
      { ...engineRequest({ sortBy: 'latest' }, inStock, { now, facets: [] }), per_page: count },
      { ...engineRequest({}, rules, { now, facets: [] }), per_page: 0 },
      ...(frequency
        ? budgetRequests({ price: budget({ frequency }).price, carTypes: [] }, rules, { now })
        : []),
    ]);
    if (!counts || !newest || !listed) return noStock;
    return {
      ...toStock(counts, newest),
      listed: listed.found,
      budget: frequency ? budgetFacts(budgeted) : null,
    };
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    console.warn(error.message);
    return noStock;
  }
}

function toStock(counts: StockAnswer, newest: StockAnswer): Omit<HomeStock, 'listed' | 'budget'> {
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
