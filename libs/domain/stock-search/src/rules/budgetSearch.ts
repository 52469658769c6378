import { stockWord } from '@forecourt/vehicle';
import type { CarType } from '@forecourt/vehicle';
import { engineRequest, type EngineRequest } from '../request/engineRequest.ts';
import type { SearchSite } from '../state/searchSite.ts';
import { formatSearchUrl } from '../url/formatSearchUrl.ts';
import { withoutSold } from './withoutSold.ts';
import { carTypeLabel, sortCarTypes, type CarTypeWords } from './carTypes.ts';

/** A budget search starts above this price in dollars: cheaper entries are deposits and mistakes. (ruling 28) */
export const BUDGET_PRICE_FLOOR = 1000;

const HIGHEST_PRICE = 99_999_999;

/** What a visitor chose in the budget search. */
export interface BudgetChoice {
  /** The price that fits the budget, in dollars, as `budget` of `@forecourt/finance` says. */
  readonly price: number;
  /** The car types to look for; empty for all. */
  readonly carTypes: readonly CarType[];
}

/** What the engine said about a budget. */
export interface BudgetFacts {
  /** Cars found within the budget. */
  readonly found: number;
  /** The lowest price in stock above the floor, of the chosen types; `null` when there is none. */
  readonly lowestPrice: number | null;
}

/** The budget search's button and the sentence beside it. */
export interface BudgetButton {
  readonly label: string;
  readonly disabled: boolean;
  /** Said when nothing fits. */
  readonly message: string | null;
  /** The search page of what was found. */
  readonly href: string;
}

/**
 * The two searches behind a budget: the cars within it, dearest first, 21 a page, and the cheapest car that is still to be had; both
 * above 1,000 dollars, and none of them sold. The budget counts in whole dollars, rounded down. (SR-17)
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
 * The button of the budget search: '{n} {carType}s Found', disabled with 'No {carType}s found for this budget' while the budget
 * is under the lowest price in stock. Several types are joined in their order; all of them, or none, are 'Cars', or what
 * else the site sells. The s is literal, for one car too. (SR-17, ruling 53)
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
  const word = stockWord(words.itemTypes ?? ['car']);
  const kind = word.charAt(0).toUpperCase() + word.slice(1);
  return labels.length === 0 || labels.length === 3 ? kind : `${labels.join(' & ')} ${kind}`;
}

function wholeDollars(price: number): number {
  return Number.isNaN(price) ? 0 : Math.floor(Math.min(Math.max(price, 0), HIGHEST_PRICE));
}
