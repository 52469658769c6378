import { createHash, randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import Stripe from 'stripe';
import { formBody, textAt, textsOf, type Param } from './formBody.ts';
import { CARDS, payCard } from './cards.ts';
import { SandboxState, type SandboxSession } from './SandboxState.ts';
import { chargeObject, disputeObject, intentObject, refundObject, sessionObject } from './stripeObjects.ts';

/** Settings of a sandbox. */
export interface SandboxOptions {
  secretKey: string;
  webhookSecret: string;
  /** The address of the payment page of a session. */
  pageOf: (session: Pick<SandboxSession, 'id' | 'success_url' | 'metadata'>) => string;
  /** Gets each webhook, with its signature, as Stripe would post it. */
  onWebhook: (body: string, signature: string, session: SandboxSession) => Promise<void>;
  /** Keeps what was paid over a restart; null keeps it in memory. */
  file?: string | null;
  now?: () => Date;
}

/** How a try to pay ended. */
export type PayOutcome =
  | { to: string }
  | { declined: string }
  | { challenge: true }
  | { closed: 'paid' | 'expired' | 'unknown' };

/** A server of ours that speaks the part of Stripe's API that the platform uses. No money moves. */
export interface StripeSandbox {
  /** The API: `https://api.stripe.com/v1/…`. */
  fetch(request: Request): Promise<Response>;
  /** The payment page of a session; null if there is none. */
  session(id: string): SandboxSession | null;
  /** Pays on the payment page with one of Stripe's test cards. */
  pay(id: string, card: string, challenge: 'none' | 'passed' | 'failed'): Promise<PayOutcome>;
  /** A refund that the dealer makes in the dashboard of the provider: so many cents, or all that is left. */
  refundInDashboard(intent: string, amountCents?: number): Promise<void>;
  /** The bank of the card returns the refunds of a payment that had succeeded at first. */
  failRefunds(intent: string): Promise<void>;
  /** The decision of the bank about a payment that is disputed. */
  endDispute(intent: string, status: 'won' | 'lost'): Promise<void>;
}

/** Stripe's limits of the time that a payment page is open. */
const LEAST_SECONDS = 30 * 60;
const MOST_SECONDS = 24 * 3_600;

/** Opens a sandbox. The README of this lib lists the subset that it speaks. */
export function stripeSandbox(options: SandboxOptions): StripeSandbox {
  const { secretKey, webhookSecret, pageOf, onWebhook, file = null, now = () => new Date() } = options;
  const state = new SandboxState(file);
  const seconds = () => Math.floor(now().getTime() / 1_000);
  const show = (session: SandboxSession, expand: readonly string[] = []) =>
    sessionObject(session, { refunds: state.refunds, expand, page: pageOf });

  const app = new Hono();
  app.use('/v1/*', async (context, next) => {
    if (context.req.header('authorization') !== `Bearer ${secretKey}`)
      return failed(context, 401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
    return next();
  });

  app.post('/v1/checkout/sessions', (context) =>
    once(context, (body) => {
      const expires_at = Number(textAt(body, 'expires_at') ?? seconds() + MOST_SECONDS);
      const open = expires_at - seconds();
      if (!(open >= LEAST_SECONDS && open <= MOST_SECONDS))
        return invalid(
          'expires_at',
          'The expires_at timestamp must be 30 minutes to 24 hours from creation.',
        );
      const amount = Number(textAt(body, 'line_items', '0', 'price_data', 'unit_amount'));
      const currency = textAt(body, 'line_items', '0', 'price_data', 'currency');
      const success_url = textAt(body, 'success_url');
      if (!Number.isInteger(amount) || amount <= 0) return invalid('line_items', 'Invalid integer.');
      if (currency === null) return invalid('line_items', 'Missing required param: currency.');
      if (success_url === null) return invalid('success_url', 'Missing required param: success_url.');
      const session: SandboxSession = {
        id: newId('cs_test'),
        ...{ created: seconds(), expires_at, status: 'open', amount, currency, success_url },
        title: textAt(body, 'line_items', '0', 'price_data', 'product_data', 'name') ?? '',
        email: textAt(body, 'customer_email'),
        client_reference_id: textAt(body, 'client_reference_id'),
        cancel_url: textAt(body, 'cancel_url') ?? success_url,
        metadata: textsOf(body['metadata']),
        payment: null,
        intent: {
          description: textAt(body, 'payment_intent_data', 'description'),
          metadata: textsOf(paramAt(body, 'payment_intent_data', 'metadata')),
        },
      };
      state.sessions.push(session);
      return { status: 200, body: show(session) };
    }),
  );
  app.get('/v1/checkout/sessions', (context) => {
    const since = Number(context.req.query('created[gte]') ?? 0);
    const newest = state.sessions.filter(({ created }) => created >= since).toReversed();
    const after = context.req.query('starting_after');
    const from = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1;
    const limit = Number(context.req.query('limit') ?? 10);
    const data = newest.slice(from, from + limit).map((session) => show(session));
    const has_more = from + limit < newest.length;
    return context.json({ object: 'list', url: '/v1/checkout/sessions', has_more, data });
  });
  app.get('/v1/checkout/sessions/:id', (context) => {
    const session = find(context.req.param('id'));
    const expand = Object.entries(context.req.queries()).flatMap(([name, values]) =>
      name.startsWith('expand') ? values : [],
    );
    return session ? context.json(show(session, expand)) : missing(context, 'checkout.session');
  });
  app.post('/v1/checkout/sessions/:id/expire', async (context) => {
    const session = find(context.req.param('id'));
    if (!session) return missing(context, 'checkout.session');
    if (session.status !== 'open') return failed(context, 400, notOpen(session));
    await expire(session);
    return context.json(show(session));
  });
  app.get('/v1/payment_intents/:id', (context) => {
    const id = context.req.param('id');
    const session = state.sessions.find(({ payment }) => payment?.intent === id);
    const intent = session && intentObject(session, { refunds: [], expands: () => false });
    return intent ? context.json(intent) : missing(context, 'payment_intent');
  });
  app.post('/v1/charges/:id', (context) => {
    const session = state.sessions.find(({ payment }) => payment?.charge === context.req.param('id'));
    const payment = session?.payment;
    if (!payment) return missing(context, 'charge');
    return once(context, (body) => {
      const email = textAt(body, 'receipt_email');
      if (email !== null && !/^\S+@\S+$/.test(email))
        return invalid('receipt_email', `Invalid email address: ${email}`, 'email_invalid');
      payment.receipt_email = email ?? payment.receipt_email;
      return { status: 200, body: chargeObject(session, state.refunds) ?? {} };
    });
  });
  app.post('/v1/refunds', (context) =>
    once(context, async (body) => {
      const intent = textAt(body, 'payment_intent');
      const session = state.sessions.find(({ payment }) => payment !== null && payment.intent === intent);
      if (!session?.payment)
        return invalid('payment_intent', `No such payment_intent: '${intent}'`, 'resource_missing');
      const left = leftOf(session);
      if (left === 0)
        return invalid('payment_intent', 'Charge has already been refunded.', 'charge_already_refunded');
      const asked = textAt(body, 'amount');
      const amount = asked === null ? left : Number(asked);
      if (!Number.isInteger(amount) || amount <= 0) return invalid('amount', 'Invalid positive integer');
      if (amount > left)
        return invalid(
          'amount',
          `Refund amount ($${amount / 100}) is greater than unrefunded amount on charge ($${left / 100})`,
        );
      const { dispute } = session.payment;
      if (dispute && dispute.status !== 'won')
        return invalid('payment_intent', 'The charge has been charged back.', 'charge_disputed');
      const refund = await refundOf(session, amount, textsOf(body['metadata']));
      return { status: 200, body: refundObject(refund, session.payment.charge) };
    }),
  );
  app.get('/v1/refunds', (context) => {
    const payment = state.sessions.find(
      (each) => each.payment?.charge === context.req.query('charge'),
    )?.payment;
    const own = payment ? state.refunds.filter(({ intent }) => intent === payment.intent).toReversed() : [];
    const after = context.req.query('starting_after');
    const from = after === undefined ? 0 : own.findIndex(({ id }) => id === after) + 1;
    const limit = Number(context.req.query('limit') ?? 10);
    const data = own.slice(from, from + limit).map((each) => refundObject(each, payment?.charge ?? ''));
    return context.json({ object: 'list', url: '/v1/refunds', has_more: from + limit < own.length, data });
  });
  app.get('/v1/disputes', (context) => {
    const charge = context.req.query('charge');
    const data = state.sessions.flatMap(({ payment }) =>
      payment?.dispute && payment.charge === charge ? [disputeObject(payment)] : [],
    );
    return context.json({ object: 'list', url: '/v1/disputes', has_more: false, data });
  });
  app.notFound((context) =>
    failed(context, 404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${context.req.path}).`,
    }),
  );

  const find = (id: string): SandboxSession | null => {
    const session = state.sessions.find((each) => each.id === id) ?? null;
    // Stripe closes a page at its time; here it happens when somebody looks.
    if (session?.status === 'open' && session.expires_at <= seconds()) session.status = 'expired';
    return session;
  };
  /** The cents of a payment that were not refunded yet. */
  const leftOf = ({ payment, amount }: SandboxSession): number =>
    state.refunds
      .filter(({ intent, status }) => intent === payment?.intent && status === 'succeeded')
      .reduce((left, refund) => left - refund.amount, amount);

  async function expire(session: SandboxSession): Promise<void> {
    session.status = 'expired';
    state.save();
    await tell('checkout.session.expired', show(session), session);
  }

  async function refundOf(session: SandboxSession, amount: number, metadata: Record<string, string>) {
    const { payment } = session;
    if (!payment) throw new Error('Nothing was paid.');
    const status = payment.card === CARDS.refundFails ? ('failed' as const) : ('succeeded' as const);
    const refund = { id: newId('re'), created: seconds(), intent: payment.intent, amount, status, metadata };
    state.refunds.push(refund);
    state.save();
    const object = refundObject(refund, payment.charge);
    await tell('refund.created', { ...object, status: 'succeeded' }, session);
    if (status === 'failed') {
      await tell('refund.failed', object, session);
      return refund;
    }
    await tell('charge.refunded', chargeObject(session, state.refunds) ?? {}, session);
    await tell('refund.updated', object, session);
    return refund;
  }

  /** Sends a webhook with Stripe's signature. */
  async function tell(type: string, object: object, session: SandboxSession): Promise<void> {
    const event = {
      id: newId('evt'),
      object: 'event',
      type,
      created: seconds(),
      livemode: false,
      data: { object },
    };
    const payload = JSON.stringify(event);
    const timestamp = seconds();
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
    await onWebhook(payload, signature, session);
  }

  /** Answers a write once for each idempotency key, as Stripe does. */
  async function once(
    context: Context,
    write: (body: Record<string, Param>) => Written | Promise<Written>,
  ): Promise<Response> {
    const text = await context.req.text();
    const key = context.req.header('idempotency-key');
    const asked = createHash('sha256').update(`${context.req.path}\n${text}`).digest('hex');
    const earlier = key === undefined ? undefined : state.answers[key];
    if (earlier && earlier.asked !== asked)
      return failed(context, 400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    if (earlier) {
      context.header('idempotent-replayed', 'true');
      return Response.json(earlier.body, {
        status: earlier.status,
        headers: { 'idempotent-replayed': 'true' },
      });
    }
    const { status, body } = await write(formBody(text));
    if (key !== undefined) state.answers[key] = { asked, status, body };
    state.save();
    return Response.json(body, { status, headers: { 'request-id': newId('req') } });
  }

  return {
    fetch: async (request) => app.fetch(request),
    session: find,
    async pay(id, card, challenge) {
      const session = find(id);
      if (!session) return { closed: 'unknown' };
      if (session.status !== 'open') return { closed: session.status === 'complete' ? 'paid' : 'expired' };
      const outcome = payCard(card, challenge);
      if ('declined' in outcome || 'challenge' in outcome) return outcome;
      const { number } = outcome;
      const dispute =
        number === CARDS.disputed
          ? { id: newId('dp'), created: seconds(), status: 'needs_response' as const }
          : null;
      session.status = 'complete';
      session.payment = {
        ...{
          intent: newId('pi'),
          charge: newId('ch'),
          created: seconds(),
          card: number,
          receipt_email: null,
          dispute,
          ...session.intent,
        },
      };
      state.save();
      await tell('checkout.session.completed', show(session), session);
      if (dispute) await tell('charge.dispute.created', disputeObject(session.payment), session);
      return { to: session.success_url };
    },
    async refundInDashboard(intent, amountCents) {
      const session = state.sessions.find(({ payment }) => payment?.intent === intent);
      if (session) await refundOf(session, Math.min(amountCents ?? Infinity, leftOf(session)), {});
    },
    async failRefunds(intent) {
      const session = state.sessions.find(({ payment }) => payment?.intent === intent);
      if (!session?.payment) throw new Error(`Nobody paid ${intent}.`);
      for (const refund of state.refunds.filter((each) => each.intent === intent)) {
        refund.status = 'failed';
        state.save();
        await tell('refund.failed', refundObject(refund, session.payment.charge), session);
      }
    },
    async endDispute(intent, status) {
      const session = state.sessions.find(({ payment }) => payment?.intent === intent);
      if (!session?.payment?.dispute) throw new Error(`The payment ${intent} is not disputed.`);
      session.payment.dispute.status = status;
      state.save();
      await tell('charge.dispute.closed', disputeObject(session.payment), session);
    },
  };
}

interface Written {
  status: number;
  body: object;
}

interface Failure {
  type: 'invalid_request_error' | 'idempotency_error';
  message: string;
  code?: string;
  param?: string;
}

function failed(context: Context, status: 400 | 401 | 404, error: Failure): Response {
  return context.json({ error }, status);
}

function missing(context: Context, what: string): Response {
  const message = `No such ${what}: '${context.req.param('id')}'`;
  return failed(context, 404, { type: 'invalid_request_error', message, code: 'resource_missing' });
}

function invalid(param: string, message: string, code = 'parameter_invalid'): Written {
  return {
    status: 400,
    body: { error: { type: 'invalid_request_error', message, code, param } satisfies Failure },
  };
}

function notOpen({ status }: SandboxSession): Failure {
  const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`;
  return { type: 'invalid_request_error', message };
}

function paramAt(body: Record<string, Param>, name: string, inner: string): Param | undefined {
  const outer = body[name];
  return typeof outer === 'object' ? outer[inner] : undefined;
}

const newId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;
