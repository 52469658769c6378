import { testEngines } from '@forecourt/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentProvider } from './payments/PaymentProvider.ts';
import { reconcile } from './reconcile.ts';
import { checkoutKit, SITE, type CheckoutKit } from './test/checkoutKit.ts';

const HOUR = 3_600_000;
const PAYS = '4242 4242 4242 4242';

describe.each(testEngines('reconcile'))('reconciling on %s', (engine) => {
  let kit: CheckoutKit;
  let carId = 0;
  beforeAll(async () => {
    kit = await checkoutKit(engine);
  });
  afterAll(() => kit.close());
  beforeEach(async () => {
    carId += 10;
    await kit.addCar(carId);
    later(1);
  });

  const later = (hours: number) => {
    kit.clock.now = new Date(kit.clock.now.getTime() + hours * HOUR);
  };

  it('[GA-07] a provider that is away for some of it leaves what was mended told, and the rest is found the next time', async () => {
    const since = kit.clock.now;
    await kit.addCar(carId + 1);
    const [first, second] = [await kit.open(carId), await kit.open(carId + 1)];
    for (const { session } of [first, second]) await kit.sandbox.pay(session ?? '', PAYS, 'none');
    const away = (): Promise<never> => Promise.reject(new Error('The provider does not answer.'));
    const lame: PaymentProvider = {
      ...kit.provider,
      look: (session, ...rest) => (session === first.session ? away() : kit.provider.look(session, ...rest)),
      async *list(...asked) {
        yield* kit.provider.list(...asked);
        await away();
      },
    };
    const found = await reconcile(kit.services(), lame, { site: SITE, since });
    const why = 'The provider does not answer.';
    expect(found).toEqual({
      ...{ compared: 2, mended: [{ reference: second.reference }], orphans: [] },
      open: [
        { reference: first.reference, why },
        { reference: 'payments without a reservation', why },
      ],
    });
    expect((await kit.hold(first.id)).state.status).toBe('started');
    const again = await reconcile(kit.services(), kit.provider, { site: SITE, since });
    expect(again).toMatchObject({ mended: [{ reference: first.reference }], open: [] });
  });

  it('makes up for lost webhooks and for a provider that was away', async () => {
    const since = kit.clock.now;
    later(0.01);
    const { id, session, reference } = await kit.open(carId);
    await kit.sandbox.pay(session ?? '', PAYS, 'none');
    const first = await reconcile(kit.services(), kit.provider, { site: SITE, since });
    expect(first.mended).toContainEqual({ reference });
    const { payment } = await kit.hold(id);
    await kit.sandbox.refundInDashboard(payment ?? '');
    await reconcile(kit.services(), kit.provider, { site: SITE, since });
    expect((await kit.hold(id)).state).toMatchObject({
      status: 'refunded',
      money: 'returned',
      why: 'provider',
    });
    expect(await kit.isReserved(carId)).toBe(false);
    const again = await reconcile(kit.services(), kit.provider, { site: SITE, since });
    expect(again.mended).toEqual([]);
  });

  it('compares every hold, also those behind the first batch', async () => {
    later(1);
    const since = kit.clock.now;
    for (const of of [carId, carId + 1, carId + 2]) {
      later(0.01);
      if (of > carId) await kit.addCar(of);
      await kit.open(of);
    }
    for (const batch of [1, 2, 3, 500])
      expect((await reconcile(kit.services(), kit.provider, { site: SITE, since, batch })).compared).toBe(3);
    later(1);
    const { mended } = await reconcile(kit.services(), kit.provider, { site: SITE, since, batch: 2 });
    expect(mended, 'those whose time to pay is over').toHaveLength(3);
  });
});
