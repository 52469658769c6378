import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { enqueue, json } from '@forecourt/database';
import { holdState, nextStep, openHold, type HoldFacts } from '@forecourt/reservation';
import { featureVisible, type Car } from '@forecourt/vehicle';
import { addEvents } from './addEvents.ts';
import { lockCar } from './lockCar.ts';
import { log } from './log.ts';
import { isOfBrowser } from './findHold.ts';
import { holdOf } from './holdOf.ts';
import type { CheckoutServices, HeldCar, Hold, HoldTermsProof, Purchase, Shopper } from './records.ts';
import { stepMessage } from './stepMessage.ts';
import { RUNNING, type CheckoutDatabase, type CheckoutTables, type HoldRow } from './tables.ts';
import { forgetNetworks, networkHash, refusedUntil } from './unpaidTimes.ts';
import { hashOf, newReference, newToken } from './tokens.ts';

/** A hold that a shopper wants. */
export interface WantedHold {
  site: string;
  carId: number;
  /** The price that the shopper saw, dollars. */
  seenPrice: number;
  /** The secret of the shopper's browser. */
  token: string;
  /** The account that is signed in; null for none, and on a site without accounts. */
  shopperId: string | null;
  shopper: Shopper;
  /** From which network it is asked for, such as an IPv4 address; a hash of it is kept for a day, until the next hold starts. */
  network?: string | null;
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
  /** The hold of this browser, instead of its earlier one, whose payment page is closed by the outbox. */
  | { outcome: 'replaced'; hold: Hold }
  /** Another shopper holds it, or is paying for it. */
  | { outcome: 'held' | 'paying' }
  /** It was sold, left the stock, or has no price. */
  | { outcome: 'gone' }
  | { outcome: 'priceChanged'; price: number }
  /** It was set aside too often without a payment. */
  | { outcome: 'unpaid'; until: Date };

/**
 * Sets a vehicle aside for a shopper who is going to pay. Of any number who try at once, one gets it: the database has a unique index on
 * the holds of a vehicle that run. Nothing is charged here. The same browser gets its own hold again, or a new one with another payment page
 * if it wants another purchase, price or deposit before the payment: what was agreed on the earlier page cannot be paid any more. (GA-07)
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
    if (running && !(running.site === site && isOfBrowser(running, wanted)))
      return { outcome: running.status === 'held' ? 'held' : 'paying' };
    if (running && !isReplaced(running, wanted, now))
      return { outcome: 'mine', hold: holdOf(await asSentLast(db, running, { ...wanted, now })) };
    const price = car && wanted.priceOf(car);
    if (!car || !price || !featureVisible('checkout', car, { features: { checkout: true } }))
      return { outcome: car?.reserved === true ? 'held' : 'gone' };
    if (price.price !== wanted.seenPrice) return { outcome: 'priceChanged', price: price.price };
    const until = running ? null : await refusedUntil(db, wanted, now);
    if (until) return { outcome: 'unpaid', until };
    await forgetNetworks(db, now);
    if (running) {
      const givenUp = { kind: 'givenUp' as const, at: now.toISOString() };
      await addEvents({ db: transaction, now }, { id: running.id, events: [givenUp], who: 'shopper' });
    }
    // Another choice does not give more time, or a vehicle could be kept for ever without a payment.
    const facts = { ...openHold(wanted, now), ...(running && { openUntil: running.facts.openUntil }) };
    // A session that has ended takes nothing away.
    const owned = { ...wanted, shopperId: running?.shopper_id ?? wanted.shopperId };
    const row = await insert(db, { wanted: owned, car, price, facts, now });
    if (!row) return { outcome: 'paying' };
    const detail = `terms ${wanted.terms.version}${running ? `, instead of ${running.reference}` : ''}`;
    await log(db, row, [{ at: now, what: 'started', who: 'shopper', detail }]);
    await enqueue(transaction, [stepMessage(row, nextStep(facts)?.at ?? now)]);
    return { outcome: running ? 'replaced' : 'started', hold: holdOf(row) };
  });
}

/** Whether a form agrees to something else than the hold that its browser is paying for. A reservation alone that is sent after a purchase does not. */
function isReplaced(
  { status, facts, car, purchase: kept }: HoldRow,
  { purchase, seenPrice, amountCents }: WantedHold,
  now: Date,
): boolean {
  if (status !== 'started' || now.toISOString() >= facts.openUntil) return false;
  if (!purchase) return !kept && (car.price !== seenPrice || facts.amountCents !== amountCents);
  // As the database keeps it: without what is undefined.
  const isSame = isDeepStrictEqual(kept, JSON.parse(json(purchase)));
  return !isSame || car.price !== seenPrice || facts.amountCents !== amountCents;
}

/** The hold of a browser that sends its form again while nothing is paid: it has the contact details and the terms of the last form. */
async function asSentLast(
  db: CheckoutDatabase,
  running: HoldRow,
  { purchase, shopper, shopperId, terms, now }: WantedHold & { now: Date },
): Promise<HoldRow> {
  if (running.status !== 'started' || now.toISOString() >= running.facts.openUntil) return running;
  if (!purchase && running.purchase) return running;
  return db
    .updateTable('checkout_holds')
    .set({
      ...{ shopper: json(shopper), terms: json(terms) },
      shopper_id: running.shopper_id ?? shopperId,
      receipt_due: running.receipt_due || running.shopper?.email !== shopper.email,
    })
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
  const { site, carId, token, shopperId, shopper, terms, network = null, purchase = null } = wanted;
  const { id, slug, name, stocknum, primary_image_url: image } = car;
  return db
    .insertInto('checkout_holds')
    .values({
      ...{ id: randomUUID(), site, car_id: carId, reference: newReference() },
      ...{ token_hash: hashOf(token), link_token: newToken(), status: holdState(facts).status },
      shopper_id: shopperId,
      facts: json(facts),
      car: json({ id, slug, name, stocknum, image, ...price } satisfies HeldCar),
      shopper: json(shopper),
      terms: json(terms),
      purchase: purchase && json(purchase),
      network: network === null ? null : networkHash(site, network),
      told: json([]),
      ...{ session_id: null, payment_url: null, payment_id: null, lead_id: null },
      ...{ created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.column('car_id').where('status', 'in', RUNNING).doNothing())
    .returningAll()
    .executeTakeFirst();
}
