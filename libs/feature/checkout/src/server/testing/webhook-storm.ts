import { Agent, request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { serveApi } from '@forecourt/api';
import { NOW } from '@forecourt/api/testing';
import { findInvoice } from '@forecourt/checkout-desk';
import { signedAgain } from '@forecourt/checkout-desk/testing';
import type { TestEngine } from '@forecourt/database/testing';
import { leadLimits } from '@forecourt/lead-desk';
import { sql } from 'kysely';
import { Browser, checkoutApi, shopper, type CheckoutApi } from './checkout-api.ts';

const HOST = 'harbour-city.localhost';
const HOUR = 3_600_000;
/** Requests at the same time. */
const TOGETHER = 8;
/** A hold of 48 hours is not over when the last webhook arrives. */
const LATEST = 40 * HOUR;
const CARDS = { pays: '4242424242424242', keeps: '4000000000005126', disputed: '4000000000000259' };

/** How a storm is made. */
export interface StormOptions {
  /** Holds and payments of invoices. */
  payments: number;
  /** At least so many requests to the webhook. */
  deliveries: number;
  seed: number;
}

/** What a storm did. */
export interface Storm {
  payments: number;
  events: number;
  deliveries: number;
  /** Requests that were not answered with 200. */
  refused: number;
  /** Payments with another state, lead, mail or vehicle than is right. */
  wrong: string[];
  seconds: number;
}

/** What must stand about a payment in the end. */
type Expected = Readonly<Record<string, unknown>>;

interface Life {
  name: string;
  expected: Expected;
  /** Whether the vehicle says Reserved at the end. */
  reserved?: boolean;
  run(api: CheckoutApi, one: Started): Promise<void>;
}

interface Started {
  session: string;
  intent: () => string;
  carId: number;
  browser: Browser;
}

const paidBy =
  (card: string): Life['run'] =>
  async (api, { session }) =>
    void (await api.sandbox.sandbox.pay(session, card, 'none'));

/** What may happen to a deposit, and the one state that it ends in whatever order it is heard in. */
const LIVES: readonly Life[] = [
  { name: 'paid', expected: { status: 'held', money: 'paid' }, reserved: true, run: paidBy(CARDS.pays) },
  {
    name: 'sent back by the dealer at the provider',
    expected: { status: 'refunded', money: 'returned', why: 'provider' },
    async run(api, one) {
      await paidBy(CARDS.pays)(api, one);
      await api.sandbox.sandbox.refundInDashboard(one.intent());
    },
  },
  {
    name: 'two parts sent back by the dealer',
    expected: { status: 'held', money: 'paid', why: null, refundedCents: 5_000 },
    reserved: true,
    async run(api, one) {
      await paidBy(CARDS.pays)(api, one);
      await api.sandbox.sandbox.refundInDashboard(one.intent(), 2_000);
      await api.sandbox.sandbox.refundInDashboard(one.intent(), 3_000);
    },
  },
  {
    name: 'two parts that are all of it, sent back by the dealer',
    expected: { status: 'refunded', money: 'returned', why: 'provider', refundedCents: 20_000 },
    async run(api, one) {
      await paidBy(CARDS.pays)(api, one);
      await api.sandbox.sandbox.refundInDashboard(one.intent(), 5_000);
      await api.sandbox.sandbox.refundInDashboard(one.intent(), 15_000);
    },
  },
  {
    name: 'a refund that the bank did not take',
    expected: { status: 'held', money: 'paid', why: null, refundedCents: 0 },
    reserved: true,
    async run(api, one) {
      await paidBy(CARDS.keeps)(api, one);
      await api.sandbox.sandbox.refundInDashboard(one.intent());
    },
  },
  {
    name: 'disputed',
    expected: { status: 'held', money: 'paid', dispute: 'open' },
    reserved: true,
    run: paidBy(CARDS.disputed),
  },
  {
    name: 'disputed and won',
    expected: { status: 'held', money: 'paid', dispute: null },
    reserved: true,
    async run(api, one) {
      await paidBy(CARDS.disputed)(api, one);
      await api.sandbox.sandbox.endDispute(one.intent(), 'won');
    },
  },
  {
    name: 'disputed and lost',
    expected: { status: 'held', money: 'returned', dispute: 'lost' },
    reserved: true,
    async run(api, one) {
      await paidBy(CARDS.disputed)(api, one);
      await api.sandbox.sandbox.endDispute(one.intent(), 'lost');
    },
  },
  {
    name: 'never paid',
    expected: { status: 'expired', money: 'none' },
    async run(api, { session }) {
      await api.offer.provider?.close(session);
    },
  },
  {
    name: 'sold while it was paid',
    expected: { status: 'refunded', money: 'returned', why: 'sold' },
    async run(api, one) {
      await sql`update cars set car = car || '{"status":"sold"}', status = 'sold' where id = ${one.carId}`.execute(
        api.kit.database.db,
      );
      await paidBy(CARDS.pays)(api, one);
    },
  },
  {
    name: 'given up by its shopper, who had come back to the page',
    expected: { status: 'refunded', money: 'returned', why: 'shopper' },
    async run(api, one) {
      await paidBy(CARDS.pays)(api, one);
      await one.browser.look('?back=1');
      await one.browser.refund();
    },
  },
];

/** The same for invoices. */
const INVOICES: readonly (Omit<Life, 'run' | 'reserved'> & { parts: readonly number[] })[] = [
  { name: 'an invoice that is paid', expected: { status: 'paid' }, parts: [] },
  {
    name: 'an invoice, part sent back',
    expected: { status: 'partRefunded', refundedCents: 5_000 },
    parts: [2_000, 3_000],
  },
  { name: 'an invoice, all sent back', expected: { status: 'refunded' }, parts: [12_000] },
];

interface Delivery {
  at: number;
  body: string;
}

/**
 * Lets payments live, keeps back every webhook about them, and delivers them to the endpoint over HTTP: shuffled, one to many times, up to
 * 40 hours late. Then it compares each payment with what is right.
 */
export async function webhookStorm(engine: TestEngine, options: StormOptions): Promise<Storm> {
  const began = performance.now();
  const many = leadLimits({ perAddress: 10_000_000, perSite: null });
  const invoices = { intro: 'Pay here.', minCents: 500, maxCents: 500_000, gst: 'See the invoice.' };
  const api = await checkoutApi(engine, { invoices }, { limits: many, callLimits: many });
  const served = await serveApi(api.kit.api, { port: 0, hostname: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER });
  const roll = rolls(options.seed);
  try {
    const holds = await livedHolds(api, Math.ceil(options.payments * 0.8));
    const paid = await livedInvoices(api, options.payments - holds.length);
    const storm = { payments: options.payments, events: 0, deliveries: 0, refused: 0 };
    for (
      let posted = api.sandbox.posted.splice(0);
      posted.length > 0;
      posted = api.sandbox.posted.splice(0)
    ) {
      storm.events += posted.length;
      const copies = Math.max(1, Math.ceil((options.deliveries - storm.deliveries) / posted.length));
      const queue = posted.flatMap(({ body }) => delayed(body, copies, roll));
      queue.sort((one, other) => one.at - other.at);
      for (let from = 0; from < queue.length; from += TOGETHER) {
        const batch = queue.slice(from, from + TOGETHER);
        api.clock.now = new Date(Math.max(api.clock.now.getTime(), NOW.getTime() + (batch[0]?.at ?? 0)));
        const send = ({ body }: Delivery) => deliver(body, { port: served.port, agent, at: api.clock.now });
        const statuses = await Promise.all(batch.map(send));
        storm.refused += statuses.filter((status) => status !== 200).length;
        storm.deliveries += batch.length;
      }
    }
    const wrong = [...(await wrongHolds(api, holds)), ...(await wrongInvoices(api, paid))];
    return { ...storm, wrong, seconds: (performance.now() - began) / 1_000 };
  } finally {
    agent.destroy();
    await served.stop();
    await api.kit.database.close();
  }
}

/** Numbers from 0 up to and without 1, the same for each seed. */
function rolls(seed: number): () => number {
  let last = seed;
  return () => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
    return last / 2 ** 32;
  };
}

