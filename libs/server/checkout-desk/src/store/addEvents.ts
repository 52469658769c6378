import { enqueue, inTransaction, json } from '@forecourt/database';
import { centsText } from '@forecourt/pricing';
import {
  applyEvent,
  holdState,
  isKnown,
  nextStep,
  type HoldEvent,
  type HoldFacts,
  type HoldStatus,
} from '@forecourt/reservation';
import { canBeHeld, lockCar, markReserved } from './lockCar.ts';
import { log } from './log.ts';
import { holdOf } from './holdOf.ts';
import type { CheckoutServices, Hold } from './records.ts';
import { stepMessage } from './stepMessage.ts';
import { RUNNING, type CheckoutDatabase, type CheckoutTables, type HoldRow } from './tables.ts';

/** Events of a hold, and who says so. */
export interface HoldNews {
  id: string;
  events: readonly HoldEvent[];
  /** `shopper`, `provider`, `platform`, or a member of staff by e-mail address. */
  who: string;
  /** Staff and shopper change only a hold that they have seen as it is; false leaves everything as it is. */
  only?: (facts: HoldFacts) => boolean;
}

/** A vehicle is shown as reserved while it is held, and after it was bought until the feed says that it was sold. */
const RESERVED: readonly HoldStatus[] = ['held', 'converted'];

/**
 * Adds events to a hold, in one transaction with the vehicle's status, the audit trail and the message for what is due next. Events that
 * are known already change nothing; the transaction may be the caller's. A payment for a vehicle that is not free any more ends the hold, and the deposit goes back. (GA-07)
 *
 * @returns the hold as it is now; null if there is none, or `only` refused.
 */
export async function addEvents(
  { db: platform, now }: CheckoutServices,
  { id, events, who, only = () => true }: HoldNews,
): Promise<Hold | null> {
  return inTransaction(platform, async (transaction) => {
    const db = transaction.$extendTables<CheckoutTables>();
    const found = await db
      .selectFrom('checkout_holds')
      .select('car_id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) return null;
    // The vehicle first, like every change of its holds: two transactions in another order would wait for each other.
    const car = await lockCar(db, found.car_id);
    const row = await db
      .selectFrom('checkout_holds')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row || !only(row.facts)) return null;

    const known = events.filter((event) => isNews(row.facts, event));
    let facts = known.reduce(applyEvent, row.facts);
    if (known.length === 0) return holdOf(row);
    const lost = await lostTo(db, row, { facts, free: canBeHeld(car) });
    if (lost)
      facts = applyEvent(facts, { kind: 'refundAsked', at: facts.paid?.at ?? now.toISOString(), why: lost });

    const { status } = holdState(facts);
    const changed: HoldRow = { ...row, facts, status, payment_id: facts.paid?.payment ?? row.payment_id };
    await db
      .updateTable('checkout_holds')
      .set({ facts: json(facts), status, payment_id: changed.payment_id, updated_at: now })
      .where('id', '=', id)
      .execute();
    const shown = RESERVED.includes(status);
    if (shown !== RESERVED.includes(row.status)) await markReserved(db, row.car_id, shown, now);
    await log(db, row, [
      ...known
        .filter((event) => event.kind !== 'partRefunded' || event.cents < facts.amountCents)
        .map((event) => ({ at: now, what: event.kind, who, detail: detailOf(event) })),
      ...(lost ? [{ at: now, what: 'refundAsked', who: 'platform', detail: LOST[lost] }] : []),
    ]);
    await enqueue(transaction, [stepMessage(row, now), ...laterStep(row, facts, now)]);
    return holdOf(changed);
  });
}

/** Of a refund its amount. That all of it is back is told by an event of its own. */
const detailOf = (event: HoldEvent): string => ('cents' in event ? centsText(event.cents) : `at ${event.at}`);

const LOST = { sold: 'the vehicle was not for sale', taken: 'the vehicle was taken' } as const;

const isNews = (facts: HoldFacts, event: HoldEvent): boolean =>
  !isKnown(facts, event) && JSON.stringify(applyEvent(facts, event)) !== JSON.stringify(facts);

/** Why a payment does not hold the vehicle: another shopper has it, or it is not for sale any more, as sold or on hold; null if it does. */
async function lostTo(
  db: CheckoutDatabase,
  row: HoldRow,
  { facts, free }: { facts: HoldFacts; free: boolean },
): Promise<'taken' | 'sold' | null> {
  if (row.status === 'held' || holdState(facts).status !== 'held') return null;
  if (!free) return 'sold';
  if (RUNNING.includes(row.status)) return null;
  const other = await db
    .selectFrom('checkout_holds')
    .select('id')
    .where('car_id', '=', row.car_id)
    .where('id', '<>', row.id)
    .where('status', 'in', RUNNING)
    .executeTakeFirst();
  return other ? 'taken' : null;
}

function laterStep(row: HoldRow, facts: HoldFacts, now: Date) {
  const step = nextStep(facts);
  return step && step.at > now ? [stepMessage(row, step.at)] : [];
}
