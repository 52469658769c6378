import { eraseHolds, holdData, holdLog } from '@forecourt/checkout-desk';
import { testEngines } from '@forecourt/database/testing';
import { checkout } from '../../manifest.ts';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser, checkoutApi, shopper, terms, type CheckoutApi } from '../testing/checkout-api.ts';
import { Visit } from '../testing/visit.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', host: 'harbour-city.localhost' };
const purchase = {
  ...{ delivery: true, noticeDays: 2, nextSteps: ['We send you the contract.'] },
  extras: [
    { id: 'tint', name: 'Window tint', text: '', priceCents: 59_900 },
    { id: 'coat', name: 'Paint protection', text: '', priceCents: 89_550 },
  ],
};
const bands = [{ from: '4000', to: '4999', price: 349.5, name: 'Queensland' }];
const shown = publicSite(
  defineDealer({
    ...exampleDealer,
    finance: {
      ...{ provider: 'Taurus', annualRatePercent: 6.29, comparisonRatePercent: 8.19 },
      lender: { name: 'A lender', creditLicence: 'DEMO-ACL 1' },
    },
    features: [checkout({ terms, purchase })],
  }),
);
const delivery = {
  ...{ handover: 'delivery', place: '', address: '1 Example St, Newstead', postcode: '4006' },
  ...{ time: '2026-11-24 am', trade: 'own', trade_in: '2014 Mazda 3', pay: 'finance', extras: ['coat'] },
};
const pickUp = {
  ...delivery,
  handover: 'pick-up',
  time: '2026-11-23T09:00:00+10:00',
  trade: 'none',
  pay: 'cash',
};
/** 30,000 and 349.50 and 895.50. */
const TOTAL = 3_124_500;

