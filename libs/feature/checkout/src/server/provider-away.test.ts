import { findHold } from '@forecourt/checkout-desk';
import { describe, expect, it } from 'vitest';
import { Browser, checkoutApi, type CheckoutApi } from './testing/checkout-api.ts';

const HOUR = 3_600_000;

describe('a provider that is away', () => {
  it('at the start, the vehicle is free again and the shopper reads that nothing was charged', async () => {
    const away = { open: () => Promise.reject(new Error('away')) };
    const api = await checkoutApi('pglite');
    const down = await checkoutApi('pglite', { provider: { ...requireProvider(api), ...away } });
    const { slug } = await down.kit.addCar({ id: 1, show_on_dealer_website: true });
    const own = new Browser(down.kit, slug);
    expect(await own.reserve()).toMatchObject({
      status: 503,
      body: { error: expect.stringContaining('Nothing was charged') },
    });
    expect((await own.look()).body['free']).toBe('free');
    await down.kit.database.close();
    await api.kit.database.close();
  });

  it('at each later step, the page shows what is known, and nothing is given away', async () => {
    const api = await checkoutApi('pglite');
    const { slug } = await api.kit.addCar({ id: 1, show_on_dealer_website: true });
    const own = new Browser(api.kit, slug);
    const { reference } = Object((await own.reserve()).body['hold']);
    const failing = () => Promise.reject(new Error('away'));
    Object.assign(requireProvider(api), { look: failing, close: failing, refund: failing });
    expect(await own.look('?back=1')).toMatchObject({ status: 200, body: { mine: { status: 'started' } } });
    expect((await own.cancel()).status).toBe(503);
    expect(await new Browser(api.kit, slug).reserve()).toMatchObject({ status: 422 });
    const hold = await findHold({ db: api.kit.database.db }, 'harbour-city', {
      reference: String(reference),
    });
    api.clock.now = new Date(api.clock.now.getTime() + HOUR);
    await expect(api.step(hold?.id ?? '')).rejects.toThrow('away');
    await api.kit.database.close();
  });

  it('without an account in production nobody is asked to pay', async () => {
    const api = await checkoutApi('pglite', { provider: null, mount: null });
    const { slug } = await api.kit.addCar({ id: 1, show_on_dealer_website: true });
    const own = new Browser(api.kit, slug);
    expect((await own.look()).body).toMatchObject({ payments: false, free: 'free' });
    expect((await own.reserve()).status).toBe(503);
    expect((await api.kit.request('/api/payments/sandbox/cs_test_1')).status).toBe(404);
    await api.kit.database.close();
  });
});

function requireProvider({ offer }: CheckoutApi) {
  if (!offer.provider) throw new Error('There is no provider.');
  return offer.provider;
}
