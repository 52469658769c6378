import { providerKey, type FinanceLender } from '@forecourt/vehicle';
import type { DealerFinance, SliderSettings } from './dealerFinance.ts';
import { lenderTermYears } from './lenderRecord.ts';

/** One slider of the calculator. */
export interface LoanSlider {
  min: number;
  max: number;
  /** The grid is anchored at `min`. */
  step: number;
  /** Where it starts. Kept exact although it may lie off the grid, until the shopper moves the slider. */
  value: number;
  disabled: boolean;
  /** What the positions 0, 1, 2 … stand for, when the slider walks through a list instead of a grid. */
  choices: readonly number[] | null;
}

/** The three sliders: dollars, years, percent a year. */
export interface LoanSliders {
  amount: LoanSlider;
  termYears: LoanSlider;
  interestPercent: LoanSlider;
}

const PRICE_LIMIT = 100_000;
const AMOUNT_STEP = 500;
const DEFAULT_AMOUNT = 30_000;

/**
 * The calculator's sliders for a dealer and a vehicle. Bounds come from the provider's entry in `dealer.sliders`, then from its
 * `default`, then from the platform: $1,000 to $100,000 by 500, 1 to 7 years by half years, 0.5 % to 20 % by 0.5. The lender's
 * term and rate start the sliders before the dealer's do. A starting rate outside its bounds moves the bound: a slider that
 * showed another rate than the lender's would mislead.
 */
export function loanSliders(
  dealer: DealerFinance,
  { price = null, record = null }: { price?: number | null; record?: FinanceLender | null } = {},
): LoanSliders {
  const settings = sliderSettings(dealer);
  return {
    amount: amountSlider(dealer, settings, price, record),
    termYears: termSlider(dealer, settings, record),
    interestPercent: interestSlider(dealer, settings, record),
  };
}

function sliderSettings({ provider, sliders = {} }: DealerFinance): Required<SliderSettings> {
  const own = sliders[providerKey(provider ?? '')];
  const shared = sliders.default;
  return {
    amount: { ...shared?.amount, ...own?.amount },
    termYears: { ...shared?.termYears, ...own?.termYears },
    interestPercent: { ...shared?.interestPercent, ...own?.interestPercent },
  };
}

function amountSlider(
  dealer: DealerFinance,
  settings: SliderSettings,
  price: number | null,
  record: FinanceLender | null,
): LoanSlider {
  const {
    min = 1000,
    max = PRICE_LIMIT,
    step = AMOUNT_STEP,
    maxFollowsPrice = false,
  } = settings.amount ?? {};
  const follows = maxFollowsPrice && price !== null && price > PRICE_LIMIT;
  const top = follows ? Math.ceil((price * 105) / 100 / AMOUNT_STEP) * AMOUNT_STEP : max;
  const { defaultAmount = DEFAULT_AMOUNT } = dealer;
  const start = defaultAmount === 'price' ? (price ?? DEFAULT_AMOUNT) : defaultAmount;
  const value = start - (record?.deposit ?? dealer.deposit ?? 0);
  return { min, max: top, step, value: between(value, min, top), disabled: false, choices: null };
}

function termSlider(
  dealer: DealerFinance,
  settings: SliderSettings,
  record: FinanceLender | null,
): LoanSlider {
  const { min = 1, max = 7, step = 0.5, choices } = settings.termYears ?? {};
  const years = lenderTermYears(record) ?? dealer.termYears ?? 5;
  if (choices === undefined || choices.length === 0) {
    return { min, max, step, value: between(years, min, max), disabled: false, choices: null };
  }
  return {
    min: 0,
    max: choices.length - 1,
    step: 1,
    value: nearest(choices, years),
    disabled: false,
    choices,
  };
}

function interestSlider(
  dealer: DealerFinance,
  settings: SliderSettings,
  record: FinanceLender | null,
): LoanSlider {
  const { min = 0.5, max = 20, step = 0.5, disabled = false } = settings.interestPercent ?? {};
  const value = record?.interestRate ?? dealer.annualRatePercent ?? min;
  return { min: Math.min(min, value), max: Math.max(max, value), step, value, disabled, choices: null };
}

function nearest(choices: readonly number[], wanted: number): number {
  const distances = choices.map((choice) => Math.abs(choice - wanted));
  return distances.indexOf(Math.min(...distances));
}

function between(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