/** One webhook as often as it is delivered: some once, some many times, on the average so often. */
function delayed(body: string, copies: number, roll: () => number): Delivery[] {
  const times = copies === 1 ? 1 + Math.floor(roll() * 2) : 1 + Math.floor(roll() * 2 * copies);
  return Array.from({ length: times }, () => ({ body, at: roll() * LATEST }));
}

function deliver(
  body: string,
  { port, agent, at }: { port: number; agent: Agent; at: Date },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: HOST,
      'content-type': 'application/json',
      'stripe-signature': signedAgain(body, at),
    };
    const options = {
      host: '127.0.0.1',
      port,
      agent,
      method: 'POST',
      path: '/api/payments/webhook',
      headers,
    };
    const sent = request(options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}

const sessionOf = (paymentUrl: unknown): string => String(paymentUrl).split('/').at(-1) ?? '';

async function livedHolds(api: CheckoutApi, count: number) {
  const lived: { life: Life; reference: string; carId: number }[] = [];
  for (let id = 1; id <= count; id += 1) {
    const life = LIVES[id % LIVES.length];
    if (!life) continue;
    const { slug } = await api.kit.addCar({ id, stocknum: `W${id}`, show_on_dealer_website: true });
    const browser = new Browser(api.kit, slug);
    const { reference, payment_url } = Object((await browser.reserve()).body['hold']);
    const session = sessionOf(payment_url);
    const intent = () => api.sandbox.sandbox.session(session)?.payment?.intent ?? '';
    await life.run(api, { session, intent, carId: id, browser });
    lived.push({ life, reference: String(reference), carId: id });
  }
  return lived;
}

