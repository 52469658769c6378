/** How often an amount is paid or earned. */
export const PERIODS = ['week', 'fortnight', 'month', 'year'] as const;

export type Period = (typeof PERIODS)[number];

/** Periods in a year, the convention of Australian lenders: 52 weeks, 26 fortnights. */
const PER_YEAR: Readonly<Record<Period, number>> = { week: 52, fortnight: 26, month: 12, year: 1 };

/** Whether a text names a period. */
export function isPeriod(text: string): text is Period {
  return PERIODS.some((each) => each === text);
}

/**
 * An amount of a period as dollars a month, rounded to cents.
 *
 * @param amount dollars of one period, 0 or more.
 * @example monthlyAmount(1_000, 'week') // 4333.33
 */
export function monthlyAmount(amount: number, period: Period): number {
  return Math.round(((amount * PER_YEAR[period]) / 12) * 100) / 100;
}
