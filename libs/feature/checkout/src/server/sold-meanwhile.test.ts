import { testEngines } from '@forecourt/database/testing';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { checkout } from '../manifest.ts';
import { Browser, checkoutApi, shopper, terms, type CheckoutApi } from './testing/checkout-api.ts';
import { Visit } from './testing/visit.ts';

const shown = publicSite(defineDealer({ ...exampleDealer, features: [checkout({ terms })] }));
const PAYS = '4242424242424242';

describe.each(testEngines('before the payment'))('before the payment page opens, on %s', (engine) => {
  let api: CheckoutApi;
  let id = 0;
  let slug = '';
  beforeAll(async () => {
    api = await checkoutApi(engine, { shown });
  });
  afterAll(() => api.kit.database.close());
  beforeEach(async () => {
    id += 1;
    ({ slug } = await api.kit.addCar({ id, stocknum: `M${id}`, show_on_dealer_website: true }));
  });

  /** A vehicle that is set aside, with the page that leads to its payment. */
  async function started() {
    const visit = new Visit(api, shown, slug);
    await visit.reserve(await visit.checkout());
    const page = await visit.checkout();
    const session = String(page.hold?.payment_url).split('/').at(-1) ?? '';
    return { visit, page, session };
  }

  it.each([
    ['sold', () => sql`update cars set status = 'sold', car = car || '{"status": "sold"}' where id = ${id}`],
    ['not in the stock any more', () => sql`update cars set removed_at = now() where id = ${id}`],
  ])(
    '[GA-07] a vehicle that is %s is not paid for: the page says that nothing was charged',
    async (_, change) => {
      const { visit, page, session } = await started();
      await change().execute(api.kit.database.db);
      expect(await visit.led(page.payQuery)).toBeNull();
      expect(await visit.checkout(page.payQuery)).toMatchObject({
        ...{ free: 'gone', hold: { status: 'expired', money: 'none', payment_url: null } },
      });
      expect(await api.sandbox.sandbox.pay(session, PAYS, 'none')).toEqual({ closed: 'expired' });
    },
  );

  it('[GA-07] while the provider is away a sold vehicle does not lead to its payment either, and its page is closed after it', async () => {
    const { visit, page, session } = await started();
    const provider = api.offer.provider ?? expect.fail('There is no provider.');
    const before = { ...provider };
    const away = () => Promise.reject(new Error('away'));
    Object.assign(provider, { look: away, close: away });
    onTestFinished(() => void Object.assign(provider, before));
    onTestFinished(() => void Object.assign(provider, before));
    await sql`update cars set removed_at = now() where id = ${id}`.execute(api.kit.database.db);
    expect(await visit.led(page.payQuery)).toBeNull();
    Object.assign(provider, before);
    expect((await visit.checkout()).hold?.status).toBe('expired');
    expect(await api.sandbox.sandbox.pay(session, PAYS, 'none')).toEqual({ closed: 'expired' });
  });

  it('[GA-07] a payment that was made before the vehicle was sold goes back, as its page says', async () => {
    const { visit, page, session } = await started();
    await api.sandbox.sandbox.pay(session, PAYS, 'none');
    api.sandbox.posted.length = 0;
    await sql`update cars set removed_at = now() where id = ${id}`.execute(api.kit.database.db);
    expect((await visit.checkout(page.payQuery)).hold).toMatchObject({ status: 'refunded', why: 'sold' });
  });

  it('[GA-07] whose answer died with the process, a corrected email address opens a payment page all the same', async () => {
    const own = new Browser(api.kit, slug);
    const { reference, payment_url } = Object((await own.reserve()).body['hold']);
    await sql`update checkout_holds set session_id = null, payment_url = null where car_id = ${id}`.execute(
      api.kit.database.db,
    );
    const again = await own.reserve({ shopper: { ...shopper, email: 'kim.lee@shopper.example' } });
    const hold = Object(again.body['hold']);
    expect([hold.reference, hold.status]).toEqual([reference, 'started']);
    expect(hold.payment_url).toContain('/sandbox/');
    expect(hold.payment_url).not.toBe(payment_url);
    const { session } = await api.hold(reference);
    expect(api.sandbox.sandbox.session(session ?? '')?.email).toBe('kim.lee@shopper.example');
  });
});
