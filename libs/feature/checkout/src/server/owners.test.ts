import { testEngines } from '@forecourt/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser, checkoutApi, shopper, type CheckoutApi } from './testing/checkout-api.ts';

const accounts = { realm: 'group', secret: 'a secret of the test with enough characters', secure: false };
const [kim, lou] = ['kim@shopper.example', 'lou@shopper.example'];

describe.each(testEngines('owners of reservations'))('a browser that two people use on %s', (engine) => {
  let api: CheckoutApi;
  let id = 0;
  let browser: Browser;
  beforeAll(async () => {
    api = await checkoutApi(engine, { accounts });
  });
  afterAll(() => api.kit.database.close());
  beforeEach(async () => {
    id += 1;
    const { slug } = await api.kit.addCar({ id, stocknum: `O${id}`, show_on_dealer_website: true });
    browser = new Browser(api.kit, slug);
    await browser.signIn(accounts, kim);
  });

  const reserved = async () => {
    const { reference } = Object((await browser.reserve()).body['hold']);
    const hold = await api.hold(reference);
    await api.sandbox.sandbox.pay(hold.session ?? '', '4242424242424242', 'none');
    expect((await browser.look('?back=1')).body).toMatchObject({ mine: { status: 'held' } });
    return reference;
  };

  it('[GA-07] who signs in next sees no reservation of the one before, and gives up none', async () => {
    const reference = await reserved();
    await browser.signIn(accounts, lou);
    expect((await browser.look()).body).toMatchObject({ free: 'held', mine: null, receipt: false });
    expect([(await browser.cancel()).status, (await browser.refund()).status]).toEqual([404, 404]);
    expect(await browser.own()).toBeNull();
    expect((await api.hold(reference)).state.status).toBe('held');
    await browser.signIn(accounts, kim);
    expect((await browser.look()).body).toMatchObject({ mine: { reference, may_refund: true } });
    expect(await browser.own()).toMatchObject({ held_until: expect.any(String) });
  });

  it('[GA-07] a vehicle that is being paid for is not sent again by who signs in next, and keeps its shopper', async () => {
    const { reference } = Object((await browser.reserve()).body['hold']);
    await browser.signIn(accounts, lou);
    expect(await browser.reserve({ shopper: { ...shopper, email: lou } })).toMatchObject({
      ...{ status: 422, body: { error: expect.stringContaining('Another shopper is reserving') } },
    });
    expect((await api.hold(reference)).shopper?.email).toBe(shopper.email);
    await browser.signIn(accounts, kim);
    expect((await browser.reserve()).body).toMatchObject({ hold: { reference } });
  });

  it('a session that has ended takes nothing away, and a reservation of nobody belongs to the browser', async () => {
    const reference = await reserved();
    browser.session = '';
    expect((await browser.refund()).body).toMatchObject({ hold: { reference, status: 'refunded' } });
    const again = Object((await browser.reserve()).body['hold']);
    await browser.signIn(accounts, lou);
    expect((await browser.look()).body).toMatchObject({ mine: { reference: again.reference } });
    expect((await browser.cancel()).status).toBe(200);
  });
});
