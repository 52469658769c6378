import { testEngines } from '@forecourt/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from './reconcile.ts';
import { giveUp, refreshHold, settleHold } from './settle.ts';
import { addEvents } from './store/addEvents.ts';
import { holdLog } from './store/log.ts';
import { checkoutKit, SITE, type CheckoutKit } from './test/checkoutKit.ts';

const HOUR = 3_600_000;
const PAYS = '4242 4242 4242 4242';
const DISPUTED = '4000 0000 0000 0259';

describe.each(testEngines('holds'))('holds on %s', (engine) => {
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

  const later = (hours: number) => {
    kit.clock.now = new Date(kit.clock.now.getTime() + hours * HOUR);
  };
  const settle = (id: string) => settleHold(kit.services(), kit.provider, { site: SITE, id });
  /** A hold that is paid, with its webhook read. */
  async function paidHold(card = PAYS) {
    const { id, session } = await kit.open(carId);
    await kit.sandbox.pay(session ?? '', card, 'none');
    await kit.deliver(kit.posted.splice(0));
    return kit.hold(id);
  }

  it('50 shoppers race for one vehicle: one hold, 49 are told, nobody is charged', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => kit.start(carId)));
    const outcomes = all.map(({ outcome }) => outcome).toSorted();
    expect(outcomes).toEqual([...Array<string>(49).fill('paying'), 'started']);
    expect(await kit.isReserved(carId)).toBe(false);
    expect(kit.posted).toEqual([]);
  });

  it('the browser that has it gets the same hold again, another site or browser does not', async () => {
    const token = 'a'.repeat(43);
    const first = await kit.start(carId, { token });
    const again = await kit.start(carId, { token });
    expect([first, again]).toMatchObject([{ outcome: 'started' }, { outcome: 'mine' }]);
    expect('hold' in first && 'hold' in again && first.hold.id === again.hold.id).toBe(true);
    expect(await kit.start(carId, { token, site: 'northside-group' })).toEqual({ outcome: 'paying' });
  });

  it.each([
    ['sold', { status: 'sold' }, { outcome: 'gone' }],
    ['without a price', { price: null }, { outcome: 'gone' }],
    ['reserved', { reserved: true }, { outcome: 'held' }],
    ['not there yet', { status: 'coming_soon' }, { outcome: 'gone' }],
    ['switched off', { features: { checkout: false } }, { outcome: 'gone' }],
    ['cheaper now', { price: 33_990 }, { outcome: 'priceChanged', price: 33_990 }],
  ])('a vehicle that is %s is not held', async (_, fields, answer) => {
    carId += 1;
    await kit.addCar(carId, fields);
    expect(await kit.start(carId)).toEqual(answer);
  });

  it('a payment holds the vehicle for 48 hours, which it says to everybody', async () => {
    const hold = await paidHold();
    expect(hold).toMatchObject({
      state: { status: 'held', money: 'paid' },
      payment: expect.stringMatching(/^pi_/),
    });
    expect(Date.parse(hold.state.heldUntil ?? '') - Date.parse(hold.facts.paid?.at ?? '')).toBe(48 * HOUR);
    expect(await kit.isReserved(carId)).toBe(true);
    expect(await kit.start(carId)).toEqual({ outcome: 'held' });
    const changes = await kit.database.db
      .selectFrom('outbox')
      .select('key')
      .where('topic', '=', 'car.changed')
      .execute();
    expect(changes.map(({ key }) => key)).toContain(String(carId));
  });

  it('without its webhook, the payment counts when the shopper comes back', async () => {
    const { id, session } = await kit.open(carId);
    await kit.sandbox.pay(session ?? '', PAYS, 'none');
    const back = await refreshHold(kit.services(), kit.provider, await kit.hold(id));
    expect(back.state.status).toBe('held');
    const late = await Promise.all([kit.deliver(kit.posted), kit.deliver(kit.posted)]);
    expect(late).toHaveLength(2);
    expect((await kit.hold(id)).state).toEqual(back.state);
  });

  it.each([
    ['declined', '4000 0000 0000 0002', 'none', { declined: 'Your card was declined.' }],
    ['not confirmed by the bank', '4000 0025 0000 3155', 'none', { challenge: true }],
    [
      'refused at the bank',
      '4000 0025 0000 3155',
      'failed',
      { declined: expect.stringContaining('authenticate') },
    ],
  ] as const)('a card that is %s holds nothing', async (_, card, challenge, outcome) => {
    const { id, session } = await kit.open(carId);
    expect(await kit.sandbox.pay(session ?? '', card, challenge)).toEqual(outcome);
    expect((await refreshHold(kit.services(), kit.provider, await kit.hold(id))).state.status).toBe(
      'started',
    );
    expect(await kit.sandbox.pay(session ?? '', card, 'passed')).toEqual(
      card.startsWith('4000 0025') ? { to: 'https://dealer.example/paid' } : { declined: expect.any(String) },
    );
  });

  it('the deposit goes back to a shopper who asks within the 48 hours, once', async () => {
    const { id } = await paidHold();
    later(47);
    const asked = { kind: 'refundAsked' as const, at: kit.clock.now.toISOString(), why: 'shopper' as const };
    await Promise.all(
      [1, 2, 3].map(() => addEvents(kit.services(), { id, events: [asked], who: 'shopper' })),
    );
    expect(await kit.isReserved(carId)).toBe(false);
    await Promise.all([settle(id), settle(id), settle(id)]);
    expect((await kit.hold(id)).state).toMatchObject({
      status: 'refunded',
      money: 'returned',
      why: 'shopper',
    });
    expect(kit.posted.filter(({ body }) => body.includes('charge.refunded'))).toHaveLength(1);
    expect(await kit.start(carId)).toMatchObject({ outcome: 'started' });
  });

  it('after 48 hours the vehicle is free and the deposit goes back by itself', async () => {
    const { id } = await paidHold();
    later(47.9);
    expect((await settle(id))?.state.status).toBe('held');
    later(0.2);
    expect((await settle(id))?.state).toMatchObject({ status: 'expired', money: 'returned' });
    expect(await kit.isReserved(carId)).toBe(false);
  });

  it('staff give more time, and the hold ends then', async () => {
    const { id } = await paidHold();
    const until = new Date(kit.clock.now.getTime() + 72 * HOUR).toISOString();
    const extended = { kind: 'extended' as const, at: kit.clock.now.toISOString(), until };
    await addEvents(kit.services(), { id, events: [extended], who: 'sam@dealer.example' });
    later(50);
    expect((await settle(id))?.state).toMatchObject({ status: 'held', heldUntil: until });
    later(23);
    expect((await settle(id))?.state.status).toBe('expired');
  });

  it('a page that nobody pays on is closed in time, and nothing can be paid on it then', async () => {
    const { id, session } = await kit.open(carId);
    later(0.6);
    expect((await settle(id))?.state).toMatchObject({ status: 'expired', money: 'none' });
    expect(await kit.sandbox.pay(session ?? '', PAYS, 'none')).toEqual({ closed: 'expired' });
    expect(await kit.start(carId)).toMatchObject({ outcome: 'started' });
  });

  it('a shopper who gives up frees the vehicle at once; who has paid in another tab, holds it', async () => {
    const first = await kit.open(carId);
    expect((await giveUp(kit.services(), kit.provider, { hold: first, who: 'shopper' })).state.status).toBe(
      'expired',
    );
    const second = await kit.open(carId);
    await kit.sandbox.pay(second.session ?? '', PAYS, 'none');
    expect((await giveUp(kit.services(), kit.provider, { hold: second, who: 'shopper' })).state.status).toBe(
      'held',
    );
  });

  it('a vehicle that was sold during the payment is not held, and the deposit goes back', async () => {
    const { id, session } = await kit.open(carId);
    await kit.database.db
      .updateTable('cars')
      .set({ removed_at: kit.clock.now })
      .where('id', '=', carId)
      .execute();
    await kit.sandbox.pay(session ?? '', PAYS, 'none');
    await kit.deliver(kit.posted.splice(0));
    expect((await kit.hold(id)).state).toMatchObject({ status: 'refunded', money: 'returning', why: 'sold' });
    expect((await holdLog(kit.services(), { site: SITE, id })).at(-1)?.detail).toBe(
      'the vehicle was not for sale',
    );
    expect((await settle(id))?.state.money).toBe('returned');
  });

  it('a payment that comes after the vehicle was given to another shopper goes back', async () => {
    const first = await kit.open(carId);
    await kit.sandbox.pay(first.session ?? '', PAYS, 'none');
    const [paid] = kit.posted.splice(0);
    // As if the provider had said that the page is closed although it was paid.
    const closed = { kind: 'closed' as const, at: kit.clock.now.toISOString() };
    await addEvents(kit.services(), { id: first.id, events: [closed], who: 'platform' });
    expect(await kit.start(carId)).toMatchObject({ outcome: 'started' });
    await kit.deliver(paid ? [paid] : []);
    expect((await kit.hold(first.id)).state).toMatchObject({ status: 'refunded', why: 'taken' });
    expect((await settle(first.id))?.state.money).toBe('returned');
    expect(await kit.isReserved(carId)).toBe(false);
  });

  it('a deposit that cannot be sent back is reported, and so is a payment without a hold', async () => {
    const { id, reference } = await paidHold('4000 0000 0000 5126');
    const since = new Date(kit.clock.now.getTime() - 1_000);
    await addEvents(kit.services(), {
      ...{ id, who: 'sam@dealer.example' },
      events: [{ kind: 'refundAsked', at: kit.clock.now.toISOString(), why: 'staff' }],
    });
    await kit.provider.open({
      ...{
        hold: '00000000-0000-4000-8000-000000000000',
        site: SITE,
        reference: 'RS-LOST',
        amountCents: 20_000,
      },
      ...{ title: 'Lost', email: 'x@y.example', until: new Date(kit.clock.now.getTime() + HOUR) },
      ...{ paidUrl: 'https://dealer.example/paid', backUrl: 'https://dealer.example/back' },
    });
    const pages = [];
    for await (const page of kit.provider.list(SITE, since)) pages.push(page);
    await kit.sandbox.pay(pages[0]?.session ?? '', PAYS, 'none');
    const found = await reconcile(kit.services(), kit.provider, { site: SITE, since });
    expect(found).toMatchObject({
      orphans: [{ session: pages[0]?.session }],
      open: [{ reference, why: expect.stringContaining('failed') }],
    });
  });

  it.each([-HOUR, 0, HOUR])(
    '[GA-07] a deposit that cannot be sent back is said, whose clock is ahead or not: ours by %i ms',
    async (ahead) => {
      const { id } = await paidHold('4000 0000 0000 5126');
      const asked = new Date(kit.clock.now.getTime() + ahead);
      await addEvents(kit.services(), {
        ...{ id, who: 'sam@dealer.example' },
        events: [{ kind: 'refundAsked', at: asked.toISOString(), why: 'staff' }],
      });
      const failed = { status: 'refunded', money: 'failed', refundedCents: 0 };
      later(0.0001);
      expect((await settle(id))?.state).toMatchObject(failed);
      // Heard of after the look, and from before it.
      await kit.deliver(kit.posted.splice(0));
      expect((await kit.hold(id)).state).toMatchObject(failed);
      const lines = (await holdLog(kit.services(), await kit.hold(id))).map(({ what }) => what);
      expect(lines.filter((what) => what === 'partFailed')).toHaveLength(1);
    },
  );

  it('[GA-07] a refund that the bank returns is not back, also if only a look says so, until a second one is', async () => {
    const since = kit.clock.now;
    later(0.01);
    const { id, payment } = await paidHold();
    const compare = () => reconcile(kit.services(), kit.provider, { site: SITE, since });
    const stateNow = async () => (await kit.hold(id)).state;
    const asked = { kind: 'refundAsked' as const, at: kit.clock.now.toISOString(), why: 'shopper' as const };
    await addEvents(kit.services(), { id, events: [asked], who: 'shopper' });
    await kit.provider.refund(payment ?? '', id);
    kit.posted.length = 0;
    later(1);
    // The provider tells of the success an hour after it made the refund, and nobody hears that the bank returned it.
    const success = { kind: 'refunded' as const, at: kit.clock.now.toISOString() };
    later(48);
    await kit.sandbox.failRefunds(payment ?? '');
    kit.posted.length = 0;
    const failed = { status: 'refunded', money: 'failed' };
    await compare();
    expect(await stateNow(), 'a look says that it failed').toMatchObject(failed);
    await addEvents(kit.services(), { id, events: [success], who: 'provider' });
    expect(await stateNow(), 'the success that was heard of late was before it').toMatchObject(failed);
    const lines = (await holdLog(kit.services(), await kit.hold(id))).length;
    later(1);
    expect((await compare()).mended).toEqual([]);
    expect(await holdLog(kit.services(), await kit.hold(id)), 'a second look adds nothing').toHaveLength(
      lines,
    );
    later(1);
    await kit.sandbox.refundInDashboard(payment ?? '');
    later(1);
    await compare();
    expect(await stateNow(), 'the second one is back').toMatchObject({ money: 'returned' });
  });

  it('a part of the deposit that the dealer sends back ends nothing; the rest of it does', async () => {
    const since = kit.clock.now;
    later(0.01);
    const { id, payment } = await paidHold();
    const compare = () => reconcile(kit.services(), kit.provider, { site: SITE, since });
    const stateNow = async () => (await kit.hold(id)).state;
    let refundedCents = 0;
    for (const cents of [2_000, 3_000]) {
      later(0.01);
      await kit.sandbox.refundInDashboard(payment ?? '', cents);
      await kit.deliver(kit.posted.splice(0));
      refundedCents += cents;
      const held = { status: 'held', money: 'paid', why: null, refundedCents };
      expect(await stateNow()).toMatchObject(held);
      expect((await compare()).mended, 'the webhook has told all of it').toEqual([]);
      expect(await stateNow()).toMatchObject(held);
      expect(await kit.isReserved(carId)).toBe(true);
    }
    const lines = (await holdLog(kit.services(), await kit.hold(id))).slice(-2);
    expect(lines.map(({ what, detail }) => [what, detail])).toEqual([
      ['partRefunded', '$20'],
      ['partRefunded', '$30'],
    ]);
    later(48);
    expect((await settle(id))?.state).toMatchObject({
      ...{ status: 'expired', money: 'returned', refundedCents: 20_000 },
    });
    await kit.deliver(kit.posted.splice(0));
    expect((await compare()).mended).toEqual([]);
  });

  it('[GA-07] a deposit that is disputed is sent back once the dispute is won, and never after it was lost', async () => {
    const since = kit.clock.now;
    const disputed = async (of: number) => {
      later(0.01);
      const { id, session } = await kit.open(of);
      await kit.sandbox.pay(session ?? '', DISPUTED, 'none');
      await kit.deliver(kit.posted.splice(0));
      await addEvents(kit.services(), {
        ...{ id, who: 'staff@dealer.example' },
        events: [{ kind: 'refundAsked', at: kit.clock.now.toISOString(), why: 'staff' }],
      });
      // It is not asked for: the provider would refuse it.
      const waiting = await settle(id);
      expect(waiting?.state).toMatchObject({ status: 'refunded', money: 'returning', dispute: 'open' });
      expect(await kit.isReserved(of)).toBe(false);
      return { id, payment: waiting?.payment ?? '' };
    };
    const first = await disputed(carId);
    await kit.sandbox.endDispute(first.payment, 'won');
    await kit.deliver(kit.posted.splice(0));
    expect((await settle(first.id))?.state).toMatchObject({ money: 'returned', dispute: null });
    const second = await disputed(carId);
    await kit.sandbox.endDispute(second.payment, 'lost');
    await reconcile(kit.services(), kit.provider, { site: SITE, since });
    expect((await settle(second.id))?.state).toMatchObject({ money: 'returned', dispute: 'lost' });
  });

  it('while the provider does not answer nothing is given away, and nothing is lost', async () => {
    const { id } = await kit.open(carId);
    const away = { ...kit.provider, close: () => Promise.reject(new Error('The provider does not answer.')) };
    later(1);
    await expect(settleHold(kit.services(), away, { site: SITE, id })).rejects.toThrow('does not answer');
    expect(await kit.start(carId)).toEqual({ outcome: 'paying' });
    await settle(id);
    expect((await kit.hold(id)).state.status).toBe('expired');
  });

  it('every change is in the audit trail, with who and when', async () => {
    const started = kit.clock.now;
    const { id, facts } = await paidHold();
    later(1);
    const asked = kit.clock.now;
    await addEvents(kit.services(), {
      ...{ id, who: 'sam@dealer.example' },
      events: [{ kind: 'refundAsked', at: asked.toISOString(), why: 'staff' }],
    });
    later(1);
    await settle(id);
    const refundedAt = (await kit.hold(id)).facts.refundedAt;
    expect(await holdLog(kit.services(), { site: SITE, id })).toEqual([
      { what: 'started', who: 'shopper', at: started, detail: 'terms 2026-11' },
      { what: 'paid', who: 'provider', at: started, detail: `at ${facts.paid?.at}` },
      {
        ...{ what: 'refundAsked', who: 'sam@dealer.example', at: asked },
        detail: `at ${asked.toISOString()}`,
      },
      { what: 'refunded', who: 'provider', at: kit.clock.now, detail: `at ${refundedAt}` },
    ]);
  });
});
