/** Minutes that a shopper has to pay. Stripe's shortest time is 30 minutes; the rest is for a slow start. */
export const PAY_MINUTES = 35;
