import { typedAmount } from '@forecourt/values';
import type { Answers } from './applicationField.ts';

/** The smallest loan that is applied for, dollars. */
export const SMALLEST_LOAN = 1_000;

/** What is wrong between valid amounts of a loan, by the name of the field. */
export function checkLoan(answers: Answers): Readonly<Record<string, string>> {
  const { price, deposit, balloon } = loanAmounts(answers);
  const amount = price - deposit;
  if (amount < SMALLEST_LOAN)
    return { deposit: 'Deposit and trade-in: please leave at least $1,000 to borrow.' };
  if (balloon > amount) return { balloon: 'Final payment: this is more than you borrow.' };
  return {};
}

/** The amounts of a loan in dollars; 0 where nothing valid was typed. */
export function loanAmounts(answers: Answers): { price: number; deposit: number; balloon: number } {
  const amount = (name: string) => typedAmount(answers[name] ?? '').amount ?? 0;
  return { price: amount('price'), deposit: amount('deposit'), balloon: amount('balloon') };
}
