/** A youX quote. Dollars, percent a year. */
export interface YouxQuote {
  weeklyRepaymentAmount: number;
  comparisonRate: number;
  advertisedRate: number;
  /** Who computed it, if that was not youX; else null. */
  description: string | null;
}

/**
 * Validates an untrusted youX response; null if it is not a quote. The amount must be above 0, the rates between 0 and 100, and
 * the comparison rate at least the interest rate.
 *
 * @example readYouxQuote({ weeklyRepaymentAmount: 112, advertisedRate: 6.29, comparisonRate: NaN }) // null
 */
export function readYouxQuote(value: unknown): YouxQuote | null {
  if (typeof value !== 'object' || value === null) return null;
  const given: Partial<Record<keyof YouxQuote, unknown>> = value;
  const { weeklyRepaymentAmount, comparisonRate, advertisedRate, description } = given;
  if (!isNumber(weeklyRepaymentAmount) || !isNumber(comparisonRate) || !isNumber(advertisedRate)) return null;
  if (weeklyRepaymentAmount <= 0 || advertisedRate < 0) return null;
  if (comparisonRate < advertisedRate || comparisonRate > 100) return null;
  const said = typeof description === 'string' && description !== '' ? description : null;
  return { weeklyRepaymentAmount, comparisonRate, advertisedRate, description: said };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
