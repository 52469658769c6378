import { calculatorQuote, clampLoan, optionalAmountBounds, slideTo, sliderReading } from '@forecourt/finance';
import type { LoanChoices, LoanSlider } from '@forecourt/finance';
import { formatDollars } from '@forecourt/pricing';
import type { CalculatorSetup, CalculatorValues } from './setup.ts';

/** The numbers of the calculator that have bounds. */
export type CalculatorNumber = Exclude<keyof CalculatorValues, 'frequency'>;

const years = (value: number) => `${trimmed(value)} ${value === 1 ? 'year' : 'years'}`;
const percent = (value: number) => `${trimmed(value)}%`;

/** How each number is printed. */
export const printed: Record<CalculatorNumber, (value: number) => string> = {
  amount: formatDollars,
  deposit: formatDollars,
  residual: formatDollars,
  termYears: years,
  annualRatePercent: percent,
};

const SLIDERS = { amount: 'amount', termYears: 'termYears', annualRatePercent: 'interestPercent' } as const;

const LABELS: Record<CalculatorNumber, string> = {
  amount: 'Loan amount',
  deposit: 'Deposit or trade-in',
  residual: 'Residual',
  termYears: 'Loan term',
  annualRatePercent: 'Interest rate',
};

/** What each number is called. */
export function labelOf({ variant }: CalculatorSetup, name: CalculatorNumber): string {
  return name === 'amount' && variant === 'purchase' ? 'Purchase price' : LABELS[name];
}

/** The slider of a number; null for the amounts that are typed alone. */
export function sliderOf(setup: CalculatorSetup, name: CalculatorNumber): LoanSlider | null {
  return name === 'deposit' || name === 'residual' ? null : setup.sliders[SLIDERS[name]];
}

/** The nearest allowed number to one that was typed or came in a link, and what is wrong with it. */
export function checked(setup: CalculatorSetup, name: CalculatorNumber, typed: number) {
  const slider = sliderOf(setup, name);
  const choices = slider?.choices;
  const bounds =
    choices && choices.length > 0
      ? { min: Math.min(...choices), max: Math.max(...choices) }
      : (slider ?? optionalAmountBounds);
  const { value, message } = clampLoan(typed, bounds, printed[name]);
  return { value: choices ? nearest(choices, value) : value, message };
}

/** Where the slider of a number stands: a value, or a place in its list. */
export function positionOf(slider: LoanSlider, value: number): number {
  return slider.choices ? slider.choices.indexOf(value) : value;
}

/** The number that a slider was moved to. */
export function slidTo(slider: LoanSlider, wanted: number): number {
  return sliderReading({ ...slider, value: slideTo(slider, wanted) });
}

/** The choices as the finance rules read them. */
export function loanChoices({ amount, deposit, ...rest }: CalculatorValues): LoanChoices {
  return { ...rest, price: amount, tradeIn: deposit };
}

/** What the calculator answers. */
export function answerOf(setup: CalculatorSetup, values: CalculatorValues) {
  return calculatorQuote(loanChoices(values), setup.finance, setup.published);
}

function nearest(choices: readonly number[], wanted: number): number {
  return choices.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));
}

function trimmed(value: number): number {
  return Math.round(value * 100) / 100;
}
