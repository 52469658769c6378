import { testEngines } from '@forecourt/database/testing';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { CheckoutPage } from '../logic/page.ts';
import { checkout } from '../manifest.ts';
import { Browser, checkoutApi, shopper, terms, type CheckoutApi } from './testing/checkout-api.ts';
import { Visit } from './testing/visit.ts';

const purchase = {
  ...{ delivery: true, noticeDays: 2, nextSteps: ['We send you the contract.'] },
  extras: [{ id: 'coat', name: 'Paint protection', text: '', priceCents: 89_550 }],
};
const FORM = { 'content-type': 'application/x-www-form-urlencoded', host: 'harbour-city.localhost' };
const CARD = 'card=4242424242424242';
const bands = [{ from: '4000', to: '4999', price: 349.5, name: 'Queensland' }];
const shown = publicSite(defineDealer({ ...exampleDealer, features: [checkout({ terms, purchase })] }));

describe.each(testEngines('a shopper twice'))('a shopper who sends twice on %s', (engine) => {
  let api: CheckoutApi;
  let id = 0;
  let slug = '';
  beforeAll(async () => {
    api = await checkoutApi(engine, { purchase, bands, shown });
  });
  afterAll(() => api.kit.database.close());
  beforeEach(async () => {
    id += 1;
    ({ slug } = await api.kit.addCar({ id, stocknum: `L${id}`, show_on_dealer_website: true }));
  });

  const visitor = () => new Visit(api, shown, slug);
  const holds = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from checkout_holds where car_id = ${id}`.execute(api.kit.database.db);
    return rows[0]?.count;
  };

  it('[GA-07] whose browser loses the answer comes back to the payment, and no other browser does', async () => {
    const visit = visitor();
    const page = await visit.checkout();
    expect(await visit.reserve(page, { keeps: false })).toMatchObject({ to: `/cars/${slug}/checkout` });
    expect((await visit.checkout()).hold).toMatchObject({
      ...{ status: 'started', payment_url: expect.stringContaining('/sandbox/') },
    });
    expect(await visit.reserve(page)).toMatchObject({ to: `/cars/${slug}/checkout` });
    expect(await holds()).toBe(1);
    expect(await visitor().checkout()).toMatchObject({ hold: null, free: 'paying' });
    expect((await new Browser(api.kit, slug).look()).body).toMatchObject({ mine: null });
  });

  it('[GA-07] whose vehicle was set aside just before the process died goes on to the payment in the same browser', async () => {
    const visit = visitor();
    const page = await visit.checkout();
    await visit.reserve(page);
    const { hold } = await visit.checkout();
    const forget = () =>
      sql`update checkout_holds set session_id = null, payment_url = null where car_id = ${id}`.execute(
        api.kit.database.db,
      );
    await forget();
    expect((await visit.checkout()).hold).toMatchObject({
      ...{ reference: hold?.reference, status: 'started', payment_url: hold?.payment_url },
    });
    expect(await visitor().checkout()).toMatchObject({ hold: null, free: 'paying' });
    await forget();
    const { provider } = api.offer;
    const { open } = provider ?? expect.fail('There is no provider.');
    Object.assign(provider ?? {}, { open: () => Promise.reject(new Error('away')) });
    expect((await visit.checkout()).hold, 'the vehicle stays set aside').toMatchObject({
      ...{ reference: hold?.reference, status: 'started', payment_url: null },
    });
    Object.assign(provider ?? {}, { open });
    expect((await visit.checkout()).hold?.payment_url).toBe(hold?.payment_url);
  });

  it('[GA-07] pays by the link of an account in the browser that started, and in no other one', async () => {
    const own = new Browser(api.kit, slug);
    const { reference, payment_url } = Object((await own.reserve()).body['hold']);
    const { linkToken } = await api.hold(reference);
    const look = (browser: Browser) => browser.look(`?link=${linkToken}`);
    expect((await look(own)).body['mine']).toMatchObject({ reference, payment_url });
    expect((await look(new Browser(api.kit, slug))).body['mine']).toMatchObject({ payment_url: null });
  });

  it('presses more than once: all is one hold, and each answer leads to its payment', async () => {
    const visit = visitor();
    const page = await visit.checkout();
    const answers = await Promise.all([visit.reserve(page), visit.reserve(page), visit.reserve(page)]);
    for (const answer of answers) expect(answer).toMatchObject({ to: `/cars/${slug}/checkout` });
    expect(await holds()).toBe(1);
    expect((await visit.checkout()).hold?.payment_url).toContain('/sandbox/');
  });

  /** Each call to open a payment page waits for its turn, then goes on or fails. */
  function slowly() {
    const provider = api.offer.provider ?? expect.fail('There is no provider.');
    const { open } = provider;
    const calls: { goOn(): void; fail(): void }[] = [];
    const slow: typeof open = async (order) => {
      await new Promise<void>((goOn, reject) => {
        calls.push({ goOn, fail: () => reject(new Error('away')) });
      });
      return open(order);
    };
    Object.assign(provider, { open: slow });
    const called = (count: number) => expect.poll(() => calls.length, { timeout: 20_000 }).toBe(count);
    const back = () => Object.assign(provider, { open });
    onTestFinished(() => {
      back();
      for (const call of calls) call.fail();
    });
    return { calls, called, back };
  }

  /** Two presses of one form; the second comes while the payment page of the first opens. */
  async function pressTwice(visit: Visit, page: CheckoutPage) {
    const { calls, called, back } = slowly();
    const first = visit.reserve(page);
    await called(1);
    const second = visit.reserve(page);
    await called(2);
    return { calls, back, first, second };
  }

  it('[GA-07] presses again while the payment page opens, which the provider refuses: the first press keeps the vehicle', async () => {
    const visit = visitor();
    const page = await visit.checkout();
    const { calls, back, first, second } = await pressTwice(visit, page);
    calls[1]?.fail();
    expect(await second).toMatchObject({ to: `/cars/${slug}/checkout` });
    expect((await new Browser(api.kit, slug).reserve()).status, 'another shopper').toBe(422);
    calls[0]?.goOn();
    back();
    expect(await first).toMatchObject({ to: `/cars/${slug}/checkout` });
    expect((await visit.checkout()).hold).toMatchObject({
      ...{ status: 'started', payment_url: expect.stringContaining('/sandbox/') },
    });
    expect(await holds()).toBe(1);
  });

  it('[GA-07] presses again, and the first press has no payment page: a page that opens after the end is not kept', async () => {
    const visit = visitor();
    const page = await visit.checkout();
    const { calls, back, first, second } = await pressTwice(visit, page);
    calls[0]?.fail();
    const refused = { failure: expect.stringContaining('Nothing was charged'), status: 503 };
    expect(await first).toMatchObject(refused);
    calls[1]?.goOn();
    back();
    expect(await second).toMatchObject(refused);
    const { hold, free } = await visit.checkout();
    expect([hold?.status, free]).toEqual(['expired', 'free']);
    expect(await api.hold(hold?.reference)).toMatchObject({ session: null, paymentUrl: null });
  });

  it.each([
    ['comes back', (visit: Visit) => visit.checkout()],
    ['presses again', (visit: Visit, page: CheckoutPage) => visit.reserve(page)],
  ])(
    '[GA-07] whose process died before the payment page, and who %s when too little time is left for one, can reserve anew',
    async (_, again) => {
      const visit = visitor();
      const page = await visit.checkout();
      const { calls, called, back } = slowly();
      const lost = visit.reserve(page);
      await called(1);
      back();
      const start = api.clock.now;
      api.clock.now = new Date(start.getTime() + 10 * 60_000);
      await again(visit, page);
      expect(await visit.checkout()).toMatchObject({
        free: 'free',
        hold: { status: 'expired', money: 'none' },
      });
      expect(await visit.reserve(page)).toMatchObject({ to: `/cars/${slug}/checkout` });
      expect((await visit.checkout()).hold?.payment_url).toContain('/sandbox/');
      api.clock.now = start;
      calls[0]?.fail();
      await lost;
    },
  );

  it('[GA-07] has the form open in a second tab: sent after the payment it reserves and charges nothing again', async () => {
    const visit = visitor();
    const other = await visit.checkout();
    await visit.reserve(other);
    const { hold } = await visit.checkout();
    await api.kit.request(String(hold?.payment_url), { method: 'POST', headers: FORM, body: CARD });
    expect(await visit.reserve(other)).toMatchObject({ to: `/cars/${slug}/checkout` });
    expect((await visit.checkout()).hold).toMatchObject({ reference: hold?.reference, status: 'held' });
    expect(await holds()).toBe(1);
    const pages = [];
    for await (const page of api.offer.provider?.list('harbour-city', new Date(0)) ?? [])
      if (page.hold === (await api.hold(hold?.reference)).id) pages.push(page);
    expect(pages).toMatchObject([{ paid: true }]);
  });

  it('[GA-07] pays for a reservation in one tab and sends a purchase in another: it is told, the draft stays, and nothing is charged again', async () => {
    const visit = visitor();
    const form = await visit.checkout();
    await visit.open();
    await visit.choose();
    const seen = await visit.open();
    await visit.reserve(form);
    const { hold } = await visit.checkout();
    await api.kit.request(String(hold?.payment_url), { method: 'POST', headers: FORM, body: CARD });
    expect((await visit.checkout()).hold).toMatchObject({ status: 'held', purchase: null });
    const to = `/cars/${slug}/checkout?was=unbought`;
    expect(await visit.sendReview(seen)).toMatchObject({ to });
    expect(await visit.checkout('?was=unbought')).toMatchObject({
      ...{ notice: 'unbought', hold: { reference: hold?.reference, status: 'held', purchase: null } },
    });
    expect(visit.hasDraft).toBe(true);
    const opened = await visit.open().catch((answer: unknown) => answer);
    expect(opened instanceof Response && opened.headers.get('location')).toBe(to);
    expect(await holds()).toBe(1);
    await visit.giveUp();
    expect((await visit.open()).view, 'the purchase goes on where it was').toMatchObject({
      ...{ step: 'review', choices: seen.view?.choices },
    });
  });

  /** A purchase that is sent from one tab, after its extras were changed in a second one. `second`: what that tab shows. */
  async function changedInSecondTab() {
    const visit = visitor();
    await visit.open();
    await visit.choose();
    const first = await visit.open();
    await visit.post({ step: 'extras' });
    const second = await visit.open();
    await visit.post({ step: 'extras', extras: 'coat' });
    await visit.sendReview(first);
    const { hold } = await visit.checkout();
    return { visit, second, hold };
  }

  it.each([
    ['while the first tab is still at the payment', false, `was=kept`],
    ['after the first tab has come back', true, null],
  ])(
    '[GA-07] pays for a purchase in one tab and sends another one from a second tab, %s: it is told what is paid, and nothing is charged again',
    async (_, comesBack, answered) => {
      const { visit, second, hold } = await changedInSecondTab();
      await api.kit.request(String(hold?.payment_url), { method: 'POST', headers: FORM, body: CARD });
      if (comesBack) await visit.checkout('?back=1');
      else await visit.post({ step: 'extras' });
      const paid = `/cars/${slug}/checkout`;
      const answer = await visit.sendReview(second);
      expect(answer).toMatchObject({
        to: answered === null ? `/checkout-journey?car_id=${slug}` : `${paid}?${answered}`,
      });
      const opened = await visit.open().catch((thrown: unknown) => thrown);
      expect(opened instanceof Response && opened.headers.get('location')).toBe(`${paid}?was=kept`);
      const { notice, hold: kept } = await visit.checkout('?was=kept');
      expect(notice).toBe('kept');
      expect(kept).toMatchObject({ reference: hold?.reference, status: 'held', purchase: hold?.purchase });
      expect(kept?.purchase?.lines.map(({ label }) => label)).toContain('Paint protection');
      expect(await holds()).toBe(1);
    },
  );

  it('[GA-07] changes a purchase in a second tab before the payment: the first tab says so with what it is now, and leads to its payment then', async () => {
    const { visit, second, hold } = await changedInSecondTab();
    const first = await visit.checkout();
    await visit.post({ step: 'extras' });
    expect(await visit.sendReview(second)).toMatchObject({ to: `/cars/${slug}/checkout` });
    const told = await visit.checkout(first.payQuery);
    expect(told).toMatchObject({ notice: 'changed', hold: { status: 'started' } });
    expect(told.hold?.purchase?.lines.map(({ label }) => label)).not.toContain('Paint protection');
    expect(told.hold?.pay_until, 'another choice gives no more time').toBe(hold?.pay_until);
    const to = await visit.led(told.payQuery);
    expect(to).toContain('/sandbox/');
    expect(to).not.toBe(hold?.payment_url);
    await api.kit.request(String(to), { method: 'POST', headers: FORM, body: CARD });
    for (const { payQuery } of [first, told])
      expect(await visit.led(payQuery)).toBe(`/cars/${slug}/checkout?back=1`);
    expect(await visit.checkout('?back=1')).toMatchObject({ notice: null, hold: { status: 'held' } });
  });

  it('[GA-07] changes a purchase while the first tab is at the payment: its page is closed, and what was chosen last is paid once', async () => {
    const { visit, second, hold } = await changedInSecondTab();
    await visit.post({ step: 'extras' });
    await visit.sendReview(second);
    await api.deliver();
    const session = String(hold?.payment_url).split('/').at(-1) ?? '';
    expect(await api.sandbox.sandbox.pay(session, '4242424242424242', 'none')).toEqual({ closed: 'expired' });
    expect((await api.hold(hold?.reference)).state).toMatchObject({ status: 'expired', money: 'none' });
    const { hold: now } = await visit.checkout();
    await api.kit.request(String(now?.payment_url), { method: 'POST', headers: FORM, body: CARD });
    const { hold: held } = await visit.checkout();
    expect(held).toMatchObject({ status: 'held', reference: now?.reference });
    expect(held?.purchase?.lines.map(({ label }) => label)).not.toContain('Paint protection');
  });

  it('[GA-07] changes a purchase while the provider is away: it waits for its payment page, the earlier one is closed later, and what is paid on it goes back', async () => {
    const { visit, second, hold } = await changedInSecondTab();
    await visit.post({ step: 'extras' });
    const provider = api.offer.provider ?? expect.fail('There is no provider.');
    const before = { ...provider };
    const away = () => Promise.reject(new Error('away'));
    Object.assign(provider, { open: away, look: away, close: away });
    onTestFinished(() => void Object.assign(provider, before));
    expect(await visit.sendReview(second)).toMatchObject({ to: `/cars/${slug}/checkout` });
    const { hold: waiting } = await visit.checkout();
    expect(waiting).toMatchObject({ status: 'started', payment_url: null });
    expect(await visitor().checkout()).toMatchObject({ free: 'paying' });
    const { id: earlier } = await api.hold(hold?.reference);
    await expect(api.step(earlier)).rejects.toThrow('away');
    const session = String(hold?.payment_url).split('/').at(-1) ?? '';
    await api.sandbox.sandbox.pay(session, '4242424242424242', 'none');
    Object.assign(provider, before);
    // The page is found paid, which is a message of its own.
    for (const id of [earlier, earlier]) await api.step(id);
    expect((await api.hold(hold?.reference)).state).toMatchObject({
      ...{ status: 'refunded', money: 'returned', why: 'shopper' },
    });
    const { hold: now } = await visit.checkout();
    expect(now).toMatchObject({ reference: waiting?.reference, status: 'started' });
    await api.kit.request(String(now?.payment_url), { method: 'POST', headers: FORM, body: CARD });
    expect((await visit.checkout()).hold).toMatchObject({ status: 'held', reference: now?.reference });
  });

  it('[GA-07] presses in two tabs with other choices at once: both lead to the one that counts', async () => {
    const visit = visitor();
    await visit.open();
    await visit.choose();
    const first = await visit.open();
    await visit.post({ step: 'extras' });
    const second = await visit.open();
    await visit.post({ step: 'extras', extras: 'coat' });
    const { calls, called, back } = slowly();
    const one = visit.sendReview(first);
    await called(1);
    await visit.post({ step: 'extras' });
    const two = visit.sendReview(second);
    await called(2);
    for (const call of calls) call.goOn();
    back();
    for (const answer of [await one, await two])
      expect(answer).toMatchObject({ to: `/cars/${slug}/checkout` });
    expect((await visit.checkout()).hold).toMatchObject({
      ...{ status: 'started', payment_url: expect.stringContaining('/sandbox/') },
    });
  });

  it('[GA-07] pays for a purchase, and the payment is not heard of yet: a second one does not replace it', async () => {
    const { visit, second, hold } = await changedInSecondTab();
    await visit.post({ step: 'extras' });
    const session = String(hold?.payment_url).split('/').at(-1) ?? '';
    await api.sandbox.sandbox.pay(session, CARD.replace('card=', ''), 'none');
    api.sandbox.posted.length = 0;
    expect(await visit.sendReview(second)).toMatchObject({ to: `/cars/${slug}/checkout?was=kept` });
    expect((await visit.checkout()).hold).toMatchObject({ status: 'held', purchase: hold?.purchase });
  });

  it('mistypes the email address and sends the form again before the payment: the mails and the receipt of the provider go to the right one', async () => {
    const own = new Browser(api.kit, slug);
    const send = (email: string) => own.reserve({ shopper: { ...shopper, email } });
    const { reference } = Object((await send('kim@shoper.example')).body['hold']);
    await send('kim@shopper.example');
    expect((await api.hold(reference)).shopper).toMatchObject({ email: 'kim@shopper.example' });
    expect(await holds()).toBe(1);
    const { payment_url } = Object((await own.look()).body['mine']);
    await api.kit.request(String(payment_url), { method: 'POST', headers: FORM, body: CARD });
    await send('kim@other.example');
    const paid = await api.hold(reference);
    expect(paid.shopper).toMatchObject({ email: 'kim@shopper.example' });
    const { email, payment } = api.sandbox.sandbox.session(paid.session ?? '') ?? {};
    expect([email, payment?.receipt_email]).toEqual(['kim@shoper.example', 'kim@shopper.example']);
  });

  it('loses the answer to the last step of a purchase, and comes back to its payment', async () => {
    const visit = visitor();
    await visit.open();
    await visit.choose();
    const seen = await visit.open();
    expect(await visit.sendReview(seen, { agreed: 'yes', keeps: false })).toMatchObject({
      to: `/cars/${slug}/checkout`,
    });
    const { hold } = await visit.checkout();
    expect(hold).toMatchObject({ status: 'started', purchase: { total_cents: expect.any(Number) } });
    expect(hold?.payment_url).toContain('/sandbox/');
    expect(await holds()).toBe(1);
  });
});
