import { hiddenFields, readableText } from '../support/html.ts';
import { carToReserve, checkoutOf } from '../support/reservation.ts';
import { asShopper } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** Another person in each run: one person gets a vehicle a few times a day without a payment. */
const run = String(Date.now()).slice(-6);
const shopper = {
  ...{ name: 'Kim', last_name: 'Lee' },
  ...{ email: `kim${run}@shopper.example`, phone: `0412 ${run.slice(0, 3)} ${run.slice(3)}` },
};

test(
  'two shoppers want one vehicle: the second reads why not; given up before paying, it is free at once',
  { tag: '@reserve' },
  async ({ get: ask, site, origin, definition }) => {
    const path = checkoutOf(definition, carToReserve(site, 6));
    const get = await asShopper(ask, { origin, definition });
    const page = await get(path);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).toContain('<meta name="robots" content="noindex');
    const fields = { ...shopper, agreed: 'yes', ...hiddenFields(page.text) };
    const post = (changes: Record<string, string>, cookie = '') =>
      get(path, {
        ...{ method: 'POST', headers: { ...FORM, cookie } },
        body: new URLSearchParams({ ...fields, ...changes }).toString(),
      });

    const dearer = await post({ price: '1' });
    expect([dearer.status, readableText(dearer.text)]).toEqual([
      422,
      expect.stringContaining('The price has changed'),
    ]);
    const older = await post({ version: '2001-01' });
    expect([older.status, readableText(older.text)]).toEqual([
      422,
      expect.stringContaining('The terms have changed'),
    ]);

    const first = await post({});
    expect([first.status, first.headers['location']]).toEqual([303, path]);
    const [set = ''] = first.headers['set-cookie'] ?? [];
    expect(set).toMatch(/^__Host-checkout=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax/);
    const mine = set.split(';')[0] ?? '';
    const second = await post({});
    expect([second.status, readableText(second.text)]).toEqual([
      422,
      expect.stringContaining('Another shopper is reserving this vehicle right now. Nothing was charged.'),
    ]);
    for (const value of ['', 'x', 'x'.repeat(43), 'x'.repeat(9_000)]) {
      const cookie = `__Host-checkout=${value}`;
      expect(
        readableText((await get(path, { headers: { cookie } })).text),
        cookie.slice(0, 20),
      ).not.toContain('RS-');
    }
    expect(readableText((await get(path, { headers: { cookie: mine } })).text)).toContain('Pay $200 by card');
    const given = await post({ go: 'cancel' }, mine);
    expect([given.status, given.headers['location']]).toEqual([303, `${path}?was=cancelled`]);
    expect(readableText((await get(path)).text)).toContain('Continue to the payment of $200');
  },
);

test('a webhook without the signature of the provider is refused', { tag: '@reserve' }, async ({ get }) => {
  for (const signature of ['', 't=1,v1=0', 'x'.repeat(5_000)]) {
    const answer = await get('/api/payments/webhook', {
      ...{ method: 'POST', body: '{"type":"checkout.session.completed"}' },
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
    expect(answer.status, signature.slice(0, 9)).toBe(400);
  }
});
