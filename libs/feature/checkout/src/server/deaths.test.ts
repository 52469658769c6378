import { reconcile } from '@forecourt/checkout-desk';
import { signedAgain } from '@forecourt/checkout-desk/testing';
import { testEngines } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, checkoutApi, type CheckoutApi } from './testing/checkout-api.ts';
import { mortalProcess, type Fate, type MortalProcess } from './testing/mortal.ts';

const HOUR = 3_600_000;
const HOST = { host: 'harbour-city.localhost' };
/** No step has more points; a run that lives through it ends the search for more. */
const MOST_POINTS = 150;
/** From one point to the next: by day some, at night every one on the embedded engine. Both engines run the same statements. */
const STRIDE = { pglite: Number(process.env['FORECOURT_DEATH_STRIDE']) || 3, postgres: 7 };

/** What stands at the end. */
interface Ending {
  status: string;
  money: string;
  reserved: boolean;
  leads: number;
  mails: readonly string[];
  /** Refunds at the provider. */
  refunds: number;
}

const NEVER_PAID: Ending = {
  ...{ status: 'expired', money: 'none', reserved: false, leads: 0, mails: [], refunds: 0 },
};
const HELD: Ending = {
  ...{ status: 'held', money: 'paid', reserved: true, leads: 1, mails: ['held'], refunds: 0 },
};
const GIVEN_BACK: Ending = {
  ...{ status: 'refunded', money: 'returned', reserved: false, leads: 1, refunds: 1 },
  mails: ['held', 'back'],
};
const OVER: Ending = { ...GIVEN_BACK, status: 'expired' };

