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
  await own.refund();
  expect((await receipt()).amounts.at(-1)).toEqual({ label: 'Sent back', value: '-$250.50' });
  await api.kit.database.close();
});
