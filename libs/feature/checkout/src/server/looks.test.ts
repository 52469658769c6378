import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { checkout } from '../manifest.ts';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { Browser, checkoutApi, shopper, terms, type CheckoutApi } from './testing/checkout-api.ts';
import { Visit } from './testing/visit.ts';

const PAYS = '4242 4242 4242 4242';
const JSON_OF_SITE = { host: 'harbour-city.localhost', 'content-type': 'application/json' };
const invoices = { intro: '', minCents: 100, maxCents: 500_000, gst: '' };
const features = [checkout({ terms })];

describe('looks at the provider', () => {
  let api: CheckoutApi;
  let slug = '';
  beforeEach(async () => {
    api = await checkoutApi('pglite', { invoices });
    onTestFinished(() => api.kit.database.close());
    ({ slug } = await api.kit.addCar({ id: 1, stocknum: 'L1', show_on_dealer_website: true }));
  });

  /** Counts the calls of the provider from now on. */
  function counted() {
    const { provider } = api.offer;
    if (!provider) throw new Error('There is no provider.');
    const { look } = provider;
    const calls = { looks: 0 };
    provider.look = (...asked) => {
      calls.looks += 1;
      return look(...asked);
    };
    return calls;
  }

  /** How many looks are allowed from now until it is asked: five in each ten seconds that have begun, as a slow machine needs more of them. */
  function allowance() {
    const start = performance.now();
    return () => 5 * (1 + Math.floor((performance.now() - start) / 10_000));
  }

  /** Pays without a word to the site. */
  async function payUnheard(url: unknown) {
    await api.sandbox.sandbox.pay(String(url).split('/').at(-1) ?? '', PAYS, 'none');
    api.sandbox.posted.length = 0;
  }

  it('[GA-07] whoever loads the page of a payment again and again does not use up the calls of the dealer’s account', async () => {
    const own = new Browser(api.kit, slug);
    await own.reserve();
    const [calls, allowed] = [counted(), allowance()];
    for (let times = 0; times < 40; times += 1) await own.look('?back=1');
    expect(calls.looks).toBeLessThanOrEqual(allowed());
    const other = new Browser(
      api.kit,
      (await api.kit.addCar({ id: 2, stocknum: 'L2', show_on_dealer_website: true })).slug,
    );
    const { payment_url: url } = Object((await other.reserve()).body['hold']);
    await payUnheard(url);
    expect((await other.look('?back=1')).body['mine'], 'others are asked about').toMatchObject({
      status: 'held',
    });
  });

  it('[GA-07] the same of an invoice', async () => {
    const body = JSON.stringify({ invoice: 'INV-1', amount: '100', shopper });
    const posted = await api.kit.request('/api/invoices', { method: 'POST', body, headers: JSON_OF_SITE });
    const { link } = Object(await posted.json());
    const [calls, allowed] = [counted(), allowance()];
    for (let times = 0; times < 40; times += 1)
      await api.kit.request(`/api/invoices?link=${link}&back=1`, { headers: JSON_OF_SITE });
    expect(calls.looks).toBeLessThanOrEqual(allowed());
  });

  it('[GA-07] a shopper who paid, lost the line and presses the button of the payment again is told that it is paid', async () => {
    const shown = publicSite(defineDealer({ ...exampleDealer, features }));
    const visit = new Visit(api, shown, slug);
    await visit.reserve(await visit.checkout());
    const { payQuery, hold } = await visit.checkout();
    await payUnheard(hold?.payment_url);
    expect((await visit.checkout()).hold?.status).toBe('started');
    const counted = await visit.led(payQuery);
    expect(counted, 'the page that counts a payment').toBe(`/cars/${slug}/checkout?back=1`);
    expect(await visit.checkout('?back=1')).toMatchObject({ notice: null, hold: { status: 'held' } });
  });

  it('[AN-01] the same by the link of a mail: the page that counts the payment keeps the link', async () => {
    const shown = publicSite(defineDealer({ ...exampleDealer, features }));
    const visit = new Visit(api, shown, slug);
    await visit.reserve(await visit.checkout());
    const { hold } = await visit.checkout();
    const { linkToken } = await api.hold(hold?.reference);
    const { payQuery } = await visit.checkout(`?link=${linkToken}`);
    await payUnheard(hold?.payment_url);
    expect(await visit.led(payQuery)).toBe(`/cars/${slug}/checkout?link=${linkToken}&back=1`);
  });
});
