/** A weekly repayment; it must be shown with its two rates. */
export interface WeeklyEstimate {
  /** Dollars a week. */
  readonly amount: number;
  readonly annualRatePercent: number;
  readonly comparisonRatePercent: number;
}
