import { capitalise } from '@forecourt/values';
import { stockWord } from '@forecourt/vehicle';
import type { CarType } from '@forecourt/vehicle';
import { engineRequest, type EngineRequest } from '../request/engineRequest.ts';
import type { SearchSite } from '../state/searchSite.ts';
import { formatSearchUrl } from '../url/formatSearchUrl.ts';
import { withoutSold } from './withoutSold.ts';
import { carTypeLabel, sortCarTypes, type CarTypeWords } from './carTypes.ts';

/** A budget search starts above this price in dollars: lower prices are deposits or errors. (ruling 28) */
export const BUDGET_PRICE_FLOOR = 1000;

const HIGHEST_PRICE = 99_999_999;

/** Input of the budget search. */
export interface BudgetChoice {
  /** The price that fits the budget, in dollars, from `budget` of `@forecourt/finance`. */
  readonly price: number;
  /** The car types to search; empty for all. */
  readonly carTypes: readonly CarType[];
}

/** The engine's results for a budget. */
export interface BudgetFacts {
  /** Cars found within the budget. */
  readonly found: number;
  /** The lowest price in stock above the floor, of the chosen types; `null` when there is none. */
  readonly lowestPrice: number | null;
}

/** The button of the budget search and its message. */
export interface BudgetButton {
  readonly label: string;
  readonly disabled: boolean;
  /** Shown if no car fits. */
  readonly message: string | null;
  /** The search page of the results. */
  readonly href: string;
}

/**
 * The two searches of a budget: the cars within it, highest price first, 21 a page, and the cheapest available car; both above
 * 1,000 dollars and without sold cars. The budget is rounded down to whole dollars. (SR-17)
 */
export function budgetRequests(
  choice: BudgetChoice,
  site: SearchSite,
  { now }: { readonly now: Date },
): EngineRequest[] {
  const unsold = withoutSold(site);
  const fields = { car_type: choice.carTypes, sortBy: 'highest-price' } as const;
  const inStock = engineRequest(fields, unsold, { now, facets: [] });
  const above = `price:>${BUDGET_PRICE_FLOOR}`;
  return [
    { ...inStock, filter_by: `${inStock.filter_by} && ${above} && price:<=${wholeDollars(choice.price)}` },
    { ...inStock, filter_by: `${inStock.filter_by} && ${above}`, sort_by: 'price:asc', per_page: 1 },
  ];
}

/**
 * The button of the budget search: '{n} {carType}s Found', disabled with 'No {carType}s found for this budget' if the budget is
 * below the lowest price in stock. Several types are joined in their order; all of them, or none, are 'Cars', or the noun of the
 * site's stock. The s is literal, also for one car. (SR-17, ruling 53)
 *
 * @example budgetButton({ price: 900, carTypes: ['used'] }, { found: 0, lowestPrice: 4990 }, site).label // '0 Used Cars Found'
 */
export function budgetButton(choice: BudgetChoice, facts: BudgetFacts, site: SearchSite): BudgetButton {
  const cars = `${carTypeWords(choice.carTypes, site)}s`;
  const disabled = facts.lowestPrice === null || wholeDollars(choice.price) < facts.lowestPrice;
  const max = wholeDollars(choice.price);
  return {
    label: `${disabled ? 0 : facts.found} ${cars} Found`,
    disabled,
    message: disabled ? `No ${cars} found for this budget` : null,
    href: formatSearchUrl({ car_type: choice.carTypes, price: [{ min: BUDGET_PRICE_FLOOR + 1, max }] }, site),
  };
}

type SoldWords = CarTypeWords & Pick<SearchSite, 'itemTypes'>;

function carTypeWords(carTypes: readonly CarType[], words: SoldWords): string {
  const sorted = sortCarTypes(carTypes);
  const labels = sorted.map((carType) => carTypeLabel(carType, words));
  const kind = capitalise(stockWord(words.itemTypes ?? ['car']));
  return labels.length === 0 || labels.length === 3 ? kind : `${labels.join(' & ')} ${kind}`;
}

function wholeDollars(price: number): number {
  return Number.isNaN(price) ? 0 : Math.floor(Math.min(Math.max(price, 0), HIGHEST_PRICE));
}
