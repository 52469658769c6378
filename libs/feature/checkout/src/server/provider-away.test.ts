import { findHold, findInvoice, FORGET_TOPIC, INVOICE_TOPIC } from '@forecourt/checkout-desk';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Browser, checkoutApi, shopper, type CheckoutApi } from './testing/checkout-api.ts';

const HOUR = 3_600_000;
const HOST = { host: 'harbour-city.localhost' };
const CARDS = { pays: '4242424242424242', disputed: '4000000000000259' };
const invoices = { intro: 'Pay here.', minCents: 500, maxCents: 500_000, gst: 'The invoice shows the GST.' };

describe('a provider that is away', () => {
  it('at the start, the vehicle is free again and the shopper reads that nothing was charged', async () => {
    const away = { open: () => Promise.reject(new Error('away')) };
    const api = await checkoutApi('pglite');
    const down = await checkoutApi('pglite', { provider: { ...requireProvider(api), ...away } });
    const { slug } = await down.kit.addCar({ id: 1, show_on_dealer_website: true });
    const own = new Browser(down.kit, slug);
    expect(await own.reserve()).toMatchObject({
      status: 503,
      body: { error: expect.stringContaining('Nothing was charged') },
    });
    expect((await own.look()).body['free']).toBe('free');
    await down.kit.database.close();
    await api.kit.database.close();
  });

  it('at each later step, the page shows what is known, and nothing is given away', async () => {
    const api = await checkoutApi('pglite');
    const { slug } = await api.kit.addCar({ id: 1, show_on_dealer_website: true });
    const own = new Browser(api.kit, slug);
    const { reference } = Object((await own.reserve()).body['hold']);
    const failing = () => Promise.reject(new Error('away'));
    Object.assign(requireProvider(api), { look: failing, close: failing, refund: failing });
    expect(await own.look('?back=1')).toMatchObject({ status: 200, body: { mine: { status: 'started' } } });
    expect(await new Browser(api.kit, slug).reserve()).toMatchObject({ status: 422 });
    const hold = await findHold({ db: api.kit.database.db }, 'harbour-city', {
      reference: String(reference),
    });
    api.clock.now = new Date(api.clock.now.getTime() + HOUR);
    await expect(api.step(hold?.id ?? '')).rejects.toThrow('away');
    await api.kit.database.close();
  });

  it('[GA-07] while the shopper gives up, the vehicle is free at once, the payment page is closed later, and what is paid on it goes back', async () => {
    for (const isPaid of [false, true]) {
      const { api, own, slug, reference, session } = await started();
      const back = goesAway(api, 'look', 'close', 'refund');
      expect(await own.cancel()).toMatchObject({
        ...{ status: 200, body: { hold: { status: 'expired', money: 'none', payment_url: null } } },
      });
      expect((await own.look()).body['free']).toBe('free');
      const other = new Browser(api.kit, slug);
      expect((await other.reserve()).status).toBe(200);
      const { id } = await api.hold(reference);
      await expect(api.step(id)).rejects.toThrow('away');
      if (isPaid) await api.sandbox.sandbox.pay(session, CARDS.pays, 'none');
      back();
      // A page that is found paid is a message of its own.
      for (const due of [id, id]) await api.step(due);
      expect((await api.hold(reference)).state).toMatchObject(
        isPaid
          ? { status: 'refunded', money: 'returned', why: 'shopper' }
          : { status: 'expired', money: 'none', why: null },
      );
      expect(await api.sandbox.sandbox.pay(session, CARDS.pays, 'none')).toEqual({
        closed: isPaid ? 'paid' : 'expired',
      });
      expect((await other.look()).body).toMatchObject({ mine: { status: 'started' } });
      await api.kit.database.close();
    }
  });

  it('[GA-07] while the shopper asks for the deposit back, the vehicle is free at once and the money follows', async () => {
    const { api, own, slug, reference } = await held();
    const back = goesAway(api, 'refund', 'look');
    const asked = await own.refund();
    expect(asked).toMatchObject({ status: 200, body: { hold: { status: 'refunded', money: 'returning' } } });
    expect((await own.refund()).status).toBe(200);
    expect((await new Browser(api.kit, slug).look()).body['free']).toBe('free');
    const { id } = await api.hold(reference);
    await expect(api.step(id)).rejects.toThrow('away');
    expect((await api.hold(reference)).told).toEqual(['held', 'back']);
    back();
    await api.step(id);
    expect((await api.hold(reference)).state).toMatchObject({ status: 'refunded', money: 'returned' });
    await api.kit.database.close();
  });

  it('[GA-07] for the receipt to a corrected address, it is sent later, and the contact details are forgotten in time all the same', async () => {
    const { api, own, slug, reference, session } = await started();
    await own.reserve({ shopper: { ...shopper, email: 'corrected@shopper.example' } });
    const back = goesAway(api, 'sendReceipt');
    await api.sandbox.sandbox.pay(session, CARDS.pays, 'none');
    expect(await webhooks(api, api.sandbox.posted.splice(0))).toEqual([200]);
    expect((await own.refund()).body).toMatchObject({ hold: { status: 'refunded' } });
    const { id } = await api.hold(reference);
    await expect(api.step(id)).rejects.toThrow('away');
    expect((await new Browser(api.kit, slug).look()).body['free']).toBe('free');
    const waiting = await api.kit.database.db
      .selectFrom('outbox')
      .select('key')
      .where('topic', '=', FORGET_TOPIC)
      .execute();
    expect(waiting).toEqual([{ key: id }]);
    back();
    await api.step(id);
    expect(api.sandbox.sandbox.session(session)?.payment?.receipt_email).toBe('corrected@shopper.example');
    await api.kit.database.close();
  });

  it('[GA-07] when a webhook comes: one that cannot be read without it fails and is sent again, what is due follows', async () => {
    const { api, own, session, reference } = await started();
    await api.sandbox.sandbox.pay(session, CARDS.disputed, 'none');
    const posted = api.sandbox.posted.splice(0);
    const dispute = posted.filter(({ body }) => body.includes('"charge.dispute.created"'));
    expect([posted.length, dispute.length]).toEqual([2, 1]);
    const back = goesAway(api, 'holdOf', 'look');
    expect(await webhooks(api, dispute)).toEqual([500]);
    back();
    expect(await webhooks(api, dispute)).toEqual([200]);
    expect(await webhooks(api, posted)).toEqual([200, 200]);
    expect((await api.hold(reference)).state).toMatchObject({ status: 'held', dispute: 'open' });
    expect((await own.look()).body).toMatchObject({ mine: { status: 'held', dispute: 'open' } });
    await api.kit.database.close();
  });

  it('[GA-07] when the webhook of a payment comes for a vehicle that was sold, the money goes back later', async () => {
    const { api, session, reference } = await started();
    await sql`update cars set car = car || '{"status":"sold"}', status = 'sold'`.execute(api.kit.database.db);
    await api.sandbox.sandbox.pay(session, CARDS.pays, 'none');
    const back = goesAway(api, 'refund', 'look', 'holdOf');
    expect(await webhooks(api, api.sandbox.posted.splice(0))).toEqual([200]);
    const { id, state } = await api.hold(reference);
    expect(state).toMatchObject({ status: 'refunded', money: 'returning', why: 'sold' });
    back();
    await api.step(id);
    expect((await api.hold(reference)).state.money).toBe('returned');
    await api.kit.database.close();
  });

  it('[GA-07] at each step of an invoice: nothing is charged, shown wrong or forgotten', async () => {
    const api = await checkoutApi('pglite', { invoices });
    const ask = async (query: string, body?: object) => {
      const response = await api.kit.request(`/api/invoices${query}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { ...HOST, 'content-type': 'application/json' },
      });
      return { status: response.status, answer: Object(await response.json()) };
    };
    const form = { invoice: 'INV-7', amount: '80', shopper };
    const opens = goesAway(api, 'open');
    const refused = await ask('', form);
    expect(refused).toMatchObject({
      status: 503,
      answer: { error: expect.stringContaining('Nothing was charged') },
    });
    opens();
    const { answer } = await ask('', form);
    const link = String(answer.link);
    const session = String(answer.payment.payment_url).split('/').at(-1) ?? '';
    const found = async () =>
      (await findInvoice({ db: api.kit.database.db }, 'harbour-city', { link })) ??
      expect.fail('There is none.');
    await api.sandbox.sandbox.pay(session, CARDS.pays, 'none');
    const paid = api.sandbox.posted.splice(0);
    const looks = goesAway(api, 'look', 'close');
    expect(await ask(`?link=${link}&back=1`)).toMatchObject({ status: 200, answer: { status: 'open' } });
    const { id } = await found();
    const start = api.clock.now;
    api.clock.now = new Date(start.getTime() + HOUR);
    await expect(api.step(id, INVOICE_TOPIC)).rejects.toThrow('away');
    api.clock.now = start;
    expect(await webhooks(api, paid)).toEqual([200]);
    expect((await ask(`?link=${link}`)).answer).toMatchObject({ status: 'paid' });
    await api.sandbox.sandbox.refundInDashboard((await found()).facts.paid?.payment ?? '', 1_000);
    const charge = api.sandbox.posted.splice(0).filter(({ body }) => body.includes('"charge.refunded"'));
    expect(await webhooks(api, charge), 'which part went back only the provider knows').toEqual([500]);
    looks();
    expect(await webhooks(api, charge)).toEqual([200]);
    expect((await ask(`?link=${link}`)).answer).toMatchObject({ refunded_cents: 1_000 });
    await api.kit.database.close();
  });

  it('without an account in production nobody is asked to pay', async () => {
    const api = await checkoutApi('pglite', { provider: null, mount: null });
    const { slug } = await api.kit.addCar({ id: 1, show_on_dealer_website: true });
    const own = new Browser(api.kit, slug);
    expect((await own.look()).body).toMatchObject({ payments: false, free: 'free' });
    expect((await own.reserve()).status).toBe(503);
    expect((await api.kit.request('/api/payments/sandbox/cs_test_1')).status).toBe(404);
    await api.kit.database.close();
  });
});

type Call = 'open' | 'look' | 'close' | 'refund' | 'holdOf' | 'sendReceipt';

/** The provider does not answer these calls any more, until the result is called. */
function goesAway(api: CheckoutApi, ...calls: readonly Call[]): () => void {
  const provider = requireProvider(api);
  const before = { ...provider };
  for (const call of calls) Object.assign(provider, { [call]: () => Promise.reject(new Error('away')) });
  return () => void Object.assign(provider, before);
}

/** A vehicle that is set aside, with its browser and its payment page. */
async function started() {
  const api = await checkoutApi('pglite');
  const { slug } = await api.kit.addCar({ id: 1, show_on_dealer_website: true });
  const own = new Browser(api.kit, slug);
  const { reference, payment_url } = Object((await own.reserve()).body['hold']);
  const session = String(payment_url).split('/').at(-1) ?? '';
  return { api, slug, own, reference: String(reference), session };
}

/** The same, paid. */
async function held() {
  const all = await started();
  await all.api.sandbox.sandbox.pay(all.session, CARDS.pays, 'none');
  await webhooks(all.api, all.api.sandbox.posted.splice(0));
  return all;
}

/** Delivers webhooks as the provider does; returns how each was answered. */
async function webhooks(
  api: CheckoutApi,
  posted: readonly { body: string; signature: string }[],
): Promise<number[]> {
  const statuses: number[] = [];
  for (const { body, signature } of posted) {
    const headers = { ...HOST, 'stripe-signature': signature, 'content-type': 'application/json' };
    statuses.push((await api.kit.request('/api/payments/webhook', { method: 'POST', body, headers })).status);
  }
  return statuses;
}

function requireProvider({ offer }: CheckoutApi) {
  if (!offer.provider) throw new Error('There is no provider.');
  return offer.provider;
}
