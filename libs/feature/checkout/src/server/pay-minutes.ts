/** The shortest time that Stripe has a payment page open, in minutes. */
export const LEAST_PAY_MINUTES = 30;

/** Minutes that a shopper has to pay: Stripe's shortest time, and the rest is for a slow start. */
export const PAY_MINUTES = LEAST_PAY_MINUTES + 5;
