import type { BaseFilters } from '../state/searchSite.ts';

/** The variants of the price-problem helper that exist. */
export const PRICE_PROBLEM_VARIANTS = [0, 1, 2, 3, 4, 5, 7, 14] as const;

/** One of the variants of the price-problem helper. */
export type PriceProblemVariant = (typeof PRICE_PROBLEM_VARIANTS)[number];

/**
 * The base filter that leaves out cars with price problems: only cars with a price, and sold ones for `variant` days. Throws a
 * `RangeError` for any other number. (SR-16; ruling 5 reads the helper's number as days)
 *
 * @example priceProblemFilter(7) // { requirePrice: true, soldDays: 7 }
 */
export function priceProblemFilter(variant: PriceProblemVariant): BaseFilters {
  if (!PRICE_PROBLEM_VARIANTS.includes(variant)) {
    throw new RangeError(
      `Price-problem variant ${variant} does not exist: use ${PRICE_PROBLEM_VARIANTS.join(', ')}.`,
    );
  }
  return { requirePrice: true, soldDays: variant };
}