async function livedInvoices(api: CheckoutApi, count: number) {
  const lived: { expected: Expected; name: string; link: string }[] = [];
  for (let number = 1; number <= count; number += 1) {
    const life = INVOICES[number % INVOICES.length];
    if (!life) continue;
    const response = await api.kit.request('/api/invoices', {
      method: 'POST',
      // Another shopper each time: messages of one shopper in ten minutes are one lead.
      body: JSON.stringify({
        ...{ invoice: `INV-${number}`, amount: '120' },
        shopper: { ...shopper, email: `kim${number}@shopper.example`, phone: `0491 57${1000 + number}` },
      }),
      headers: { host: HOST, 'content-type': 'application/json' },
    });
    const { link, payment } = Object(await response.json());
    const session = sessionOf(payment.payment_url);
    await api.sandbox.sandbox.pay(session, CARDS.pays, 'none');
    const intent = api.sandbox.sandbox.session(session)?.payment?.intent ?? '';
    for (const cents of life.parts) await api.sandbox.sandbox.refundInDashboard(intent, cents);
    lived.push({ ...life, link: String(link) });
  }
  return lived;
}

/** The differences between what is and what is right, as sentences. */
const differences = (name: string, is: object, right: Expected): string[] =>
  Object.entries(right).flatMap(([key, value]) =>
    isDeepStrictEqual(Reflect.get(is, key), value)
      ? []
      : [`${name}: ${key} is ${JSON.stringify(Reflect.get(is, key))}, not ${JSON.stringify(value)}`],
  );

async function wrongHolds(
  api: CheckoutApi,
  lived: Awaited<ReturnType<typeof livedHolds>>,
): Promise<string[]> {
  const { db } = api.kit.database;
  const wrong: string[] = [];
  for (const { life, reference, carId } of lived) {
    const hold = await api.hold(reference);
    const { car } = await db
      .selectFrom('cars')
      .select('car')
      .where('id', '=', carId)
      .executeTakeFirstOrThrow();
    const facts = {
      ...hold.state,
      reserved: car.reserved,
      leads: await leadsOf(api, reference),
      mails: await mailsOf(api, hold.leadId),
    };
    const right = {
      ...life.expected,
      reserved: life.reserved ?? false,
      leads: hold.facts.paid ? 1 : 0,
      mails: new Set(hold.told).size,
    };
    wrong.push(...differences(`${life.name} (${reference})`, facts, right));
  }
  return wrong;
}

async function wrongInvoices(
  api: CheckoutApi,
  lived: Awaited<ReturnType<typeof livedInvoices>>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, expected, link } of lived) {
    const found = await findInvoice({ db: api.kit.database.db }, 'harbour-city', { link });
    const leads = found ? await leadsOf(api, found.reference) : 0;
    wrong.push(...differences(`${name} (${link})`, { ...found?.state, leads }, { ...expected, leads: 1 }));
  }
  return wrong;
}

/** The leads that name a reference. */
async function leadsOf({ kit }: CheckoutApi, reference: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from leads where strpos(payload::text, ${reference}) > 0`.execute(
    kit.database.db,
  );
  return rows[0]?.count ?? 0;
}

async function mailsOf({ kit }: CheckoutApi, leadId: string | null): Promise<number> {
  const { count } = await kit.database.db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('topic', '=', 'lead.notice')
    .where('key', '=', leadId ?? '')
    .executeTakeFirstOrThrow();
  return Number(count);
}