describe.each(testEngines('deaths between the steps of a deposit'))('on %s', (engine) => {
  let living: CheckoutApi;
  let mortal: MortalProcess;
  let id = 0;
  beforeAll(async () => {
    living = await checkoutApi(engine);
    mortal = await mortalProcess(engine, living);
  });
  afterAll(async () => {
    await mortal.api.kit.database.close();
    await living.kit.database.close();
  });

  /** A new vehicle, and its shopper at both processes: the one that dies, and the one that is started after it. */
  async function shopperOf() {
    id += 1;
    const { slug } = await living.kit.addCar({ id, stocknum: `D${id}`, show_on_dealer_website: true });
    const [dying, after] = [new Browser(mortal.api.kit, slug), new Browser(living.kit, slug)];
    return { dying, after, carId: id };
  }
  type Shopper = Awaited<ReturnType<typeof shopperOf>>;

  /** Reserves in the process that lives, and pays. */
  async function held({ after, dying }: Shopper): Promise<void> {
    const { payment_url } = Object((await after.reserve()).body['hold']);
    dying.token = after.token;
    await payAt(payment_url);
    for (const { body } of living.sandbox.posted.splice(0)) await webhook(living, body);
    await living.deliver();
  }
  const payAt = (paymentUrl: unknown) =>
    living.sandbox.sandbox.pay(String(paymentUrl).split('/').at(-1) ?? '', '4242424242424242', 'none');

  async function webhook(api: CheckoutApi, body: string): Promise<number> {
    const headers = { ...HOST, 'content-type': 'application/json' };
    const signature = { 'stripe-signature': signedAgain(body, living.clock.now) };
    const init = { method: 'POST', body, headers: { ...headers, ...signature } };
    return (await api.kit.request('/api/payments/webhook', init)).status;
  }

  /** The hold of the vehicle, if there is one, and what else is known of it. */
  async function endingOf(carId: number): Promise<Ending | null> {
    const { db } = living.kit.database;
    const { rows } = await sql<{ reference: string }>`
      select reference from checkout_holds where car_id = ${carId}`.execute(db);
    const [row] = rows;
    if (!row) return null;
    expect(rows, 'the holds of the vehicle').toHaveLength(1);
    const { state, told, leadId, session } = await living.hold(row.reference);
    const { car } = await db
      .selectFrom('cars')
      .select('car')
      .where('id', '=', carId)
      .executeTakeFirstOrThrow();
    const mails = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('topic', '=', 'lead.notice')
      .where('key', '=', leadId ?? '')
      .executeTakeFirstOrThrow();
    expect(Number(mails.count), 'the mails that were written').toBe(told.length);
    const leads = await sql<{ count: number }>`
      select count(*)::int as count from leads where strpos(payload::text, ${row.reference}) > 0`.execute(db);
    const look =
      session === null ? null : await living.offer.provider?.look(session, 20_000, living.clock.now);
    const { status, money } = state;
    return {
      ...{ status, money, reserved: car.reserved, mails: told, leads: leads.rows[0]?.count ?? 0 },
      refunds: look?.events.filter(({ kind }) => kind === 'partRefunded').length ?? 0,
    };
  }

  /** The machine is up again: what is due is done, and the provider is asked about everything. */
  async function restarted(undelivered: readonly string[], heals: string): Promise<void> {
    const started = living.clock.now;
    if (heals === 'webhooks come again') for (const body of undelivered) await webhook(living, body);
    for (const minutes of [3, 10, 60]) {
      living.clock.now = new Date(started.getTime() + minutes * 60_000);
      await living.deliver();
    }
    const { provider } = living.offer;
    if (!provider) throw new Error('There is no provider.');
    const services = { db: living.kit.database.db, now: living.clock.now };
    const since = new Date(started.getTime() - HOUR);
    const found = await reconcile(services, provider, { site: 'harbour-city', since });
    expect(found.orphans).toEqual([]);
    await living.deliver();
  }

  const steps: readonly {
    name: string;
    before?: (shopper: Shopper) => Promise<void>;
    /** Does the step; returns the webhooks that were not answered with 200. */
    act(shopper: Shopper): Promise<readonly string[]>;
    /** How it may end: by what the shopper was told before the death. */
    endings: readonly (Ending | null)[];
  }[] = [
    {
      name: 'a vehicle is reserved and paid',
      async act({ dying, after }) {
        const made = await dying.reserve().catch(() => null);
        const url = made?.status === 200 ? Object(made.body['hold']).payment_url : null;
        after.token = dying.token;
        // Who got no payment page cannot pay.
        if (url === null) return [];
        expect(await payAt(url)).toHaveProperty('to');
        const lost: string[] = [];
        for (const { body } of living.sandbox.posted.splice(0))
          if ((await webhook(mortal.api, body)) !== 200) lost.push(body);
        await mortal.api.deliver(mortal.db).catch(() => null);
        return lost;
      },
      endings: [null, NEVER_PAID, HELD],
    },
    {
      name: 'a deposit is given back',
      before: held,
      async act({ dying }) {
        const asked = await dying.refund().catch(() => null);
        await mortal.api.deliver(mortal.db).catch(() => null);
        const lost = living.sandbox.posted.splice(0).map(({ body }) => body);
        return asked === null || mortal.isDead() ? lost : [];
      },
      // A wish that was not stored was not answered either: the shopper presses again.
      endings: [HELD, GIVEN_BACK],
    },
    {
      name: 'the 48 hours end',
      async before(shopper) {
        await held(shopper);
        living.clock.now = new Date(living.clock.now.getTime() + 48 * HOUR);
      },
      async act() {
        await mortal.api.deliver(mortal.db).catch(() => null);
        return living.sandbox.posted.splice(0).map(({ body }) => body);
      },
      endings: [OVER],
    },
    {
      name: 'a shopper gives up before paying',
      async before({ after, dying }) {
        await after.reserve();
        dying.token = after.token;
      },
      async act({ dying }) {
        await dying.cancel().catch(() => null);
        await mortal.api.deliver(mortal.db).catch(() => null);
        return living.sandbox.posted.splice(0).map(({ body }) => body);
      },
      endings: [NEVER_PAID],
    },
  ];

  /** A payment is heard of by webhooks that come again, or by asking the provider; the other steps have no webhook that matters. */
  const deaths = steps.flatMap((step) =>
    (step === steps[0] ? ['webhooks come again', 'the provider is asked'] : ['the provider is asked']).map(
      (heals) => ({ ...step, heals }),
    ),
  );

  it.each(deaths)(
    '[GA-07] the process may die at any point while $name, and then $heals',
    async ({ before, act, endings, heals }) => {
      const seen = new Set<string>();
      let point = 1;
      while (await once({ diesAt: point }, `died at point ${point}`, { before, act, endings, seen, heals })) {
        point += STRIDE[engine];
        expect(point, 'the points of the step').toBeLessThan(MOST_POINTS);
      }
      expect(point, 'the points of the step').toBeGreaterThan(5);
      // Each way to end was seen, so that the table promises nothing that does not happen.
      if (engine === 'pglite') expect(seen.size).toBe(endings.length);
    },
    600_000,
  );

  it.each(steps)(
    '[GA-07] no call of the provider may hurt that times out while $name',
    async ({ before, act, endings }) => {
      const seen = new Set<string>();
      for (const made of [false, true])
        for (let number = 1, calls = 1; number <= calls; number += 1) {
          const what = `call ${number} ${made ? 'without its answer' : 'not made'}`;
          const fate = { losesCall: { number, made } };
          const expected = [NEVER_PAID, ...endings];
          await once(fate, what, { before, act, endings: expected, seen, heals: 'webhooks come again' });
          ({ calls } = mortal.passed());
        }
      expect(seen.size).toBeGreaterThan(0);
    },
    300_000,
  );

  /** Lives once with a fate; returns whether the process has died. */
  async function once(
    fate: Partial<Fate>,
    what: string,
    {
      before,
      act,
      endings,
      seen,
      heals,
    }: Pick<(typeof steps)[number], 'act' | 'endings'> & {
      before?: ((shopper: Shopper) => Promise<void>) | undefined;
      seen: Set<string>;
      heals: string;
    },
  ): Promise<boolean> {
    mortal.born({});
    const shopper = await shopperOf();
    await before?.(shopper);
    mortal.born(fate);
    const lost = await act(shopper);
    const isDead = mortal.isDead();
    await restarted(lost, heals);
    const ending = await endingOf(shopper.carId);
    expect(endings, what).toContainEqual(ending);
    seen.add(JSON.stringify(ending));
    return isDead;
  }
});
