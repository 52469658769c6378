import { testEngines } from '@forecourt/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleHold } from './settle.ts';
import { addEvents } from './store/addEvents.ts';
import { findHold } from './store/findHold.ts';
import { holdLog } from './store/log.ts';
import type { WantedHold } from './store/startHold.ts';
import { checkoutKit, SITE, type CheckoutKit } from './test/checkoutKit.ts';

const PAYS = '4242 4242 4242 4242';
const token = 'r'.repeat(43);
const priceOf: WantedHold['priceOf'] = ({ price }) => (price ? { price, priceSuffix: 'Drive away' } : null);
const withExtras = (label: string) => ({
  ...{ lines: [{ label, cents: 100 }], totalCents: 100, rows: [], loan: null, onRoad: undefined },
});

describe.each(testEngines('holds that are replaced'))('a hold that is replaced on %s', (engine) => {
  let kit: CheckoutKit;
  let carId = 0;
  beforeAll(async () => {
    kit = await checkoutKit(engine);
  });
  afterAll(() => kit.close());
  beforeEach(async () => {
    carId += 1;
    await kit.addCar(carId);
    kit.posted.length = 0;
  });

  const later = (minutes: number) => {
    kit.clock.now = new Date(kit.clock.now.getTime() + minutes * 60_000);
  };
  const settle = (id: string) => settleHold(kit.services(), kit.provider, { site: SITE, id });
  const again = (changes: Partial<WantedHold>) => kit.start(carId, { token, ...changes });
  const open = (changes: Partial<WantedHold> = {}) => kit.open(carId, { token, ...changes });

  it.each<[string, Partial<WantedHold>, Partial<WantedHold>]>([
    ['other extras', { purchase: withExtras('Tint') }, { purchase: withExtras('Mats') }],
    ['a purchase after a reservation', {}, { purchase: withExtras('Mats') }],
    ['another deposit', {}, { amountCents: 50_000 }],
    [
      'another deposit on a purchase',
      { purchase: withExtras('Tint') },
      { amountCents: 1, purchase: withExtras('Tint') },
    ],
  ])('[GA-07] by %s: the earlier payment page is closed, and the time to pay stays', async (_, was, now) => {
    const first = await open(was);
    later(12);
    const second = await again(now);
    const hold = 'hold' in second ? second.hold : expect.fail(second.outcome);
    expect([second.outcome, hold.id === first.id]).toEqual(['replaced', false]);
    expect(hold.facts).toMatchObject({
      ...{ openUntil: first.facts.openUntil, amountCents: now.amountCents ?? 20_000 },
    });
    expect((await findHold(kit.services(), SITE, { carId, token, shopperId: null }))?.id).toBe(hold.id);
    expect(await kit.start(carId), 'for another shopper').toEqual({ outcome: 'paying' });
    await settle(first.id);
    expect(await kit.sandbox.pay(first.session ?? '', PAYS, 'none')).toEqual({ closed: 'expired' });
    expect((await kit.hold(first.id)).state).toMatchObject({ status: 'expired', money: 'none', why: null });
    const lines = await holdLog(kit.services(), first);
    expect(lines.map(({ what, who }) => [what, who])).toEqual([
      ['started', 'shopper'],
      ['givenUp', 'shopper'],
      ['closed', 'provider'],
    ]);
    await kit.deliver(kit.posted.splice(0));
    expect((await kit.hold(hold.id)).state.status).toBe('started');
  });

  it('[GA-07] and paid on its page before that is closed: the money goes back, and the new one stays', async () => {
    const first = await open();
    const second = await again({ purchase: withExtras('Mats') });
    await kit.sandbox.pay(first.session ?? '', PAYS, 'none');
    expect((await settle(first.id))?.state).toMatchObject({ status: 'refunded', money: 'returning' });
    await kit.deliver(kit.posted.splice(0));
    expect((await settle(first.id))?.state).toMatchObject({ money: 'returned', why: 'shopper' });
    expect('hold' in second && (await kit.hold(second.hold.id)).state.status).toBe('started');
    expect(await kit.isReserved(carId)).toBe(false);
  });

  it('[GA-07] by the price that the vehicle has now, and not by one that it never had', async () => {
    const first = await open();
    expect(await again({ seenPrice: 1 })).toEqual({ outcome: 'priceChanged', price: 34_990 });
    const cheaper = { priceOf: () => ({ price: 33_990, priceSuffix: '' }) };
    expect(await again(cheaper), 'as it was agreed').toMatchObject({
      ...{ outcome: 'mine', hold: { id: first.id, car: { price: 34_990 } } },
    });
    expect(await again({ ...cheaper, seenPrice: 33_990 })).toMatchObject({
      ...{ outcome: 'replaced', hold: { car: { price: 33_990 } } },
    });
  });

  it('not by the same form, nor by a reservation that is sent after the purchase', async () => {
    const { id } = await open({ purchase: withExtras('Tint') });
    expect(await again({ purchase: withExtras('Tint') })).toMatchObject({ outcome: 'mine', hold: { id } });
    expect(await again({ amountCents: 1 })).toMatchObject({ outcome: 'mine', hold: { id } });
  });

  it('not after its payment, nor after its time, nor once the vehicle is sold', async () => {
    const paid = await open();
    await kit.sandbox.pay(paid.session ?? '', PAYS, 'none');
    await kit.deliver(kit.posted.splice(0));
    const other = { purchase: withExtras('Mats') };
    expect(await again(other)).toMatchObject({ outcome: 'mine', hold: { id: paid.id, purchase: null } });
    carId += 1;
    await kit.addCar(carId);
    const { id } = await open();
    expect(await again({ ...other, priceOf: () => null })).toEqual({ outcome: 'gone' });
    later(36);
    expect(await again(other)).toMatchObject({ outcome: 'mine', hold: { id, purchase: null } });
    expect(await again({ ...other, priceOf })).toMatchObject({ outcome: 'mine', hold: { id } });
  });

  it('and has no payment page yet: none is asked for, and it ends', async () => {
    const first = await again({});
    const { id } = 'hold' in first ? first.hold : expect.fail(first.outcome);
    await again({ purchase: withExtras('Mats') });
    expect((await settle(id))?.facts.closedAt).toBe(kit.clock.now.toISOString());
    expect(await addEvents(kit.services(), { id, events: [], who: 'platform' })).toMatchObject({
      session: null,
    });
  });
});
