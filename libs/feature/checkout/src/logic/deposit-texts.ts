import { centsText } from '@forecourt/pricing';

/** What is left of a deposit after a part of it was sent back, as the shopper reads it; null if nothing was, or nothing is left. */
export function otherPart(depositCents: number, sentCents: number): string | null {
  const left = depositCents - sentCents;
  return sentCents > 0 && left > 0 ? `the other ${centsText(left)}` : null;
}

/** What is said of money that the bank of the card did not take. */
export const notTakenText = (what: string): string =>
  `Your bank didn’t take ${what} back. We’ll call you to return it another way.`;
