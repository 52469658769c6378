import {
  addInvoiceEvents,
  findInvoice,
  INVOICE_TOPIC,
  reconcile,
  type InvoicePayment,
} from '@forecourt/checkout-desk';
import { testEngines } from '@forecourt/database/testing';
import { createSheetMaker } from '@forecourt/documents';
import { leadLimits } from '@forecourt/lead-desk';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkoutApi, shopper, type CheckoutApi } from '../testing/checkout-api.ts';

const HOST = { host: 'harbour-city.localhost' };
const FORM = { ...HOST, 'content-type': 'application/x-www-form-urlencoded' };
const invoices = { intro: 'Pay here.', minCents: 500, maxCents: 500_000, gst: 'The invoice shows the GST.' };
const MINUTE = 60_000;

describe.each(testEngines('invoice calls'))('invoices on %s', (engine) => {
  let api: CheckoutApi;
  beforeAll(async () => {
    api = await checkoutApi(engine, { invoices });
  });
  afterAll(() => api.kit.database.close());
  beforeEach(() => {
    api.sandbox.posted.length = 0;
  });

  const ask = async (path: string, body?: object, of: CheckoutApi = api) => {
    const response = await of.kit.request(`/api/invoices${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...HOST, 'content-type': 'application/json' },
    });
    const answer: Record<string, unknown> = await response.json();
    return { status: response.status, answer };
  };
  const start = (changes: object = {}, of: CheckoutApi = api) =>
    ask('', { invoice: 'INV-1042', amount: '1,250.50', shopper, ...changes }, of);
  const pay = (address: unknown, card = '4242 4242 4242 4242') =>
    api.kit.request(String(address), {
      ...{ method: 'POST', headers: FORM },
      body: new URLSearchParams({ card }).toString(),
    });
  /** The link and the address of the payment page of a new payment. */
  async function started() {
    const { answer } = await start();
    const { payment_url: url } = Object(answer['payment']);
    return { link: String(answer['link']), url: String(url) };
  }
  const found = async (link: string): Promise<InvoicePayment> =>
    (await findInvoice({ db: api.kit.database.db }, 'harbour-city', { link })) ??
    expect.fail('There is none.');
  const rows = async (query: string) =>
    (await sql<Record<string, unknown>>`${sql.raw(query)}`.execute(api.kit.database.db)).rows;

  it('opens the payment page, is paid there, and is a lead with the payment and one mail with the link', async () => {
    const { status, answer } = await start();
    expect([status, answer]).toMatchObject([
      200,
      { payment: { invoice: 'INV-1042', amount_cents: 125_050, status: 'open', receipt: false } },
    ]);
    const link = String(answer['link']);
    const { payment_url: url } = Object(answer['payment']);
    const page = await api.kit.request(String(url), { headers: FORM });
    expect(await page.text()).toContain('Invoice INV-1042');
    const paid = await pay(url);
    expect(paid.headers.get('location')).toBe(`/online-payment?payment=${link}&back=1`);
    expect((await ask(`?link=${link}&back=1`)).answer).toMatchObject({
      ...{ status: 'paid', payment_url: null, receipt: true },
    });
    const { leadId, reference, shopper: kept } = await found(link);
    expect(kept, 'the contact details are in the lead alone').toBeNull();
    const leads = await rows(`select category, payload from leads where id = '${leadId}'`);
    expect(leads).toMatchObject([{ category: 'Invoice Payment' }]);
    const text = JSON.stringify(leads);
    for (const part of ['INV-1042', '$1,250.50, paid online', reference, shopper.email, 'pi_'])
      expect(text).toContain(part);
    const notices = await rows(
      `select payload from outbox where topic = 'lead.notice' and key = '${leadId}'`,
    );
    expect(notices).toHaveLength(1);
    expect(JSON.stringify(notices)).toContain(`/online-payment?payment=${link}`);
  });

  it.each([
    ['no number', { invoice: ' ' }, 'invoice'],
    ['a number with markup', { invoice: '<b>1</b>' }, 'invoice'],
    ['no amount', { amount: '' }, 'amount'],
    ['words', { amount: 'all of it' }, 'amount'],
    ['less than nothing', { amount: '-50' }, 'amount'],
    ['a third decimal', { amount: '10.005' }, 'amount'],
    ['less than the least', { amount: '4.99' }, 'amount'],
    ['more than the most', { amount: '5000.01' }, 'amount'],
    ['a wrong address', { shopper: { ...shopper, email: 'kim@' } }, 'email'],
  ])('refuses %s at its field, and opens nothing', async (_what, changes, field) => {
    const before = await rows('select 1 from checkout_invoices');
    const { status, answer } = await start(changes);
    expect([status, answer['fields']]).toEqual([422, { [field]: [expect.any(String)] }]);
    expect(await rows('select 1 from checkout_invoices')).toHaveLength(before.length);
  });

  it.each([['5'], ['5000']])('the limits themselves can be paid: %s', async (amount) => {
    expect((await start({ amount })).status).toBe(200);
  });

  it('webhooks twice, late and in any order are one payment, one lead and one mail', async () => {
    const { link, url } = await started();
    const session = url.split('/').at(-1) ?? '';
    await api.sandbox.sandbox.pay(session, '4242 4242 4242 4242', 'none');
    const deliveries = api.sandbox.posted.splice(0);
    expect(deliveries.length).toBeGreaterThan(0);
    const many = Array.from({ length: 5 }, () => deliveries.toReversed()).flat();
    const statuses = await Promise.all(
      many.map(async ({ body, signature }) => {
        const headers = { ...HOST, 'stripe-signature': signature, 'content-type': 'application/json' };
        return (await api.kit.request('/api/payments/webhook', { method: 'POST', body, headers })).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { id, leadId, state } = await found(link);
    expect(state.status).toBe('paid');
    await api.step(id, INVOICE_TOPIC);
    await api.step(id, INVOICE_TOPIC);
    // The person has paid another invoice within ten minutes: both are one lead, and each has its message and its mail.
    const said = await rows(`
      select idempotency_key from leads where id = '${leadId}' union all
      select idempotency_key from lead_additions where lead_id = '${leadId}'`);
    expect(said.filter(({ idempotency_key: key }) => String(key).startsWith(`invoice/${id}/`))).toHaveLength(
      1,
    );
    const notices = await rows(`
      select 1 from outbox where topic = 'lead.notice' and key = '${leadId}'`);
    expect(notices).toHaveLength(said.length);
    const own = await rows(`
      select 1 from outbox where topic = 'lead.notice' and payload::text like '%payment=${link}%'`);
    expect(own).toHaveLength(1);
  });

  it('a lost webhook is made up for by the page, by the message at the end of the time, and by reconciling', async () => {
    const ways: ((link: string, id: string) => Promise<unknown>)[] = [
      (link) => ask(`?link=${link}&back=1`),
      async (_link, id) => {
        const before = api.clock.now;
        api.clock.now = new Date(before.getTime() + 36 * MINUTE);
        await api.step(id, INVOICE_TOPIC);
        api.clock.now = before;
      },
      async (_link, id) => {
        const { provider } = api.offer;
        if (!provider) return expect.fail('There is no provider.');
        const services = { db: api.kit.database.db, now: api.clock.now };
        const report = await reconcile(services, provider, { site: 'harbour-city', since: new Date(0) });
        expect(report.mended).toHaveLength(1);
        expect(report.orphans).toEqual([]);
        await api.step(id, INVOICE_TOPIC);
      },
    ];
    for (const mend of ways) {
      const { link, url } = await started();
      await api.sandbox.sandbox.pay(url.split('/').at(-1) ?? '', '4242 4242 4242 4242', 'none');
      api.sandbox.posted.length = 0;
      const { id, state } = await found(link);
      expect(state.status).toBe('open');
      await mend(link, id);
      const now = await found(link);
      expect([now.state.status, now.leadId]).toEqual(['paid', expect.any(String)]);
    }
  });

  it('a payment page that was not used is closed after its time, and the contact details are forgotten', async () => {
    const { link, url } = await started();
    const { id } = await found(link);
    await api.step(id, INVOICE_TOPIC);
    expect((await found(link)).shopper).toMatchObject({ email: shopper.email });
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 36 * MINUTE);
    await api.step(id, INVOICE_TOPIC);
    expect(await found(link)).toMatchObject({ state: { status: 'closed' }, shopper: null, leadId: null });
    expect(await (await pay(url)).text()).toContain('The time to pay is over');
    api.clock.now = before;
  });

  it('money that the dealership sends back is said, and does not change the lead', async () => {
    const { link, url } = await started();
    await pay(url);
    const { facts, leadId } = await found(link);
    await api.offer.provider?.refund(facts.paid?.payment ?? '', 'by hand');
    for (const { body, signature } of api.sandbox.posted.splice(0))
      await api.kit.request('/api/payments/webhook', {
        ...{ method: 'POST', body, headers: { ...HOST, 'stripe-signature': signature } },
      });
    expect((await ask(`?link=${link}`)).answer).toMatchObject({ status: 'refunded', receipt: true });
    expect((await found(link)).leadId).toBe(leadId);
  });

  it('[GA-07] a part that the dealership sends back is said with its amount, even if the account tells of the charge alone', async () => {
    const { link, url } = await started();
    await pay(url);
    const { facts, leadId } = await found(link);
    await api.sandbox.sandbox.refundInDashboard(facts.paid?.payment ?? '', 25_050);
    const told = api.sandbox.posted.splice(0).filter(({ body }) => body.includes('"charge.refunded"'));
    expect(told).toHaveLength(1);
    const deliver = async () => {
      for (const { body, signature } of [...told, ...told]) {
        const headers = { ...HOST, 'stripe-signature': signature };
        const { status } = await api.kit.request('/api/payments/webhook', { method: 'POST', body, headers });
        expect(status).toBe(200);
      }
    };
    await deliver();
    await deliver();
    expect((await ask(`?link=${link}`)).answer).toMatchObject({ status: 'paid', refunded_cents: 25_050 });
    const { state, leadId: same } = await found(link);
    expect(state).toMatchObject({ status: 'partRefunded', leftCents: 100_000 });
    expect(same).toBe(leadId);
  });

  it('[GA-07] tells the shopper of each refund once, with its amount, and once more if the bank did not take it', async () => {
    // Another payment of the shopper adds to the same lead.
    const noticesOf = (link: string) =>
      rows(
        `select payload from outbox where topic = 'lead.notice' and payload::text like '%${link}%' order by id`,
      );
    const refund = async (card: string, cents: readonly number[]) => {
      const { link, url } = await started();
      await pay(url, card);
      const { id, facts } = await found(link);
      for (const each of cents) await api.sandbox.sandbox.refundInDashboard(facts.paid?.payment ?? '', each);
      for (const { body, signature } of api.sandbox.posted.splice(0)) {
        const headers = { ...HOST, 'stripe-signature': signature };
        await api.kit.request('/api/payments/webhook', { method: 'POST', body, headers });
      }
      await api.step(id, INVOICE_TOPIC);
      await api.step(id, INVOICE_TOPIC);
      return { link, notices: await noticesOf(link) };
    };
    const { link, notices } = await refund('4242424242424242', [25_050, 1_000]);
    expect(notices).toHaveLength(3);
    const [first, second] = notices.slice(1).map((notice) => JSON.stringify(notice));
    expect(first).toContain('We’ve sent back $250.50 for invoice INV-1042');
    expect(first).toContain('$250.50 of your payment for invoice INV-1042 back to the card');
    expect(first).toContain(`/online-payment?payment=${link}`);
    expect(second).toContain('We’ve sent back $10 for invoice INV-1042');
    const failed = await refund('4000000000005126', [25_050]);
    expect(failed.notices).toHaveLength(3);
    expect(JSON.stringify(failed.notices[1])).toContain('We’ve sent back $250.50');
    expect(JSON.stringify(failed.notices[2])).toContain('Your refund for invoice INV-1042 didn’t go through');
  });

  it('nobody is told of a refund whose payer was erased, or that is heard of weeks later', async () => {
    const told = async (before: (id: string) => Promise<unknown>) => {
      const { link, url } = await started();
      await pay(url);
      const { id, facts } = await found(link);
      await api.sandbox.sandbox.refundInDashboard(facts.paid?.payment ?? '', 1_000);
      api.sandbox.posted.length = 0;
      await before(id);
      const services = { db: api.kit.database.db, now: api.clock.now };
      await reconcile(services, api.offer.provider ?? expect.fail(), {
        site: 'harbour-city',
        since: new Date(0),
      });
      await api.step(id, INVOICE_TOPIC);
      expect((await found(link)).state.refundedCents).toBe(1_000);
      const about = await rows(
        `select payload from outbox where topic = 'lead.notice' and payload::text like '%${link}%'`,
      );
      return about.filter((notice) => JSON.stringify(notice).includes('sent back'));
    };
    expect(await told(() => Promise.resolve())).toHaveLength(1);
    const before = api.clock.now;
    const weeks = async () => {
      api.clock.now = new Date(before.getTime() + 15 * 24 * 60 * MINUTE);
    };
    expect(await told(weeks)).toEqual([]);
    api.clock.now = before;
    const erase = (id: string) =>
      rows(
        `update checkout_invoices set lead_id = '00000000-0000-4000-8000-000000000000' where id = '${id}'`,
      );
    expect(await told(erase)).toEqual([]);
  });

  it('a refund that is heard of before its payment loses neither lead nor payer', async () => {
    const { link, url } = await started();
    const session = url.split('/').at(-1) ?? '';
    await api.sandbox.sandbox.pay(session, '4242 4242 4242 4242', 'none');
    api.sandbox.posted.length = 0;
    const { id } = await found(link);
    const services = { db: api.kit.database.db, now: api.clock.now };
    const refunded = { kind: 'refunded' as const, at: api.clock.now.toISOString() };
    await addInvoiceEvents(services, { id, events: [refunded], who: 'provider' });
    await api.step(id, INVOICE_TOPIC);
    expect(await found(link)).toMatchObject({ shopper: { email: shopper.email }, leadId: null });
    const before = api.clock.now;
    api.clock.now = new Date(before.getTime() + 36 * MINUTE);
    await api.step(id, INVOICE_TOPIC);
    api.clock.now = before;
    const { leadId, state } = await found(link);
    expect(state.status).toBe('refunded');
    const lead = await rows(`
      select payload from leads where id = '${leadId}' union all
      select payload from lead_additions where lead_id = '${leadId}'`);
    expect(JSON.stringify(lead)).toContain(shopper.email);
  });

  it('a wrong link, and a site that takes no invoices, show nothing', async () => {
    expect((await ask(`?link=${'x'.repeat(43)}`)).status).toBe(404);
    const without = await checkoutApi(engine, { invoices: null });
    expect((await start({}, without)).status).toBe(404);
    const receipt = await without.kit.request(`/api/invoices/receipt?link=${'x'.repeat(43)}`, {
      headers: HOST,
    });
    expect(receipt.status).toBe(404);
    await without.kit.database.close();
  });

  it('without an answer of the provider nothing is charged, and it can be tried again', async () => {
    const away = await checkoutApi(engine, { invoices, provider: null });
    const { status, answer } = await start({}, away);
    expect([status, answer['error']]).toEqual([503, expect.stringContaining('Nothing was charged')]);
    await away.kit.database.close();
  });

  it('somebody who starts too many is told so', async () => {
    const limits = leadLimits({ perAddress: 1, perSite: null });
    const few = await checkoutApi(engine, { invoices }, { limits });
    expect([(await start({}, few)).status, (await start({}, few)).status]).toEqual([200, 429]);
    await few.kit.database.close();
  });
});

describe('the receipt of an invoice', () => {
  it('is a PDF for the link once it is paid, with the ABN', async () => {
    const maker = createSheetMaker();
    const api = await checkoutApi('pglite', { invoices }, { sheets: maker });
    const posted = await api.kit.request('/api/invoices', {
      method: 'POST',
      body: JSON.stringify({ invoice: 'INV-7', amount: '80', shopper }),
      headers: { ...HOST, 'content-type': 'application/json' },
    });
    const { link, payment } = await posted.json();
    const ask = () => api.kit.request(`/api/invoices/receipt?link=${link}`, { headers: HOST });
    expect((await ask()).status, 'nothing is paid').toBe(404);
    await api.kit.request(payment.payment_url, {
      method: 'POST',
      headers: FORM,
      body: 'card=4242424242424242',
    });
    const answer = await ask();
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      ...[200, `attachment; filename="receipt-${payment.reference}.pdf"`],
    ]);
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
    await maker.close();
    await api.kit.database.close();
  });
});
