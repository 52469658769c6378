import { createSheetMaker } from '@forecourt/documents';
import { describe, expect, it } from 'vitest';
import { Browser, checkoutApi } from './testing/checkout-api.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', host: 'harbour-city.localhost' };

describe('the receipt', () => {
  it('is a PDF for the browser that paid and for the link of the mails, before and after a refund, and while the provider is away', async () => {
    const maker = createSheetMaker();
    const api = await checkoutApi('pglite', {}, { sheets: maker });
    const { slug } = await api.kit.addCar({ id: 1, show_on_dealer_website: true });
    const own = new Browser(api.kit, slug);
    const ask = (query = '', cookie = `__Host-checkout=${own.token}`) =>
      api.kit.request(`/api/reservations/${slug}/receipt${query}`, {
        headers: { host: 'harbour-city.localhost', cookie },
      });
    const { reference, payment_url } = Object((await own.reserve()).body['hold']);
    expect(await ask().then(({ status }) => status), 'nothing is paid').toBe(404);
    expect((await own.look()).body['receipt']).toBe(false);
    await api.kit.request(String(payment_url), {
      ...{ method: 'POST', headers: FORM, body: 'card=4242424242424242' },
    });
    expect((await own.look()).body['receipt']).toBe(true);
    const { linkToken } = await api.hold(reference);
    const away = () => Promise.reject(new Error('away'));
    const { look } = api.offer.provider ?? expect.fail('There is no provider.');
    Object.assign(api.offer.provider ?? {}, { look: away });
    for (const answer of [await ask(), await ask(`?link=${linkToken}`, '')]) {
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="receipt-${reference}.pdf"`,
      );
      expect((await answer.text()).slice(0, 5)).toBe('%PDF-');
    }
    for (const [query, cookie] of [
      ['', ''],
      ['', `__Host-checkout=${'x'.repeat(43)}`],
      [`?link=${'x'.repeat(43)}`, ''],
    ] as const)
      expect((await ask(query, cookie)).status).toBe(404);
    Object.assign(api.offer.provider ?? {}, { look });
    await own.refund();
    expect((await ask()).status).toBe(200);
    await maker.close();
    await api.kit.database.close();
  });

  it.each([
    ['no business is known', { business: null }, false, 404],
    ['no PDF can be made', {}, true, 503],
  ])('where %s, the page says so and the rest works', async (_, changes, offered, status) => {
    const api = await checkoutApi('pglite', changes);
    const { slug } = await api.kit.addCar({ id: 1, show_on_dealer_website: true });
    const own = new Browser(api.kit, slug);
    const { payment_url } = Object((await own.reserve()).body['hold']);
    await api.kit.request(String(payment_url), {
      ...{ method: 'POST', headers: FORM, body: 'card=4242424242424242' },
    });
    expect((await own.look()).body).toMatchObject({ receipt: offered, mine: { status: 'held' } });
    const headers = { host: 'harbour-city.localhost', cookie: `__Host-checkout=${own.token}` };
    expect((await api.kit.request(`/api/reservations/${slug}/receipt`, { headers })).status).toBe(status);
    await api.kit.database.close();
  });
});
