import Stripe from 'stripe';
import { SANDBOX_KEYS } from '../payments/openPayments.ts';

/** The `Stripe-Signature` of a webhook that the sandbox delivers at another time: each delivery is signed anew. */
export function signedAgain(payload: string, at: Date): string {
  const timestamp = Math.floor(at.getTime() / 1_000);
  return Stripe.webhooks.generateTestHeaderString({ payload, secret: SANDBOX_KEYS.webhookSecret, timestamp });
}
