import Stripe from 'stripe';
import { hashOf } from '../store/tokens.ts';
import type { ListedPayment, PaymentOrder, PaymentProvider } from './PaymentProvider.ts';
import { chargeOf, CURRENCY, eventOfRefund, hasFailed, lookOfSession, newsOfEvent } from './stripeEvents.ts';

/** The account of a dealer at Stripe. */
export interface StripeAccount {
  secretKey: string;
  webhookSecret: string;
  /** Another address than Stripe's, for tests. */
  address?: { host: string; port: number; protocol: 'http' };
  /** Calls in this process, for the sandbox. */
  fetch?: typeof globalThis.fetch;
}

/** A shopper waits for the payment page. */
const TIMEOUT_MS = 8_000;
/** An older webhook is a replay; Stripe signs each delivery anew. */
const TOLERANCE_SECONDS = 300;

/** Deposits by Stripe: hosted payment pages (Checkout Sessions), webhooks with a signature, refunds. */
export function stripeProvider(account: StripeAccount): PaymentProvider {
  const { secretKey, webhookSecret, address, fetch } = account;
  const stripe = new Stripe(secretKey, {
    ...address,
    ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const { sessions } = stripe.checkout;

  async function* list(site: string, since: Date): AsyncGenerator<ListedPayment> {
    const created = { gte: Math.floor(since.getTime() / 1_000) };
    for await (const { id, metadata, client_reference_id: hold, payment_status } of sessions.list({
      created,
      limit: 100,
    }))
      if (metadata?.['site'] === site && hold !== null)
        yield { hold, session: id, paid: payment_status === 'paid' };
  }

  /** The refunds of a charge. With it come the ten newest. */
  async function refundsOf(charge: Stripe.Charge | null): Promise<Stripe.Refund[]> {
    const { data = [], has_more } = charge?.refunds ?? {};
    if (charge === null || !has_more) return data;
    const all: Stripe.Refund[] = [];
    for await (const refund of stripe.refunds.list({ charge: charge.id, limit: 100 })) all.push(refund);
    return all;
  }

  /** The disputes of a charge, with what the bank decided. */
  async function disputesOf(charge: Stripe.Charge | null): Promise<Stripe.Dispute[]> {
    if (!charge?.disputed) return [];
    return (await stripe.disputes.list({ charge: charge.id, limit: 100 })).data;
  }

  return {
    list,
    async open(order) {
      // An e-mail address that was corrected is another page: Stripe refuses a known key with it.
      const key = hashOf(order.email).slice(0, 16);
      const idempotencyKey = `hold-${order.hold}-${key}`;
      const { id, url } = await sessions.create(sessionOf(order), { idempotencyKey });
      if (url === null) throw new Error('Stripe opened a payment page without an address.');
      return { session: id, url };
    },
    async look(id, amountCents, now) {
      const expand = ['payment_intent.latest_charge.refunds'];
      const session = await sessions.retrieve(id, { expand });
      const charge = chargeOf(session);
      const [refunds, disputes] = [await refundsOf(charge), await disputesOf(charge)];
      return lookOfSession(session, { amountCents, refunds, disputes, now });
    },
    async close(session) {
      try {
        await sessions.expire(session);
      } catch (error) {
        // Only an open page can be closed; `look` says what became of another one.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    },
    async refund(payment, hold) {
      try {
        await stripe.refunds.create(
          { payment_intent: payment, reason: 'requested_by_customer', metadata: { hold } },
          { idempotencyKey: `refund-${hold}` },
        );
      } catch (error) {
        const back = error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
        if (!back) throw error;
      }
    },
    async sendReceipt(id, { hold, email }) {
      try {
        const session = await sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
        const charge = chargeOf(session);
        if (charge === null || session.customer_details?.email === email) return;
        await stripe.charges.update(
          charge.id,
          { receipt_email: email },
          { idempotencyKey: `receipt-${hold}` },
        );
      } catch (error) {
        // Such as an address that it does not take: asked again it would be refused again. A key without the permission can be corrected.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    },
    async refundPart({ payment, hold, id, cents }, now) {
      const at = now.toISOString();
      try {
        const refund = await stripe.refunds.create(
          {
            ...{ payment_intent: payment, amount: cents, reason: 'requested_by_customer' },
            metadata: { hold, asked: id },
          },
          { idempotencyKey: `refund-${id}` },
        );
        return eventOfRefund(refund, hasFailed(refund) ? at : null);
      } catch (error) {
        // Such as more than is left, or a payment that is disputed: asked again it would be refused again.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return { kind: 'partRefused', at, id, cents };
      }
    },
    async holdOf(payment) {
      try {
        return (await stripe.paymentIntents.retrieve(payment)).metadata['hold'] ?? null;
      } catch (error) {
        // It is none of this account. Any other failure says nothing about the payment: the webhook has to be sent again.
        if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
        throw error;
      }
    },
    readWebhook(body, signature, now) {
      try {
        return newsOfEvent(
          stripe.webhooks.constructEvent(
            body,
            signature,
            webhookSecret,
            TOLERANCE_SECONDS,
            undefined,
            now.getTime(),
          ),
        );
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
  };
}

function sessionOf(order: PaymentOrder): Stripe.Checkout.SessionCreateParams {
  const { hold, site, reference, amountCents, title, email, until, paidUrl, backUrl } = order;
  const metadata = { hold, site, reference };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: hold,
    customer_email: email,
    expires_at: Math.floor(until.getTime() / 1_000),
    success_url: paidUrl,
    cancel_url: backUrl,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: CURRENCY, unit_amount: amountCents, product_data: { name: title } },
      },
    ],
    metadata,
    payment_intent_data: { description: `${title} (${reference})`, metadata },
  };
}
