/** The shortest time that Stripe has a payment page open, in minutes. */
export const LEAST_PAY_MINUTES = 30;

/** Minutes that a shopper has to pay: Stripe's shortest time, and the rest is for a slow start. */
export const PAY_MINUTES = LEAST_PAY_MINUTES + 5;

/** When the payment page of a hold closes at the provider. One that replaces another has less time: the platform closes its page before. */
export const pageUntil = ({ openedAt, openUntil }: { openedAt: string; openUntil: string }): Date =>
  new Date(Math.max(Date.parse(openUntil), Date.parse(openedAt) + PAY_MINUTES * 60_000));
