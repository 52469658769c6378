import { budget } from '@forecourt/finance';
import { budgetRequests, countRequest, engineRequest, hitToCar, hitWeekly } from '@forecourt/stock-search';
import type { BudgetFacts } from '@forecourt/stock-search';
import { SearchUnavailable, multiSearch, searchSite } from '@forecourt/search-client';
import type { StockAnswer } from '@forecourt/search-client';
import type { SiteServices } from '@forecourt/site-config/loader';
import { featureOptions } from '@forecourt/site-config/react';
import type { HomeSection } from '../manifest.ts';
import { budgetFacts } from './budget-search.ts';
import { facetCounts } from './facet-counts.ts';

export interface StockCount {
  value: string;
  count: number;
}

/** The stock behind the home page: how much of what, and the newest vehicles. */
export interface HomeStock {
  /** How many vehicles a shopper can have; null while the engine is away. */
  total: number | null;
  /** What the budget search finds before a visitor says anything; null without one. */
  budget: BudgetFacts | null;
  makes: StockCount[];
  bodies: StockCount[];
  carTypes: StockCount[];
  itemTypes: StockCount[];
  /** The vehicle that the hero stands for, while it is in stock. */
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

/** Asks the engine once for everything the home page shows. The page stands without the engine: it then shows no stock. */
export async function loadHome(services: SiteServices): Promise<HomeStock> {
  const sections = featureOptions(services.site, 'home')?.sections ?? [];
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

/** What the first spot-lit hero asks for. */
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
