import { formatNumber } from '@forecourt/values';
import type { Answers } from './applicationField.ts';
import { TERMS } from './choices.ts';

/** A loan as the calculator of a vehicle has it. Dollars and years. */
export interface WantedLoan {
  /** Null for a vehicle without a price. */
  price: number | null;
  deposit: number;
  /** What is paid at the end. */
  residual: number;
  /** Null if it is not known. */
  termYears: number | null;
}

/**
 * The answers that a loan gives to the first step; the shopper may change them. A term that the step does not offer is left open.
 *
 * @example loanAnswers({ price: 30_000, deposit: 0, residual: 0, termYears: 5 }) // { price: '30,000', deposit: '', balloon: '', term: '5 years' }
 */
export function loanAnswers({ price, deposit, residual, termYears }: WantedLoan): Answers {
  const amount = (dollars: number | null) => (dollars ? formatNumber(Math.round(dollars)) : '');
  const term = `${termYears} ${termYears === 1 ? 'year' : 'years'}`;
  return {
    ...{ price: amount(price), deposit: amount(deposit), balloon: amount(residual) },
    term: TERMS.find((each) => each === term) ?? '',
  };
}
