import type { FinanceLender } from '@forecourt/vehicle';
import type { DealerFinance } from './dealerFinance.ts';
import { amountLimits, sliderSettings } from './loanLimits.ts';
import { startingLoan, type StartingLoan } from './startingLoan.ts';

/** One slider of the calculator. */
export interface LoanSlider {
  min: number;
  max: number;
  /** The grid is anchored at `min`. */
  step: number;
  /** The initial value. It may lie off the grid and stays exact until the shopper moves the slider. */
  value: number;
  disabled: boolean;
  /** The values of the positions 0, 1, 2 … if the slider steps through a list instead of a grid. */
  choices: readonly number[] | null;
}

/** The three sliders: dollars, years, percent a year. */
export interface LoanSliders {
  amount: LoanSlider;
  termYears: LoanSlider;
  interestPercent: LoanSlider;
}

const DEFAULT_AMOUNT = 30_000;

/** Input of the sliders. */
export interface SliderSources {
  /** The displayed price; $30,000 without one. */
  price?: number | null;
  record?: FinanceLender | null;
  /** Whether the amount slider asks for the loan or for the price of the vehicle, deposit included. */
  asks?: 'loan' | 'price';
}

/**
 * The calculator's sliders for a dealer and a vehicle, at the values of its `startingLoan`. Bounds come from the provider's entry
 * in `dealer.sliders`, then from its `default`, then from the platform: $1,000 to $100,000 by 500, 1 to 7 years by half years,
 * 0.5 % to 20 % by 0.5. A rate outside its bounds moves the bound, and so does an amount or a term for which the lender gave a
 * repayment: the slider must show the lender's figure.
 */
export function loanSliders(
  dealer: DealerFinance,
  { price = null, record = null, asks = 'loan' }: SliderSources = {},
): LoanSliders {
  const start = startingLoan(price ?? DEFAULT_AMOUNT, record, dealer);
  return {
    amount: amountSlider(dealer, start, price, asks),
    termYears: termSlider(dealer, start),
    interestPercent: interestSlider(dealer, start),
  };
}

function amountSlider(
  dealer: DealerFinance,
  { borrowed, deposit, limit }: StartingLoan,
  price: number | null,
  asks: 'loan' | 'price',
): LoanSlider {
  const { min, max, step } = amountLimits(dealer, price);
  const wanted = (borrowed ?? 0) + (asks === 'price' ? deposit : 0);
  const value = limit === null ? wanted : between(wanted, min, max);
  return {
    min: Math.min(min, value),
    max: Math.max(max, value),
    step,
    value,
    disabled: false,
    choices: null,
  };
}

function termSlider(dealer: DealerFinance, { termYears }: StartingLoan): LoanSlider {
  const { min = 1, max = 7, step = 0.5, choices = [] } = sliderSettings(dealer).termYears;
  if (choices.length === 0)
    return {
      min: Math.min(min, termYears),
      max: Math.max(max, termYears),
      step,
      value: termYears,
      disabled: false,
      choices: null,
    };
  const years = choices.includes(termYears) ? choices : [...choices, termYears].sort((a, b) => a - b);
  return {
    min: 0,
    max: years.length - 1,
    step: 1,
    value: years.indexOf(termYears),
    disabled: false,
    choices: years,
  };
}

function interestSlider(dealer: DealerFinance, { annualRatePercent }: StartingLoan): LoanSlider {
  const { min = 0.5, max = 20, step = 0.5, disabled = false } = sliderSettings(dealer).interestPercent;
  const value = annualRatePercent ?? dealer.annualRatePercent ?? min;
  return { min: Math.min(min, value), max: Math.max(max, value), step, value, disabled, choices: null };
}

function between(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
