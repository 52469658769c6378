import { expect, it } from 'vitest';
import { holdReceipt } from './hold-receipt.ts';
import { Browser, checkoutApi } from './testing/checkout-api.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', host: 'harbour-city.localhost' };

it('a receipt has ABN, GST, the deposit to the cent, and every paragraph of the terms that were agreed to', async () => {
  const paragraph = 'You get all of it back while the car is reserved for you. '.repeat(30).trim();
  const business = { name: 'Harbour City Motors Pty Ltd', abn: '51 824 753 556', gst: 'No GST is payable.' };
  const api = await checkoutApi('pglite', {
    ...{ business, depositCents: 25_050 },
    terms: {
      ...{ version: '2026-11', deposit: `${paragraph}\n\nReserving isn’t a contract to buy.` },
      ...{
        law: { onRoadCosts: 'On top.', coolingOff: 'One day.', warranty: 'Three months.' },
        lawByState: {},
      },
    },
  });
  const { slug } = await api.kit.addCar({ id: 1, stocknum: 'U1', show_on_dealer_website: true });
  const own = new Browser(api.kit, slug);
  const { reference, payment_url } = Object((await own.reserve()).body['hold']);
  await api.kit.request(String(payment_url), {
    method: 'POST',
    headers: FORM,
    body: 'card=4242424242424242',
  });
  const receipt = async () =>
    holdReceipt(await api.hold(reference), {
      ...{ business, site: api.offer.shown, car: null, now: api.clock.now },
    });
  const { dealer, amounts, notes } = await receipt();
  expect(dealer.abn).toBe('51 824 753 556');
  expect(amounts).toEqual([
    { label: 'GST', value: '$0.00' },
    { label: 'Deposit paid', value: '$250.50' },
  ]);
  expect(notes).toEqual(['No GST is payable.', paragraph, 'Reserving isn’t a contract to buy.']);
  const intent = (await api.hold(reference)).payment ?? '';
  await api.sandbox.sandbox.refundInDashboard(intent, 5_000);
  const posted = api.sandbox.posted.splice(0);
  for (const { body, signature } of [...posted.toReversed(), ...posted])
    await api.kit.request('/api/payments/webhook', {
      ...{ method: 'POST', body },
      headers: { host: FORM.host, 'stripe-signature': signature },
    });
  expect((await receipt()).amounts.at(-1)).toEqual({ label: 'Sent back', value: '-$50' });
  expect((await own.look()).body['mine']).toMatchObject({
    ...{ status: 'held', deposit_cents: 25_050, refunded_cents: 5_000 },
  });
  await own.refund();
  expect((await receipt()).amounts.at(-1)).toEqual({ label: 'Sent back', value: '-$250.50' });
  const mails = await api.kit.database.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'lead.notice')
    .execute();
  const back = mails
    .map(({ payload }) => JSON.stringify(payload))
    .filter((text) => text.includes('goes back'));
  expect(back).toHaveLength(1);
  expect(back[0], 'the mail says what is left of it').toContain(
    'sending the other $200.50 of your deposit back',
  );
  await api.kit.database.close();
});
