import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentProvider } from './payments/PaymentProvider.ts';
import { reconcile } from './reconcile.ts';
import { checkoutKit, SITE, type CheckoutKit } from './test/checkoutKit.ts';

const PAYS = '4242 4242 4242 4242';
let kit: CheckoutKit;
beforeAll(async () => {
  kit = await checkoutKit('pglite');
});
afterAll(() => kit.close());

it('[GA-07] a provider that is away for some of it leaves what was mended told, and the rest is found the next time', async () => {
  const since = kit.clock.now;
  for (const carId of [1, 2]) await kit.addCar(carId);
  const [first, second] = [await kit.open(1), await kit.open(2)];
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
