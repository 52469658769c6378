import { budget } from '@forecourt/finance';
import type { Budget } from '@forecourt/finance';
import { BUDGET_PRICE_FLOOR, budgetButton, formatSearchUrl } from '@forecourt/stock-search';
import type {
  BudgetButton,
  BudgetChoice,
  BudgetFacts,
  NumberRange,
  SearchSite,
} from '@forecourt/stock-search';
import type { CarType } from '@forecourt/vehicle';

/** The state of the budget search. */
export interface BudgetState {
  by: 'repayment' | 'price';
  frequency: 'weekly' | 'monthly';
  /** As typed, dollars per period. */
  repayment: string;
  /** As typed, dollars. */
  deposit: string;
  /** Dollars; null is no limit. */
  price: NumberRange;
  carTypes: readonly CarType[];
}

/** Maximum of the repayment slider, dollars per period. */
export const REPAYMENT_SLIDER = {
  weekly: { min: 50, max: 500, step: 10 },
  monthly: { min: 200, max: 2000, step: 50 },
} as const;

/** Initial state of the budget search: the specification's repayment and deposit, every car type, any price. */
export function firstBudget(frequency: BudgetState['frequency'] = 'weekly'): BudgetState {
  const { repayment, deposit } = budget({ frequency });
  return {
    by: 'repayment',
    frequency,
    repayment: String(repayment),
    deposit: String(deposit),
    price: { min: null, max: null },
    carTypes: [],
  };
}

/** The price that fits a budget, with the parsed amounts: clamped to 0 to 1,000,000, 0 for invalid input. (SR-17) */
export function budgetOf({ frequency, repayment, deposit }: BudgetState): Budget {
  return budget({ frequency, repayment, deposit });
}

/** The search: up to the estimated price, or within the chosen prices. */
export function budgetChoice(state: BudgetState): BudgetChoice & { readonly from: number | null } {
  const { carTypes, price } = state;
  if (state.by === 'price') return { carTypes, price: price.max ?? Infinity, from: price.min };
  return { carTypes, price: budgetOf(state).price, from: null };
}

/** The button of the budget search; its URL has the chosen prices if there is a minimum or no maximum. */
export function budgetView(state: BudgetState, facts: BudgetFacts, site: SearchSite): BudgetButton {
  const choice = budgetChoice(state);
  const button = budgetButton(choice, facts, site);
  if (state.by === 'repayment') return button;
  const price = { min: state.price.min ?? BUDGET_PRICE_FLOOR + 1, max: state.price.max };
  return { ...button, href: formatSearchUrl({ car_type: state.carTypes, price: [price] }, site) };
}
