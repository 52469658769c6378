/** Test cards of Stripe that the sandbox knows, by what they do. */
export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  /** Asks for a second step at the bank (3-D Secure). */
  challenge: '4000002500003155',
  /** Pays, and cannot be refunded. */
  refundFails: '4000000000005126',
  /** Pays, and the payment is disputed. */
  disputed: '4000000000000259',
} as const;

const DECLINES: Readonly<Record<string, string>> = {
  [CARDS.declined]: 'Your card was declined.',
  [CARDS.noFunds]: 'Your card has insufficient funds. Try a different card.',
};

/** What a card does: the number that pays, why it is declined, or that the bank asks for a second step. */
export function payCard(
  typed: string,
  challenge: 'none' | 'passed' | 'failed',
): { number: string } | { declined: string } | { challenge: true } {
  const number = typed.replace(/[\s-]/g, '');
  const declined = DECLINES[number];
  if (declined !== undefined) return { declined };
  if (!Object.values<string>(CARDS).includes(number))
    return { declined: 'The sandbox knows only test cards, such as 4242 4242 4242 4242.' };
  if (number !== CARDS.challenge || challenge === 'passed') return { number };
  if (challenge === 'none') return { challenge: true };
  return { declined: 'We are unable to authenticate your payment method. Please choose a different card.' };
}
