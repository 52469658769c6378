/** A quote as youX gives it. Dollars, percent a year. */
export interface YouxQuote {
  weeklyRepaymentAmount: number;
  comparisonRate: number;
  advertisedRate: number;
  /** Who worked it out, where that was not youX; null where it was. */
  description: string | null;
}

/**
 * A quote that may be shown, from an answer that may be anything; null where it is none. An amount must be above 0, the rates
 * between 0 and 100, and a comparison rate is never below the rate it compares.
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
