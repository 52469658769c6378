import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Browser, checkoutApi, shopper, type CheckoutApi } from './testing/checkout-api.ts';

let api: CheckoutApi;
let id = 0;
let people = 0;
let slug = '';
beforeAll(async () => {
  const shown = publicSite(
    defineDealer({ ...exampleDealer, phones: { main: '1300 123 456' }, features: [] }),
  );
  api = await checkoutApi('pglite', { shown }, { trustedProxies: 1 });
});
afterAll(() => api.kit.database.close());
beforeEach(async () => {
  id += 1;
  ({ slug } = await api.kit.addCar({ id, stocknum: `U${id}`, show_on_dealer_website: true }));
});

/** Somebody else, in a network. */
function somebody(address: string) {
  const kit: typeof api.kit = {
    ...api.kit,
    request: (path, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', address);
      return api.kit.request(path, { ...init, headers });
    },
  };
  people += 1;
  const contact = { email: `p${people}@x.example`, phone: `0412 345 ${600 + people}` };
  const browser = new Browser(kit, slug);
  return { browser, reserve: () => browser.reserve({ shopper: { ...shopper, ...contact } }) };
}

async function runsOut({ reserve }: Pick<ReturnType<typeof somebody>, 'reserve'>): Promise<void> {
  const { reference } = Object((await reserve()).body['hold']);
  const hold = await api.hold(reference);
  api.clock.now = new Date(api.clock.now.getTime() + 36 * 60_000);
  await api.step(hold.id);
}

it('[GA-07] who lets a vehicle run out three times reads when it can be reserved again, or whom to call, and somebody else gets it at once', async () => {
  const me = somebody('203.0.113.7');
  for (let times = 0; times < 3; times += 1) await runsOut(me);
  const { status, body } = await me.reserve();
  expect(status).toBe(429);

  expect(body['error']).toMatch(
    /online again from \w+.*, \d+:\d\d [ap]m\. To get it sooner, call us on 1300 123 456\.$/,
  );
  expect(body['error']).toContain('Nothing was charged.');
  expect((await somebody('203.0.113.7').reserve()).status).toBe(200);
});

it('[GA-07] one network lets a vehicle run out six times with other names, and no more on that day', async () => {
  for (let times = 0; times < 6; times += 1) await runsOut(somebody('2001:db8:1:2::1'));
  Object.assign(api.offer, { shown: { ...api.offer.shown, phones: {} } });
  expect(await somebody('2001:db8:1:2::99').reserve()).toMatchObject({
    ...{ status: 429, body: { error: expect.stringMatching(/sooner, send us a message\.$/) } },
  });
  expect((await somebody('2001:db8:1:3::1').reserve()).status).toBe(200);
});

it.each(['unknown', '127.0.0.1', '10.1.2.3'])(
  'without a known network nobody is counted with others: %s',
  async (address) => {
    for (let times = 0; times < 6; times += 1) await runsOut(somebody(address));
    expect((await somebody(address).reserve()).status).toBe(200);
  },
);
