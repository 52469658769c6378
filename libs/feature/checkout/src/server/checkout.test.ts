import { addEvents, FORGET_TOPIC } from '@forecourt/checkout-desk';
import { testEngines } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser, checkoutApi, shopper, type CheckoutApi } from './testing/checkout-api.ts';

const HOUR = 3_600_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded', host: 'harbour-city.localhost' };

describe.each(testEngines('checkout calls'))('the checkout on %s', (engine) => {
  let api: CheckoutApi;
  let id = 0;
  let slug = '';
  beforeAll(async () => {
    api = await checkoutApi(engine);
  });
  afterAll(() => api.kit.database.close());
  beforeEach(async () => {
    id += 1;
    ({ slug } = await api.kit.addCar({
      id,
      stocknum: `S${id}`,
      name: '2020 Toyota RAV4',
      show_on_dealer_website: true,
    }));
  });

  const browser = () => new Browser(api.kit, slug);
  const pay = (address: unknown, card = '4242 4242 4242 4242', challenge = '') =>
    api.kit.request(String(address), {
      ...{ method: 'POST', headers: FORM },
      body: new URLSearchParams({ card, challenge }).toString(),
    });
  const holdOf = (body: Record<string, unknown>) => Object(body['hold'] ?? body['mine']);
  /** Reserves, and pays in the sandbox. */
  async function reserved(own = browser()) {
    const { payment_url, reference } = holdOf((await own.reserve()).body);
    await pay(payment_url);
    return { own, reference };
  }
  const count = async (table: 'leads' | 'outbox', where: string) =>
    (
      await sql<{
        n: number;
      }>`select count(*)::int as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(
        api.kit.database.db,
      )
    ).rows[0]?.n;
  const notices = async () =>
    (
      await sql<{ payload: { notice: { subject: string; link: { href: string } } } }>`
      select payload from outbox where topic = 'lead.notice' order by id`.execute(api.kit.database.db)
    ).rows.map(({ payload }) => payload.notice);

  it('shows the vehicle, its price and the deposit before anything is reserved', async () => {
    expect(await browser().look()).toMatchObject({
      status: 200,
      body: { car: { id, price: 30_000 }, free: 'free', deposit_cents: 20_000, hold_hours: 48, mine: null },
    });
    expect((await new Browser(api.kit, 'no-such-car').look()).status).toBe(404);
  });

  it('reserves a vehicle: set aside, paid, held for 48 hours, a lead and one mail', async () => {
    const own = browser();
    const made = await own.reserve();
    expect(made).toMatchObject({ status: 200, body: { hold: { status: 'started', deposit_cents: 20_000 } } });
    const { payment_url, reference } = holdOf(made.body);
    const page = await api.kit.request(String(payment_url), { headers: FORM });
    expect(await page.text()).toContain('Refundable deposit: 2020 Toyota RAV4');
    const paid = await pay(payment_url);
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `/cars/${slug}/checkout?back=1`]);
    expect(holdOf((await own.look('?back=1')).body)).toMatchObject({
      ...{ status: 'held', money: 'paid', payment_url: null, may_refund: true },
      held_until: new Date(api.clock.now.getTime() + 48 * HOUR).toISOString(),
    });
    const { leadId } = await api.hold(reference);
    expect(await count('leads', `id = '${leadId}'`)).toBe(1);
    expect((await notices()).at(-1)?.subject).toBe('Reserved for you: 2020 Toyota RAV4');
    expect(await (await api.kit.request(`/api/cars/${slug}`)).json()).toMatchObject({ reserved: true });
    expect(await count('outbox', `topic = 'car.changed' and key = '${id}'`)).toBe(1);
  });

  it('another browser, a wrong link and another site see no hold of others', async () => {
    const { own, reference } = await reserved();
    const { linkToken } = await api.hold(reference);
    expect(await browser().look()).toMatchObject({ body: { free: 'held', mine: null } });
    expect(await browser().look(`?link=${linkToken}`)).toMatchObject({
      body: { mine: { reference, payment_url: null } },
    });
    expect(await browser().look(`?link=${'x'.repeat(43)}`)).toMatchObject({ body: { mine: null } });
    const elsewhere = new Browser(api.kit, slug, 'northside-group.localhost');
    elsewhere.token = own.token;
    expect((await elsewhere.look(`?link=${linkToken}`)).status).toBe(404);
    expect((await elsewhere.refund({ link: linkToken })).status).toBe(404);
    expect(JSON.stringify((await browser().look(`?link=${linkToken}`)).body)).not.toContain(shopper.email);
  });

  it('a vehicle that has left the feed keeps its page for who holds it, with the deposit to get back', async () => {
    const { own, reference } = await reserved();
    const { linkToken } = await api.hold(reference);
    await api.kit.database.db
      .updateTable('cars')
      .set({ removed_at: api.clock.now })
      .where('id', '=', id)
      .execute();
    for (const answer of [await own.look(), await browser().look(`?link=${linkToken}`)])
      expect(answer).toMatchObject({
        status: 200,
        body: { car: { slug, name: '2020 Toyota RAV4' }, free: 'gone', mine: { reference, status: 'held' } },
      });
    expect((await browser().look()).status).toBe(404);
    const other = new Browser(api.kit, 'another-car');
    other.token = own.token;
    expect((await other.look()).status).toBe(404);
    expect(await own.refund()).toMatchObject({ status: 200, body: { hold: { status: 'refunded' } } });
    expect((await own.look()).body).toMatchObject({ mine: { status: 'refunded', money: 'returned' } });
  });

  it('[GA-07] the shopper reads that the deposit is disputed, also after giving the vehicle up', async () => {
    const { own, reference } = await reserved();
    await addEvents(
      { db: api.kit.database.db, now: api.clock.now },
      {
        ...{ id: (await api.hold(reference)).id, who: 'provider' },
        events: [{ kind: 'disputed', at: api.clock.now.toISOString(), id: 'dp_1' }],
      },
    );
    expect((await own.look()).body).toMatchObject({ mine: { status: 'held', dispute: 'open' } });
    await own.refund();
    const after = { status: 'refunded', money: 'returning', dispute: 'open' };
    expect((await own.look()).body).toMatchObject({ mine: after });
  });

  it('50 shoppers race: one sets it aside, 49 read why not, nobody is charged', async () => {
    const wide = await checkoutApi(engine);
    const car = await wide.kit.addCar({ id: 900, stocknum: 'R', show_on_dealer_website: true });
    const all = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        wide.kit.request(
          `/api/reservations/${car.slug}`,
          {
            method: 'POST',
            headers: { host: 'harbour-city.localhost', 'content-type': 'application/json' },
            body: JSON.stringify({ price: 30_000, version: '2026-11', agreed: true, shopper }),
          },
          { clientAddress: `203.0.113.${index}` },
        ),
      ),
    );
    const answers = await Promise.all(
      all.map(async (each) => ({ status: each.status, ...(await each.json()) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ error }) => error))).toEqual(
      new Set([
        expect.stringContaining('Another shopper is reserving this vehicle right now. Nothing was charged.'),
      ]),
    );
    const sessions = [];
    for await (const each of wide.offer.provider?.list('harbour-city', new Date(0)) ?? [])
      sessions.push(each);
    expect(sessions).toMatchObject([{ paid: false }]);
    await wide.kit.database.close();
  });

  it.each([
    ['a missing consent', { agreed: false }, 'agreed', 'agree to the terms'],
    ['no name', { shopper: { ...shopper, name: ' ' } }, 'name', 'first name'],
    ['a wrong address', { shopper: { ...shopper, email: 'kim@' } }, 'email', 'valid email'],
    ['a wrong number', { shopper: { ...shopper, phone: '12' } }, 'phone', 'valid phone'],
  ])('refuses %s with a sentence at the field', async (_, changes, field, words) => {
    const { status, body } = await browser().reserve(changes);
    expect([status, body]).toMatchObject([422, { fields: { [field]: [expect.stringContaining(words)] } }]);
    expect((await browser().look()).body['free']).toBe('free');
  });

  it.each([
    ['the price has changed', { price: 29_000 }, 'price has changed'],
    ['the terms have changed', { version: '2025-01' }, 'terms have changed'],
  ])('asks again when %s', async (_, changes, words) => {
    expect(await browser().reserve(changes)).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining(words) },
    });
  });

  it('a vehicle that was sold in the meantime is refused; one sold during the payment goes back', async () => {
    const own = browser();
    const { payment_url, reference } = holdOf((await own.reserve()).body);
    await sql`update cars set car = car || '{"status":"sold"}', status = 'sold' where id = ${id}`.execute(
      api.kit.database.db,
    );
    expect(await browser().reserve()).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('right now') },
    });
    await pay(payment_url);
    expect((await api.hold(reference)).state).toMatchObject({
      status: 'refunded',
      money: 'returned',
      why: 'sold',
    });
    expect((await notices()).at(-1)).toMatchObject({
      subject: 'Your deposit goes back: 2020 Toyota RAV4',
      paragraphs: [expect.stringContaining('sold or taken off sale before your payment came through')],
    });
    expect(await browser().reserve()).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('just sold') },
    });
  });

  it('two tabs of one shopper have one hold; a closed browser comes back to it', async () => {
    const own = browser();
    const first = await own.reserve();
    const second = await own.reserve();
    expect(holdOf(second.body)).toEqual(holdOf(first.body));
    expect(holdOf((await own.look()).body)).toMatchObject({
      status: 'started',
      payment_url: expect.stringContaining('/sandbox/'),
    });
  });

  it('a shopper gives up before paying; the page of the payment is closed then', async () => {
    const own = browser();
    const { payment_url } = holdOf((await own.reserve()).body);
    expect(holdOf((await own.cancel()).body)).toMatchObject({ status: 'expired', money: 'none' });
    expect(await (await pay(payment_url)).text()).toContain('The time to pay is over. Nothing was charged.');
    expect((await browser().look()).body['free']).toBe('free');
    expect((await browser().cancel()).status).toBe(404);
  });

  it('a declined card and a refused second step charge nothing; the bank may be asked again', async () => {
    const own = browser();
    const { payment_url } = holdOf((await own.reserve()).body);
    expect(await (await pay(payment_url, '4000 0000 0000 0002')).text()).toContain('Your card was declined.');
    expect(await (await pay(payment_url, '4000 0025 0000 3155')).text()).toContain('Your bank asks');
    expect(await (await pay(payment_url, '4000 0025 0000 3155', 'failed')).text()).toContain(
      'unable to authenticate',
    );
    expect(holdOf((await own.look('?back=1')).body).status).toBe('started');
    expect((await pay(payment_url, '4000 0025 0000 3155', 'passed')).status).toBe(303);
    expect(holdOf((await own.look()).body).status).toBe('held');
  });

  it('the deposit goes back with one press, from the link of the mail, once', async () => {
    const { reference } = await reserved();
    const link = new URL((await notices()).at(-1)?.link.href ?? '').searchParams.get('link');
    api.clock.now = new Date(api.clock.now.getTime() + 40 * HOUR);
    const other = browser();
    const back = await Promise.all([other.refund({ link }), other.refund({ link }), other.refund({ link })]);
    expect(back.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(holdOf((await other.look(`?link=${link}`)).body)).toMatchObject({
      status: 'refunded',
      money: 'returned',
    });
    expect(
      api.sandbox.posted.splice(0).filter(({ body }) => body.includes('"charge.refunded"')),
    ).toHaveLength(1);
    expect((await api.hold(reference)).told).toEqual(['held', 'back']);
    expect((await browser().look()).body['free']).toBe('free');
  });

  it('after 48 hours the worker frees the vehicle and sends the deposit back; a refund is refused with a sentence', async () => {
    const { own, reference } = await reserved();
    const { id: hold } = await api.hold(reference);
    api.clock.now = new Date(api.clock.now.getTime() + 48 * HOUR + 1_000);
    expect(await own.refund()).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('over already') },
    });
    await api.step(hold);
    await api.step(hold);
    expect((await api.hold(reference)).state).toMatchObject({ status: 'expired', money: 'returned' });
    expect((await browser().look()).body['free']).toBe('free');
  });

  it('staff extend a hold, and the shopper is told once', async () => {
    const { reference } = await reserved();
    const { id: hold } = await api.hold(reference);
    const until = new Date(api.clock.now.getTime() + 96 * HOUR).toISOString();
    await addEvents(
      { db: api.kit.database.db, now: api.clock.now },
      {
        id: hold,
        who: 'sam@dealer.example',
        events: [{ kind: 'extended', at: api.clock.now.toISOString(), until }],
      },
    );
    await api.step(hold);
    await api.step(hold);
    expect((await api.hold(reference)).told).toEqual(['held', `extended ${until}`]);
  });

  it('webhooks that come twice, or with a wrong signature, change nothing', async () => {
    const own = browser();
    const { payment_url, reference } = holdOf((await own.reserve()).body);
    const session = String(payment_url).split('/').at(-1) ?? '';
    await api.sandbox.sandbox.pay(session, '4242424242424242', 'none');
    const [{ body, signature } = { body: '', signature: '' }] = api.sandbox.posted.splice(0);
    const post = (signed: string) =>
      api.kit.request('/api/payments/webhook', {
        ...{ method: 'POST', body },
        headers: {
          'stripe-signature': signed,
          host: 'harbour-city.localhost',
          'content-type': 'application/json',
        },
      });
    expect((await post('t=1,v1=abc')).status).toBe(400);
    expect((await api.hold(reference)).state.status).toBe('started');
    const twice = await Promise.all([post(signature), post(signature), post(signature)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await api.hold(reference)).told).toEqual(['held']);
    expect(await count('leads', `payload->>'email' = '${shopper.email}'`)).toBeGreaterThan(0);
  });

  it('tells the browser that holds a vehicle, and no other, until when, by its cookie', async () => {
    const own = async (cookie: string) => {
      const headers = { host: 'harbour-city.localhost', cookie };
      const answer = await api.kit.request(`/api/reservations/${slug}/own`, { headers });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      if (answer.status === 204) return null;
      return answer.json();
    };
    const browserOf = browser();
    await browserOf.reserve();
    const cookie = `a=1; __Host-checkout=${browserOf.token}`;
    expect(await own(cookie), 'it is not paid yet').toBeNull();
    const { body } = await browserOf.look();
    await pay(holdOf(body).payment_url);
    const { state } = await api.hold(holdOf(body).reference);
    expect(await own(cookie)).toEqual({ held_until: state.heldUntil });
    for (const other of [
      ...['', '__Host-checkout=x', `__Host-checkout=${'x'.repeat(43)}`],
      // A neighbouring host can set a name without the prefix.
      `checkout=${browserOf.token}`,
    ])
      expect(await own(other)).toBeNull();
    await browserOf.refund();
    expect(await own(cookie)).toBeNull();
  });

  it('deletes the contact details 180 days after the end, and not while a deposit is not back', async () => {
    const { db } = api.kit.database;
    const { own, reference } = await reserved();
    const start = api.clock.now;
    const hold = await api.hold(reference);
    await own.refund();
    await api.step(hold.id);
    await api.step(hold.id);
    const waiting = await db.selectFrom('outbox').selectAll().where('topic', '=', FORGET_TOPIC).execute();
    const mine = waiting.filter(({ key }) => key === hold.id);
    expect(mine).toHaveLength(1);
    const due = mine[0]?.next_attempt_at ?? start;
    expect(Math.round((due.getTime() - start.getTime()) / HOUR / 24)).toBe(180);
    const stuck = await reserved(browser());
    const { id: kept } = await api.hold(stuck.reference);
    await addEvents(
      { db, now: start },
      {
        ...{ id: kept, who: 'provider' },
        events: [
          { kind: 'refundAsked', at: start.toISOString(), why: 'staff' },
          {
            ...{ kind: 'partFailed', at: start.toISOString(), id: 're_1' },
            ...{ cents: 20_000, asked: kept },
          },
        ],
      },
    );
    api.clock.now = new Date(due.getTime() - HOUR);
    await api.step(hold.id, FORGET_TOPIC);
    expect((await api.hold(reference)).shopper).toMatchObject(shopper);
    api.clock.now = due;
    await api.step(hold.id, FORGET_TOPIC);
    expect(await api.hold(reference)).toMatchObject({
      shopper: null,
      facts: hold.facts.paid && { paid: hold.facts.paid },
    });
    expect((await api.hold(stuck.reference)).shopper).toMatchObject(shopper);
    api.clock.now = start;
  });

  it('shows the texts of the state that the shopper agreed to, with the hold', async () => {
    const car = await api.kit.addCar({ id: 500, stocknum: 'V', state: 'VIC', show_on_dealer_website: true });
    const { body } = await new Browser(api.kit, car.slug).reserve({ state: 'VIC' });
    expect((await api.hold(holdOf(body).reference)).terms).toMatchObject({
      version: '2026-11',
      texts: { deposit: 'Fully refundable.', coolingOff: 'Three days.' },
    });
  });
});
