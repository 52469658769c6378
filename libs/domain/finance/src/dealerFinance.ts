import type { RepaymentFrequency } from './frequency.ts';
import type { RepaymentRounding } from './roundRepayment.ts';
import type { YouxSettings } from './youxRequest.ts';

/** A fee of the loan besides its establishment fee. */
export interface LoanFee {
  /** Its name, shown to shoppers. */
  label: string;
  /** Dollars. */
  amount: number;
  /** Once, at the start; every month of the term; or with the last repayment. */
  charged: 'once' | 'monthly' | 'end';
  /** Whether it is a government fee, charge or duty: part of the total payable, never of a comparison rate (regulation 100). */
  government?: boolean;
}

/** The example loan of an advertised comparison rate. */
export interface ComparisonExample {
  /** Dollars; 30,000 for car loans. */
  principal: number;
  /** Years; 5 for car loans. */
  termYears: number;
  secured: boolean;
}

/** Bounds of the calculator's sliders; missing values come from `default`, then from the platform. */
export interface SliderSettings {
  /** Dollars. `maxFollowsPrice` raises the maximum to 1.05 × the price of a vehicle above 100,000. */
  amount?: { min?: number; max?: number; step?: number; maxFollowsPrice?: boolean };
  /** Years. With `choices` the slider steps through that list instead of a grid. */
  termYears?: { min?: number; max?: number; step?: number; choices?: readonly number[] };
  /** Percent a year. */
  interestPercent?: { min?: number; max?: number; step?: number; disabled?: boolean };
}

/**
 * A dealer's finance settings: plain, serialisable data. Only `provider` is required; every other key documents its default.
 * Rates are percent a year, amounts dollars, dates `YYYY-MM-DD` in `timeZone`.
 */
export interface DealerFinance {
  /** The provider's name, for example `Taurus` or `360 Finance`; null when the dealer offers no finance. */
  provider: string | null;
  /** False turns all estimates off. On when absent. */
  estimates?: boolean;
  /** The dealer's advertised rate, used for a vehicle without a lender record. */
  annualRatePercent?: number | null;
  /**
   * The comparison rate published with `annualRatePercent`. Without it there is no estimate, unless `computeComparison` is on.
   */
  comparisonRatePercent?: number | null;
  /** Whether to compute a missing comparison rate for `comparisonExample`. Off when absent. */
  computeComparison?: boolean;
  /** The loan behind the comparison rate; a secured loan of $30,000 over 5 years when absent. */
  comparisonExample?: ComparisonExample;
  /** Whether only vehicles with a lender record get an estimate. Off when absent: the dealer's own rates serve the others. */
  lenderRecordOnly?: boolean;
  /** Whether a provider that is not in the list is treated as `Manual`. Off when absent: it gets no estimate. */
  allowUnknownProvider?: boolean;
  /** Weekly when absent; a provider with monthly repayments only overrides it. */
  frequency?: RepaymentFrequency;
  /** Term in years if the lender gives none; 5 when absent. */
  termYears?: number;
  /** Deposit in dollars if the lender gives none; 0 when absent. */
  deposit?: number;
  /** How an estimate is rounded; `nearest` whole dollar when absent. */
  rounding?: RepaymentRounding;
  /** Establishment fee by provider key, if the lender gives none; 0 when absent. */
  establishmentFees?: Readonly<Record<string, number>>;
  /** Whether the establishment fee is added to the loan and repaid with it. On when absent. */
  capitaliseFee?: boolean;
  /** Further fees, for example a security registration of $6. */
  fees?: readonly LoanFee[];
  /** Makes that never get an estimate, in any case. */
  excludedMakes?: readonly string[];
  /** Dealership slugs that never get an estimate. */
  excludedDealers?: readonly string[];
  /** First and last day on which the dealer's rates may be shown; open when absent. */
  rateEffectiveFrom?: string;
  rateEffectiveTo?: string;
  /** IANA zone of the dealer's calendar; Australia/Brisbane when absent. */
  timeZone?: string;
  /** The lender's name, and the number of its Australian credit licence. */
  lender?: { name: string; creditLicence: string };
  /** Warning shown with every comparison rate; `comparisonWarnings.short` when absent. */
  warning?: string;
  /** Disclaimer with merge tags, see `disclosureText`; a lender's own goes before it. */
  disclaimer?: string;
  /** Whether to request lender information for a vehicle whose record has no disclaimer. Off when absent. */
  lenderInfo?: boolean;
  /** The assumptions of youX quotes; when absent or null, there are none. */
  youx?: YouxSettings | null;
  /** Slider bounds by provider key, and `default` for the others. */
  sliders?: Readonly<Record<string, SliderSettings>>;
}
