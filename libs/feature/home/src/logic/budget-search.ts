import { multiSearch, searchSite } from '@forecourt/search-client';
import type { StockAnswer } from '@forecourt/search-client';
import { budgetRequests } from '@forecourt/stock-search';
import type { BudgetChoice, BudgetFacts } from '@forecourt/stock-search';
import type { CardEngine } from './card-search.ts';

/** The results of the two searches for a budget. */
export function budgetFacts([within, cheapest]: readonly StockAnswer[]): BudgetFacts {
  return { found: within?.found ?? 0, lowestPrice: cheapest?.hits[0]?.document.price ?? null };
}

/**
 * Searches the stock for a budget. (SR-17)
 *
 * @throws SearchUnavailable if the engine does not respond.
 */
export async function countBudget(
  { from, ...choice }: BudgetChoice & { readonly from: number | null },
  engine: CardEngine,
): Promise<BudgetFacts> {
  const [within, cheapest] = budgetRequests(choice, searchSite(engine.site), { now: engine.now });
  const above = from === null ? '' : ` && price:>=${from}`;
  const counted = [
    { ...within, per_page: 0, filter_by: `${within?.filter_by ?? ''}${above}` },
    { ...cheapest },
  ];
  return budgetFacts(await multiSearch(engine.fetch, engine.searchKey, counted));
}
