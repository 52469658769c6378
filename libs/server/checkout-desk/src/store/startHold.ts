import { randomUUID } from 'node:crypto';
import { enqueue, json } from '@forecourt/database';
import { holdState, nextStep, openHold, type HoldFacts } from '@forecourt/reservation';
import { featureVisible, type Car } from '@forecourt/vehicle';
import { lockCar } from './lockCar.ts';
import { log } from './log.ts';
import { holdOf } from './holdOf.ts';
import type { CheckoutServices, HeldCar, Hold, HoldTermsProof, Purchase, Shopper } from './records.ts';
import { stepMessage } from './stepMessage.ts';
import { RUNNING, type CheckoutDatabase, type CheckoutTables, type HoldRow } from './tables.ts';
import { hashOf, newReference, newToken } from './tokens.ts';

/** A hold that a shopper wants. */
export interface WantedHold {
  site: string;
  carId: number;
  /** The price that the shopper saw, dollars. */
  seenPrice: number;
  /** The secret of the shopper's browser. */
  token: string;
  shopper: Shopper;
  terms: HoldTermsProof;
  /** What is bought online; without it the vehicle is reserved. */
  purchase?: Purchase | null;
  amountCents: number;
  hours: number;
  payMinutes: number;
  /** How the price of a vehicle is shown. */
  priceOf: (car: Car) => Pick<HeldCar, 'price' | 'priceSuffix'> | null;
}

/** The hold, or why there is none. */
export type StartedHold =
  | { outcome: 'started' | 'mine'; hold: Hold }
  /** Another shopper holds it, or is paying for it. */
  | { outcome: 'held' | 'paying' }
  /** It was sold, left the stock, or has no price. */
  | { outcome: 'gone' }
  | { outcome: 'priceChanged'; price: number };

/**
 * Sets a vehicle aside for a shopper who is going to pay. Of any number who try at once, one gets it: the database has a unique index on
 * the holds of a vehicle that run. Nothing is charged here. The same browser gets its own hold again. (GA-07)
 */
export async function startHold(
  { db: platform, now }: CheckoutServices,
  wanted: WantedHold,
): Promise<StartedHold> {
  return platform.transaction().execute(async (transaction) => {
    const db = transaction.$extendTables<CheckoutTables>();
    const { site, carId } = wanted;
    const car = await lockCar(db, carId);
    const running = await runningHold(db, carId);
    if (running) {
      if (running.site === site && running.token_hash === hashOf(wanted.token))
        return { outcome: 'mine', hold: holdOf(await withPurchase(db, running, { ...wanted, now })) };
      return { outcome: running.status === 'held' ? 'held' : 'paying' };
    }
    const price = car && wanted.priceOf(car);
    if (!car || !price || !featureVisible('checkout', car, { features: { checkout: true } }))
      return { outcome: car?.reserved === true ? 'held' : 'gone' };
    if (price.price !== wanted.seenPrice) return { outcome: 'priceChanged', price: price.price };
    const facts = openHold(wanted, now);
    const row = await insert(db, { wanted, car, price, facts, now });
    if (!row) return { outcome: 'paying' };
    await log(db, row, [
      { at: now, what: 'started', who: 'shopper', detail: `terms ${wanted.terms.version}` },
    ]);
    await enqueue(transaction, [stepMessage(row, nextStep(facts)?.at ?? now)]);
    return { outcome: 'started', hold: holdOf(row) };
  });
}

/**
 * The hold of a browser that reserved first and then bought, in two windows: it takes the purchase while it is not paid, with what was agreed
 * to.
 */
async function withPurchase(
  db: CheckoutDatabase,
  running: HoldRow,
  { purchase, shopper, seenPrice, terms, now }: WantedHold & { now: Date },
): Promise<HoldRow> {
  if (!purchase || running.status !== 'started' || running.car.price !== seenPrice) return running;
  await log(db, running, [
    { at: now, what: 'purchaseChosen', who: 'shopper', detail: `terms ${terms.version}` },
  ]);
  return db
    .updateTable('checkout_holds')
    .set({ purchase: json(purchase), shopper: json(shopper), terms: json(terms) })
    .where('id', '=', running.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function runningHold(db: CheckoutDatabase, carId: number) {
  return db
    .selectFrom('checkout_holds')
    .selectAll()
    .where('car_id', '=', carId)
    .where('status', 'in', RUNNING)
    .executeTakeFirst();
}

interface NewRow {
  wanted: WantedHold;
  car: Car;
  price: Pick<HeldCar, 'price' | 'priceSuffix'>;
  facts: HoldFacts;
  now: Date;
}

/** Undefined if another shopper was faster. */
function insert(db: CheckoutDatabase, { wanted, car, price, facts, now }: NewRow) {
  const { site, carId, token, shopper, terms, purchase = null } = wanted;
  const { id, slug, name, stocknum, primary_image_url: image } = car;
  return db
    .insertInto('checkout_holds')
    .values({
      ...{ id: randomUUID(), site, car_id: carId, reference: newReference() },
      ...{ token_hash: hashOf(token), link_token: newToken(), status: holdState(facts).status },
      facts: json(facts),
      car: json({ id, slug, name, stocknum, image, ...price } satisfies HeldCar),
      shopper: json(shopper),
      terms: json(terms),
      purchase: purchase && json(purchase),
      told: json([]),
      ...{ session_id: null, payment_url: null, payment_id: null, lead_id: null },
      ...{ created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.column('car_id').where('status', 'in', RUNNING).doNothing())
    .returningAll()
    .executeTakeFirst();
}
