import { formatDollars } from '@forecourt/pricing';

/** Bounds of an amount in dollars. */
export interface AmountBounds {
  min: number;
  max: number;
}

/** The result of clamping the value of an amount field. */
export interface ClampedAmount {
  /** The amount while typing: at least 0, and 0 for a text that is not a number. Dollars. */
  typed: number;
  /** The amount on blur: within the bounds. Dollars. */
  value: number;
  /** The validation message of the typed amount, or null. */
  message: string | null;
}

/** Bounds of the optional amounts of the calculator: deposit or trade-in, and residual. */
export const optionalAmountBounds: AmountBounds = { min: 0, max: 250_000 };

/**
 * Clamps a calculator amount to its bounds. While the shopper types, the message is shown beside the field; on blur the amount
 * moves to the nearer bound (ruling 45). A negative amount becomes 0 before the minimum is checked. `text` formats a bound: by
 * default as dollars; pass another for years or percent.
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
