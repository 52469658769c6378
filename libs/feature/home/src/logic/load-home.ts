import { budget } from '@forecourt/finance';
import type { SiteServices } from '@forecourt/page/loader';
import { multiSearch, searchSite, SearchUnavailable } from '@forecourt/search-client';
import type { StockAnswer } from '@forecourt/search-client';
import { featureOptions } from '@forecourt/site-config';
import { budgetRequests, countRequest, engineRequest, hitToCar, hitWeekly } from '@forecourt/stock-search';
import type { BudgetFacts } from '@forecourt/stock-search';
import type { home } from '../manifest.ts';
import type { HomeSection } from '../section-schema.ts';
import { budgetFacts } from './budget-search.ts';
import { facetCounts } from './facet-counts.ts';

export interface StockCount {
  value: string;
  count: number;
}

/** Stock data of the home page: counts and the newest vehicles. */
export interface HomeStock {
  /** The number of available vehicles; null while the engine is down. */
  total: number | null;
  /** The result of the initial budget search; null without one. */
  budget: BudgetFacts | null;
  makes: StockCount[];
  bodies: StockCount[];
  carTypes: StockCount[];
  itemTypes: StockCount[];
  /** The vehicle shown in the hero, while it is in stock. */
  spotlight: ReturnType<typeof hitToCar> | null;
  newest: { car: ReturnType<typeof hitToCar>; weekly: ReturnType<typeof hitWeekly> }[];
}

const noStock: HomeStock = {
  total: null,
  budget: null,
  makes: [],
  bodies: [],
  carTypes: [],
  itemTypes: [],
  spotlight: null,
  newest: [],
};

/** Loads all data of the home page with one request to the engine. Without the engine the page shows no stock. */
export async function loadHome(services: SiteServices): Promise<HomeStock> {
  const sections = featureOptions<typeof home>(services.site, 'home')?.sections ?? [];
  const count = Math.max(0, ...sections.map((section) => (section.type === 'stock' ? section.count : 0)));
  const rules = searchSite(services.site);
  const inStock = {
    ...rules,
    baseFilters: { ...rules.baseFilters, statuses: ['in_stock'], requirePrice: true },
  };
  const { now } = services;
  const wish = spotlightOf(sections);
  const spotlit = wish
    ? { make: [wish.make], model: [wish.model], ...(wish.colour ? { colour: [wish.colour] } : {}) }
    : null;
  try {
    const frequency = sections.find((section) => section.type === 'budget')?.frequency;
    const budgeted = frequency
      ? budgetRequests({ price: budget({ frequency }).price, carTypes: [] }, rules, { now })
      : [];
    const [counts, newest, ...others] = await multiSearch(services.fetch, services.searchKey, [
      countRequest({}, rules, { now, facets: ['make', 'body', 'car_type', 'item_type'] }),
      { ...engineRequest({ sortBy: 'latest' }, inStock, { now, facets: [] }), per_page: count },
      ...budgeted,
      ...(spotlit ? [{ ...engineRequest(spotlit, inStock, { now, facets: [] }), per_page: 1 }] : []),
    ]);
    if (!counts || !newest) return noStock;
    return {
      ...toStock(counts, newest, others[budgeted.length]),
      budget: frequency ? budgetFacts(others) : null,
    };
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    console.warn(error.message);
    return noStock;
  }
}

/** The vehicle named by the first spot-lit hero. */
function spotlightOf(sections: readonly HomeSection[]) {
  for (const section of sections) if (section.type === 'hero' && section.spotlight) return section.spotlight;
  return null;
}

function toStock(
  counts: StockAnswer,
  newest: StockAnswer,
  spotlight?: StockAnswer,
): Omit<HomeStock, 'budget'> {
  const spotlit = spotlight?.hits[0];
  return {
    total: counts.found,
    makes: facetCounts(counts, 'make'),
    bodies: facetCounts(counts, 'body'),
    carTypes: facetCounts(counts, 'car_type'),
    itemTypes: facetCounts(counts, 'item_type'),
    spotlight: spotlit ? hitToCar(spotlit.document) : null,
    newest: newest.hits.map(({ document }) => ({ car: hitToCar(document), weekly: hitWeekly(document) })),
  };
}
