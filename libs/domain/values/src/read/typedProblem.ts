import { typedAmount } from './typedAmount.ts';

/**
 * The error message of a number field; `null` if its text is an amount, or empty.
 *
 * @param example A valid amount in the format of this field.
 * @example typedProblem('cheap', '$5,000') // '“cheap” is not a number. Write it like $5,000.'
 */
export function typedProblem(typed: string, example: string): string | null {
  const { problem } = typedAmount(typed);
  if (problem === null) return null;
  const said = typed.trim().slice(0, 40);
  return problem === 'negative'
    ? `“${said}” is below zero. Write it like ${example}.`
    : `“${said}” is not a number. Write it like ${example}.`;
}
