import { budget } from '@forecourt/finance';
import type { SiteServices } from '@forecourt/page/loader';
import { multiSearch, searchSite, SearchUnavailable } from '@forecourt/search-client';
import type { StockAnswer } from '@forecourt/search-client';
import {
  budgetRequests,
  countRequest,
  engineRequest,
  featuredRequest,
  hitToCar,
  hitWeekly,
  priceDropsRequest,
} from '@forecourt/stock-search';
import type { BudgetFacts, SearchFields } from '@forecourt/stock-search';
import type { HomeSection } from '../section-schema.ts';
import { budgetFacts } from './budget-search.ts';
import { byName, facetCounts } from './facet-counts.ts';
import { homeSections } from './home-sections.ts';

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
  /** The models, in alphabetical order, where there is one make; else none: they follow the chosen make. */
  models: string[];
  bodies: StockCount[];
  carTypes: StockCount[];
  itemTypes: StockCount[];
  /** The vehicle shown in the hero, while it is in stock. */
  spotlight: ReturnType<typeof hitToCar> | null;
  newest: RowCar[];
  /** The vehicles of each section of price drops and of featured stock, in the order of these sections. */
  rows: RowCar[][];
  /** Prices against their market averages; null without the section. */
  evidence: MarketEvidence | null;
  /** The vehicles of the showcase that are in stock, by make and model. */
  showcase: ReturnType<typeof hitToCar>[];
}

/** A vehicle in a row, with its repayment. */
export interface RowCar {
  car: ReturnType<typeof hitToCar>;
  weekly: ReturnType<typeof hitWeekly>;
}

/** How the prices of the stock compare with their market averages. */
export interface MarketEvidence {
  /** The number of vehicles with price and market average. */
  compared: number;
  /** The number of those with a price below their average. */
  below: number;
  /** The vehicles furthest below, relative to their average. */
  cars: ReturnType<typeof hitToCar>[];
}

const noStock: HomeStock = {
  total: null,
  budget: null,
  makes: [],
  models: [],
  bodies: [],
  carTypes: [],
  itemTypes: [],
  spotlight: null,
  newest: [],
  rows: [],
  evidence: null,
  showcase: [],
};

/** Loads all data of the home page with one request to the engine. Without the engine the page shows no stock. */
export async function loadHome(services: SiteServices): Promise<HomeStock> {
  const sections = homeSections(services);
  const count = Math.max(0, ...sections.map((section) => (section.type === 'stock' ? section.count : 0)));
  const rules = searchSite(services.site);
  const inStock = {
    ...rules,
    baseFilters: { ...rules.baseFilters, statuses: ['in_stock'], requirePrice: true },
  };
  const { now } = services;
  const first = (fields: SearchFields, per_page: number) => ({
    ...engineRequest(fields, inStock, { now, facets: [] }),
    per_page,
  });
  const frequency = sections.find((section) => section.type === 'budget')?.frequency;
  const wish = spotlightOf(sections);
  const shown = sections.flatMap((section) => (section.type === 'showcase' ? section.cars : []));
  const evidence = sections.find((section) => section.type === 'evidence');
  const asked = {
    counts: [countRequest({}, rules, { now, facets: ['make', 'model', 'body', 'car_type', 'item_type'] })],
    newest: [first({ sortBy: 'latest' }, count)],
    budget: frequency
      ? budgetRequests({ price: budget({ frequency }).price, carTypes: [] }, rules, { now })
      : [],
    spotlight: wish ? [first(named(wish), 1)] : [],
    evidence: evidence
      ? [withMarket(first({}, 0), '>0'), withMarket(first({ sortBy: 'best-value' }, evidence.count), '<1')]
      : [],
    showcase: shown.map((each) => first(named(each), 1)),
    rows: sections.flatMap((section) =>
      section.type === 'priceDrops'
        ? priceDropsRequest(rules, { now, ...section })
        : section.type === 'featured'
          ? featuredRequest(rules, { now, ...section })
          : [],
    ),
  };
  try {
    const answers = await multiSearch(services.fetch, services.searchKey, Object.values(asked).flat());
    const take = (requests: readonly object[]) => answers.splice(0, requests.length);
    const [counts] = take(asked.counts);
    const [newest] = take(asked.newest);
    if (!counts || !newest) return noStock;
    const budgeted = take(asked.budget);
    const [spotlight] = take(asked.spotlight);
    const [compared, below] = take(asked.evidence);
    return {
      ...toStock(counts, newest, spotlight),
      budget: frequency ? budgetFacts(budgeted) : null,
      evidence:
        compared && below ? { compared: compared.found, below: below.found, cars: carsOf(below) } : null,
      showcase: take(asked.showcase).flatMap(carsOf),
      rows: take(asked.rows).map(rowOf),
    };
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    console.warn(error.message);
    return noStock;
  }
}

const rowOf = ({ hits }: StockAnswer): RowCar[] =>
  hits.map(({ document }) => ({ car: hitToCar(document), weekly: hitWeekly(document) }));
const carsOf = ({ hits }: StockAnswer) => hits.map(({ document }) => hitToCar(document));

/** The search for vehicles of a make and model. */
function named({
  make,
  model,
  colour,
}: {
  make: string;
  model: string;
  colour?: string | undefined;
}): SearchFields {
  return { make: [make], model: [model], ...(colour ? { colour: [colour] } : {}) };
}

/** Limits a request to vehicles whose price has this relation to their market average. */
function withMarket(request: ReturnType<typeof engineRequest>, ratio: string) {
  return { ...request, filter_by: `${request.filter_by} && market_ratio:${ratio}` };
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
): Omit<HomeStock, 'budget' | 'evidence' | 'showcase' | 'rows'> {
  const makes = facetCounts(counts, 'make');
  return {
    total: counts.found,
    makes,
    models:
      makes.length === 1
        ? facetCounts(counts, 'model')
            .map(({ value }) => value)
            .toSorted(byName)
        : [],
    bodies: facetCounts(counts, 'body'),
    carTypes: facetCounts(counts, 'car_type'),
    itemTypes: facetCounts(counts, 'item_type'),
    spotlight: (spotlight && carsOf(spotlight)[0]) ?? null,
    newest: rowOf(newest),
  };
}
