import { testEngines } from '@forecourt/database/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseHolds } from './person/eraseHolds.ts';
import { settleHold } from './settle.ts';
import { addEvents } from './store/addEvents.ts';
import type { StartedHold, WantedHold } from './store/startHold.ts';
import { newToken } from './store/tokens.ts';
import type { CheckoutTables } from './store/tables.ts';
import { checkoutKit, SITE, type CheckoutKit } from './test/checkoutKit.ts';

const DAY_MS = 24 * 3_600_000;
const PAYS = '4242 4242 4242 4242';
let people = 0;
/** Somebody with another browser, address and phone number. */
const somebody = (): Pick<WantedHold, 'token' | 'shopper'> => {
  people += 1;
  const phone = `04915${String(70_000 + people)}`;
  return { token: newToken(), shopper: { name: 'A', last_name: 'B', email: `p${people}@x.example`, phone } };
};

describe.each(testEngines('holds without a payment'))('holds without a payment on %s', (engine) => {
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
  /** Sets the vehicle aside and lets it run out. */
  async function runsOut(who: Partial<WantedHold>) {
    const { id, session } = await kit.open(carId, who);
    later(36);
    await settle(id);
    return { id, session };
  }
  const outcomes = async (...all: Partial<WantedHold>[]) => {
    const seen: StartedHold['outcome'][] = [];
    for (const who of all) {
      const started = await kit.start(carId, who);
      seen.push(started.outcome);
      if (!('hold' in started)) continue;
      const closed = { kind: 'closed' as const, at: kit.clock.now.toISOString() };
      await addEvents(kit.services(), { id: started.hold.id, events: [closed], who: 'platform' });
    }
    return seen;
  };

  it('[GA-07] that ran out three times are refused for a day since the first, to the same browser, address or number, and to nobody else', async () => {
    const me = somebody();
    const first = kit.clock.now.getTime();
    for (let times = 0; times < 3; times += 1) await runsOut(me);
    const until = new Date(first + DAY_MS);
    expect(await kit.start(carId, me)).toEqual({ outcome: 'unpaid', until });
    const other = somebody();
    const sameMail = { ...other.shopper, email: me.shopper.email.toUpperCase() };
    const samePhone = { ...other.shopper, phone: `+61 ${me.shopper.phone.slice(1)}` };
    expect(
      await outcomes(
        { ...other, token: me.token },
        { ...other, shopper: sameMail },
        { ...other, shopper: samePhone },
        somebody(),
      ),
    ).toEqual(['unpaid', 'unpaid', 'unpaid', 'started']);
    await kit.addCar(1_000);
    expect(await outcomes({ ...me, carId: 1_000 }), 'another vehicle').toEqual(['started']);
    kit.clock.now = new Date(until.getTime() - 1);
    expect(await outcomes(me)).toEqual(['unpaid']);
    kit.clock.now = until;
    expect(await outcomes(me)).toEqual(['started']);
  });

  it('[GA-07] of one network are refused to it after six times, whoever asks, and to no other one', async () => {
    const from = (network: string | null) => ({ ...somebody(), network });
    const first = kit.clock.now.getTime();
    for (let times = 0; times < 6; times += 1) await runsOut(from('203.0.113.7'));
    expect(await kit.start(carId, from('203.0.113.7'))).toEqual({
      ...{ outcome: 'unpaid', until: new Date(first + DAY_MS) },
    });
    expect(await outcomes(from('203.0.113.8'), from(null))).toEqual(['started', 'started']);
  });

  it('[GA-07] never keep out who tries again in the time of a hold, or could not pay because there was no page', async () => {
    const me = somebody();
    for (let times = 0; times < 2; times += 1) await runsOut(me);
    for (let times = 0; times < 5; times += 1) {
      const { id, session } = await kit.open(carId, me);
      expect(await kit.sandbox.pay(session ?? '', '4000 0000 0000 0002', 'none')).toHaveProperty('declined');
      const givenUp = { kind: 'givenUp' as const, at: kit.clock.now.toISOString() };
      await addEvents(kit.services(), { id, events: [givenUp], who: 'shopper' });
      await settle(id);
      later(6);
    }
    later(6);
    expect(await outcomes(me), 'after the time of the third').toEqual(['unpaid']);
    const other = somebody();
    expect(await outcomes(other, other, other, other, other)).toEqual(Array(5).fill('started'));
  });

  it('[GA-07] by who starts again just before each time is over keep a vehicle for less than four hours', async () => {
    const me = somebody();
    const began = kit.clock.now.getTime();
    let started = await kit.start(carId, me);
    while ('hold' in started) {
      const { id } = await kit.open(carId, me);
      later(34);
      const givenUp = { kind: 'givenUp' as const, at: kit.clock.now.toISOString() };
      await addEvents(kit.services(), { id, events: [givenUp], who: 'shopper' });
      await settle(id);
      started = await kit.start(carId, me);
    }
    expect(kit.clock.now.getTime() - began).toBeLessThan(4 * 3_600_000);
  });

  it('[GA-07] do not count what was paid', async () => {
    const me = somebody();
    for (let times = 0; times < 3; times += 1) {
      const { id, session } = await kit.open(carId, me);
      await kit.sandbox.pay(session ?? '', PAYS, 'none');
      await kit.deliver(kit.posted.splice(0));
      const asked = {
        kind: 'refundAsked' as const,
        at: kit.clock.now.toISOString(),
        why: 'shopper' as const,
      };
      await addEvents(kit.services(), { id, events: [asked], who: 'shopper' });
      later(40);
    }
    expect(await outcomes(me)).toEqual(['started']);
  });

  it('keep a hash of the network for a day, and none of a shopper who was erased', async () => {
    const { database } = kit;
    const networks = async () => {
      const rows = await database.db
        .$extendTables<CheckoutTables>()
        .selectFrom('checkout_holds')
        .select('network')
        .where('car_id', '=', carId)
        .where('network', 'is not', null)
        .execute();
      return rows.map(({ network }) => network);
    };
    const first = await runsOut({ ...somebody(), network: '203.0.113.7' });
    await runsOut({ ...somebody(), network: '203.0.113.7' });
    const kept = await networks();
    expect([kept.length, new Set(kept).size, kept.join().includes('203')]).toEqual([2, 1, false]);
    await eraseHolds(kit.services(), {
      ...{ holds: [{ id: first.id, site: SITE }], who: 'operator', why: 'asked' },
    });
    expect(await networks()).toHaveLength(1);
    later(24 * 60);
    await kit.start(carId, { ...somebody(), network: null });
    expect(await networks()).toEqual([]);
  });
});