describe.each(testEngines('purchases'))('buying a vehicle online on %s', (engine) => {
  let api: CheckoutApi;
  let id = 0;
  let slug = '';
  beforeAll(async () => {
    api = await checkoutApi(engine, { purchase, bands, shown });
  });
  afterAll(() => api.kit.database.close());
  beforeEach(async () => {
    id += 1;
    const fields = { id, stocknum: `S${id}`, name: '2024 Toyota RAV4', year: 2024 };
    ({ slug } = await api.kit.addCar({ ...fields, show_on_dealer_website: true }));
  });

  const browser = () => new Browser(api.kit, slug);
  const change = (fields: object) =>
    sql`update cars set car = car || ${JSON.stringify(fields)}::jsonb where id = ${id}`.execute(
      api.kit.database.db,
    );
  const pay = (address: unknown) =>
    api.kit.request(String(address), {
      ...{ method: 'POST', headers: FORM },
      body: new URLSearchParams({ card: '4242 4242 4242 4242', challenge: '' }).toString(),
    });
  async function bought(choices = delivery, total = TOTAL, state: string | null = null) {
    const own = browser();
    const made = await own.reserve({ purchase: { choices, total_cents: total }, state });
    return { own, made, hold: Object(made.body['hold']) };
  }

  it('prices every choice in cents, and says what is missing', async () => {
    const { body } = await browser().quote(delivery);
    expect(body).toMatchObject({ total_cents: TOTAL, errors: {}, delivers: true });
    expect(body['lines']).toEqual([
      { label: expect.stringContaining('2024 Toyota RAV4'), cents: 3_000_000 },
      { label: 'Delivery, Queensland', cents: 34_950 },
      { label: 'Paint protection', cents: 89_550 },
    ]);
    const { loan } = Object(body);
    expect(JSON.stringify(loan.rows)).toContain('Comparison rate');
    expect(loan.warning).toContain('WARNING');
    const nothing = { ...delivery, handover: '', time: '', trade: '', pay: '', extras: ['gone'] };
    expect(Object.keys(Object((await browser().quote(nothing)).body['errors'])).toSorted()).toEqual([
      ...['handover', 'pay', 'time', 'trade'],
    ]);
    expect((await browser().quote(pickUp)).body).toMatchObject({ errors: {}, total_cents: 3_089_550 });
  });

  it.each([
    ['a postcode without a price', { postcode: '6000' }, 'postcode'],
    ['no address', { address: ' ' }, 'address'],
    ['an endless address', { address: 'x'.repeat(161) }, 'address'],
    ['a time of yesterday', { time: '2026-11-20 am' }, 'time'],
    ['a Sunday', { time: '2026-11-29 am' }, 'time'],
    ['another place than there is', { handover: 'elsewhere' }, 'handover'],
    ['a trade-in without a word', { trade_in: '' }, 'trade_in'],
    ['a trade-in of a whole page', { trade_in: 'x'.repeat(251) }, 'trade_in'],
  ])('%s is refused at its field, and no vehicle is set aside', async (_, changes, field) => {
    const { made } = await bought({ ...delivery, ...changes });
    expect([made.status, Object.keys(Object(made.body['fields']))]).toEqual([
      422,
      expect.arrayContaining([field]),
    ]);
    expect((await browser().look()).body['free']).toBe('free');
  });

  it('a total or a price that the shopper has not seen is refused', async () => {
    const { made } = await bought(delivery, TOTAL - 1);
    expect([made.status, made.body['error']]).toEqual([
      422,
      expect.stringContaining('The price has changed'),
    ]);
    await change({ price: 31_000 });
    expect((await bought()).made.body['error']).toContain('The price has changed');
    expect((await browser().look()).body['free']).toBe('free');
  });

  it('a site without it, and a vehicle that was sold, have no purchase', async () => {
    const without = await checkoutApi(engine);
    const car = await without.kit.addCar({ id: 900, stocknum: 'R', show_on_dealer_website: true });
    const visitor = new Browser(without.kit, car.slug);
    expect((await visitor.quote(delivery)).status).toBe(404);
    expect((await visitor.reserve({ purchase: { choices: delivery, total_cents: TOTAL } })).status).toBe(404);
    await without.kit.database.close();
    await change({ status: 'sold' });
    expect((await bought()).made.body['error']).toContain('was just sold');
  });

  it('the lead has every choice and the loan, the page of the shopper neither address nor trade-in', async () => {
    const { own, hold } = await bought();
    await pay(hold.payment_url);
    const kept = await api.hold(hold.reference);
    const { rows } = await sql<{ payload: Record<string, unknown> }>`
      select payload from leads where id = ${kept.leadId}`.execute(api.kit.database.db);
    expect(rows[0]?.payload).toMatchObject({
      message: expect.stringContaining('I want to buy 2024 Toyota RAV4'),
      loan: { comparison_rate_percent: expect.any(Number), warning: expect.stringContaining('WARNING') },
      answers: {
        ...{ Delivery: 'Queensland', Address: '1 Example St, Newstead, 4006', 'Trade-in': '2014 Mazda 3' },
        'Delivery time': 'Tuesday 24 November 2026, in the morning, before 12 pm',
        Payment: expect.stringMatching(/^Finance: .*interest rate .*comparison rate/),
        'With it': 'Delivery, Queensland $349.50; Paint protection $895.50',
        'Total price': '$31,245',
      },
    });
    const seen = JSON.stringify((await own.look()).body);
    expect(seen).toContain('Paint protection');
    expect(seen).not.toMatch(/Example St|Mazda/);
    expect(Object(Object((await own.look()).body['mine'])['purchase'])['notes']).toEqual([
      expect.any(String),
      expect.stringContaining('WARNING'),
    ]);
  });

  it('a browser that reserved in another window takes its purchase with it, with a payment page of its own', async () => {
    const own = browser();
    const reserved = Object((await own.reserve()).body['hold']);
    const before = await api.hold(reserved.reference);
    expect(before.purchase).toBeNull();
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    const bought = await own.reserve({ purchase: { choices: delivery, total_cents: TOTAL } });
    const hold = await api.hold(Object(bought.body['hold'])['reference']);
    expect(hold.purchase).toMatchObject({ totalCents: TOTAL });
    expect(hold.terms, 'what was agreed to with the purchase').toEqual({
      ...before.terms,
      at: api.clock.now.toISOString(),
    });
    const log = await holdLog({ db: api.kit.database.db }, hold);
    expect(log).toMatchObject([
      {
        ...{ what: 'started', who: 'shopper', at: api.clock.now },
        detail: `terms ${hold.terms.version}, instead of ${before.reference}`,
      },
    ]);
    expect((await api.hold(before.reference)).state).toMatchObject({ status: 'expired', money: 'none' });
  });

  it('a price without government charges never makes a total price: dealer, mail and page say what is not in it', async () => {
    await change({ price_type: 'Excl. Govt. Charges', state: 'VIC' });
    const { own, hold } = await bought(delivery, TOTAL, 'VIC');
    await pay(hold.payment_url);
    const kept = await api.hold(hold.reference);
    const { rows } = await sql<{ payload: { answers: Record<string, string> } }>`
      select payload from leads where id = ${kept.leadId}`.execute(api.kit.database.db);
    const answers = rows[0]?.payload.answers;
    expect(answers).toMatchObject({ 'Total before government charges': '$31,245' });
    expect(answers).not.toHaveProperty('Total price');
    const mine = Object(Object((await own.look()).body['mine'])['purchase']);
    expect(mine.notes[0]).toBe('In Victoria.');
  });

  it('is exported with the reservation, and erased with its shopper', async () => {
    const { hold } = await bought();
    const kept = await api.hold(hold.reference);
    const services = { db: api.kit.database.db, now: api.clock.now };
    expect(JSON.stringify(await holdData(services, kept, 'shopper'))).toContain('1 Example St');
    await eraseHolds(services, { holds: [kept], who: 'operator', why: 'asked' });
    expect(await api.hold(hold.reference)).toMatchObject({ purchase: null, shopper: null });
  });

  describe('its pages', () => {
    const visitor = () => new Visit(api, shown, slug);

    it('nobody comes to a step before the ones in front of it are answered', async () => {
      const visit = visitor();
      expect((await visit.open('&step=review')).view?.step).toBe('car');
      await visit.post({ step: 'car', price: '30000' });
      expect((await visit.open('&step=review')).view?.step).toBe('handover');
      expect((await visit.open('&step=car')).view?.step).toBe('car');
      expect(await visit.post({ step: 'time', time: 'soon' })).toMatchObject({ status: 422 });
    });

    it('a vehicle that leaves the stock leads to its page, which says so', async () => {
      const visit = visitor();
      await visit.post({ step: 'car', price: '30000' });
      await sql`update cars set removed_at = now() where id = ${id}`.execute(api.kit.database.db);
      const handover = { handover: 'delivery', address: '1 St', postcode: '4006' };
      expect(await visit.post({ step: 'handover', ...handover })).toMatchObject({
        to: `/checkout-journey?car_id=${slug}`,
      });
    });

    it('a price that changed is shown and confirmed anew, and everything else stays', async () => {
      const visit = visitor();
      await visit.choose();
      const seen = await visit.open();
      expect(seen.view).toMatchObject({ step: 'review', isBack: true });
      await change({ price: 31_000 });
      expect((await visit.open('&step=review')).view).toMatchObject({ step: 'car', oldPrice: 30_000 });
      const refused = await visit.sendReview(seen);
      expect(refused).toMatchObject({ failure: expect.stringContaining('The price has changed') });
      expect(await visit.post({ step: 'car', price: '31000' })).toMatchObject({
        to: expect.stringContaining('step=review'),
      });
      expect((await visit.open()).view).toMatchObject({
        oldPrice: null,
        quote: { total_cents: TOTAL + 100_000 },
      });
    });

    it('a vehicle that is sold or reserved meanwhile has no steps', async () => {
      const visit = visitor();
      await visit.choose();
      const seen = await visit.open();
      await change({ status: 'sold' });
      expect(await visit.open()).toMatchObject({ free: 'gone', view: null });
      const last = await visit.sendReview(seen);
      expect(last).toMatchObject({ failure: expect.stringContaining('was just sold') });
      await change({ status: 'in_stock' });
      const { hold } = await bought();
      expect(await visit.open()).toMatchObject({ free: 'paying', view: null });
      await pay(hold.payment_url);
      expect(await visit.open()).toMatchObject({ free: 'held', view: null });
    });

    it('the last step sets the vehicle aside; then the payment is the page', async () => {
      const visit = visitor();
      await visit.choose();
      const page = await visit.open();
      const unread = await visit.sendReview(page, {});
      expect(unread).toMatchObject({ status: 422, errors: { agreed: expect.any(String) }, failure: null });
      const sent = await visit.sendReview(page);
      expect(sent).toMatchObject({ to: `/cars/${slug}/checkout` });
      await expect(visit.open()).rejects.toMatchObject({ status: 303 });
    });

    it('a payment that ran out of time leads back to the last step with everything kept; a paid one forgets the draft', async () => {
      const visit = visitor();
      await visit.choose();
      const before = await visit.open();
      const send = async () => visit.sendReview(await visit.open());
      await send();
      const start = api.clock.now;
      api.clock.now = new Date(start.getTime() + 36 * 60_000);
      try {
        await api.step((await api.hold((await visit.checkout()).hold?.reference)).id);
        const again = await visit.open();
        expect(again.view).toMatchObject({ step: 'review', choices: before.view?.choices });
        expect(again.view?.shopper).toEqual(before.view?.shopper);
        expect(await send()).toMatchObject({ to: `/cars/${slug}/checkout` });
        const { hold } = await visit.checkout();
        expect(visit.hasDraft).toBe(true);
        await pay(hold?.payment_url);
        expect((await visit.checkout()).hold?.status).toBe('held');
        expect(visit.hasDraft).toBe(false);
      } finally {
        api.clock.now = start;
      }
    });

    const pickedUp = { step: 'handover', handover: 'pick-up', place: '', address: '', postcode: '' };
    it.each([
      ['a day', { step: 'time', time: '2026-11-24 pm' }, 'Delivery time'],
      [
        'an address',
        { step: 'handover', handover: 'delivery', address: '9 Rd', postcode: '4006' },
        'Address',
      ],
      ['a trade-in', { step: 'trade', trade: 'own', trade_in: '2014 Mazda 3\r\nred' }, 'Trade-in'],
      ['a payment', { step: 'pay', pay: 'finance' }, 'Payment'],
      ['details', { step: 'details', ...shopper, last_name: 'Other' }, 'Your details'],
      ['a pick-up', pickedUp, 'Delivery'],
    ])(
      'what another tab changed, %s, is shown again before anything is ordered',
      async (_, fields, label) => {
        const visit = visitor();
        await visit.choose();
        const seen = await visit.open('&step=review');
        await visit.post(fields);
        expect(await visit.sendReview(seen)).toMatchObject({
          ...{ failure: expect.stringContaining(label), errors: {} },
          status: label === 'Delivery' ? 422 : 409,
        });
        expect((await browser().look()).body['free']).toBe('free');
        if (fields === pickedUp) await visit.post({ step: 'time', time: pickUp.time });
        const again = await visit.open('&step=review');
        expect(await visit.sendReview(again)).toMatchObject({ to: `/cars/${slug}/checkout` });
      },
    );

    it('a browser that was closed after any step comes back to the next one, with what was chosen', async () => {
      const visit = visitor();
      const next = ['handover', 'time', 'trade', 'pay', 'extras', 'details', 'review'];
      for (const [at, step] of Visit.steps.entries()) {
        await visit.post(step);
        const { view } = await visit.open();
        expect(view).toMatchObject({ step: next[at], isBack: true });
      }
      const { view } = await visit.open();
      expect(view?.choices).toMatchObject({ address: '1 St', time: delivery.time, extras: ['coat'] });
      expect(view?.shopper).toMatchObject({ email: shopper.email });
    });

    it('starts again on request, and without a vehicle has a page that says so', async () => {
      const visit = visitor();
      await visit.choose();
      await visit.post({ go: 'restart' });
      expect((await visit.open()).view).toMatchObject({ step: 'car', isBack: false });
      const url = new URL('https://dealer.example/checkout-journey');
      expect(await visit.open('', url)).toMatchObject({ car: null, view: null });
    });
  });
});
