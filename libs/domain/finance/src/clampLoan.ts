import { formatDollars } from '@forecourt/pricing';

/** Bounds of an amount in dollars. */
export interface AmountBounds {
  min: number;
  max: number;
}

/** What an amount field does with what was typed. */
export interface ClampedAmount {
  /** The amount while it is typed: never below 0, and 0 for what is not a number. Dollars. */
  typed: number;
  /** The amount when the field is left: within the bounds. Dollars. */
  value: number;
  /** What is wrong with the typed amount, or null. */
  message: string | null;
}

/** Bounds of the optional amounts of the calculator: deposit or trade-in, and residual. */
export const optionalAmountBounds: AmountBounds = { min: 0, max: 250_000 };

/**
 * Keeps a calculator amount within its bounds. While the shopper types the message stands beside the field; leaving the field
 * puts the amount on the nearer bound (ruling 45). Below 0 becomes 0 before the minimum is looked at. `text` prints a
 * bound: as dollars, unless the field holds years or percent.
 *
 * @example clampLoan(400, { min: 1000, max: 100_000 })
 * // { typed: 400, value: 1000, message: 'Cannot be less than $1,000 or more than $100,000' }
 */
export function clampLoan(
  amount: number,
  { min, max }: AmountBounds,
  text: (bound: number) => string = formatDollars,
): ClampedAmount {
  const typed = Number.isNaN(amount) ? 0 : Math.max(amount, 0);
  const value = Math.min(Math.max(typed, min), max);
  const outside = value !== typed || amount < 0;
  const message = `Cannot be less than ${text(min)} or more than ${text(max)}`;
  return { typed, value, message: outside ? message : null };
}
