import {
  clampLoan,
  loanQuote,
  loanWorking,
  optionalAmountBounds,
  slideTo,
  sliderReading,
} from '@forecourt/finance';
import type { LoanChoices, LoanSlider } from '@forecourt/finance';
import { formatDollars } from '@forecourt/pricing';
import type { CalculatorSetup, CalculatorValues } from './setup.ts';

/** The numbers of the calculator that have bounds. */
export type CalculatorNumber = Exclude<keyof CalculatorValues, 'frequency'>;

const years = (value: number) => `${trimmed(value)} ${value === 1 ? 'year' : 'years'}`;
const percent = (value: number) => `${trimmed(value)}%`;

/** The format of each number. */
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

/** The label of each number. */
export function labelOf({ variant }: CalculatorSetup, name: CalculatorNumber): string {
  return name === 'amount' && variant === 'purchase' ? 'Purchase price' : LABELS[name];
}

/** The slider of a number; null for amounts with only a text field. */
export function sliderOf(setup: CalculatorSetup, name: CalculatorNumber): LoanSlider | null {
  return name === 'deposit' || name === 'residual' ? null : setup.sliders[SLIDERS[name]];
}

/** The nearest allowed value to a typed or linked number, and the error of that number. */
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

/** The slider position of a number: a value, or an index in its list. */
export function positionOf(slider: LoanSlider, value: number): number {
  return slider.choices ? slider.choices.indexOf(value) : value;
}

/** The number at a slider position. */
export function slidTo(slider: LoanSlider, wanted: number): number {
  return sliderReading({ ...slider, value: slideTo(slider, wanted) });
}

/** Whether this calculator has an input for a number. The amount of a `loan` calculator is after the deposit. */
export function isAsked({ variant, sliders, start }: CalculatorSetup, name: CalculatorNumber): boolean {
  if (name === 'annualRatePercent') return !sliders.interestPercent.disabled;
  if (name === 'residual') return variant === 'purchase' || start.residual > 0;
  return variant === 'purchase' || name !== 'deposit';
}

/** The result of the calculator. */
export function answerOf(setup: CalculatorSetup, values: CalculatorValues) {
  const { fees } = setup.loan;
  return loanQuote(loanChoices(setup, values), setup.finance, { fees, given: givenFor(setup, values) });
}

/** The working of the result; null without a loan. */
export function workingOf(setup: CalculatorSetup, values: CalculatorValues) {
  return loanWorking(loanChoices(setup, values), setup.loan.fees, givenFor(setup, values));
}

/** The initial amount borrowed, dollars. */
export function borrowedAtStart({ variant, start }: CalculatorSetup): number {
  return variant === 'loan' ? start.amount : start.amount - start.deposit;
}

/** The values as input of the finance rules. */
function loanChoices(
  { variant }: CalculatorSetup,
  { amount, deposit, ...rest }: CalculatorValues,
): LoanChoices {
  return { ...rest, price: variant === 'loan' ? amount + deposit : amount, tradeIn: deposit };
}

/** The lender's own repayment, while the loan is the one it applies to. A lender who gave no rate gives none at the dealer's. */
function givenFor({ start, loan }: CalculatorSetup, values: CalculatorValues): number | null {
  const { frequency, ...chosen } = values;
  const same = NUMBERS.every((name) => chosen[name] === start[name]);
  return same && loan.annualRatePercent !== null ? loan.given[frequency] : null;
}

const NUMBERS = ['amount', 'deposit', 'residual', 'termYears', 'annualRatePercent'] as const;

/** The message if a limit of the dealer keeps the calculator from starting with the vehicle’s own loan; otherwise null. */
export function limitWords({ variant, loan: { limit, price }, start }: CalculatorSetup): string | null {
  if (limit === null || price === null) return null;
  const most = limit.kind === 'above' ? 'most' : 'least';
  return `This vehicle is ${formatDollars(price)}. The ${most} that can be borrowed here is ${formatDollars(limit.bound)}, so these figures start from a ${variant === 'loan' ? 'loan' : 'price'} of ${formatDollars(start.amount)}.`;
}

function nearest(choices: readonly number[], wanted: number): number {
  return choices.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));
}

function trimmed(value: number): number {
  return Math.round(value * 100) / 100;
}
