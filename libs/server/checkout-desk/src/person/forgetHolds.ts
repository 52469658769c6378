import { enqueue, type OutboxMessage } from '@forecourt/database';
import { sql } from 'kysely';
import { findHold } from '../store/findHold.ts';
import { holdOf } from '../store/holdOf.ts';
import type { CheckoutServices, Hold } from '../store/records.ts';
import { RUNNING, type CheckoutTables } from '../store/tables.ts';
import { eraseHolds } from './eraseHolds.ts';

/** The outbox topic of holds whose contact details are deleted at the end of their time. */
export const FORGET_TOPIC = 'checkout.forget';

const DAY_MS = 86_400_000;

/** Whose contact details are deleted, and after how many days. */
export interface Forgotten {
  site: string;
  /** Days from the last event of a hold that is over. */
  days: number;
}

/**
 * Deletes the contact details of all holds of a site that have been over for some days. A deposit that should be back and is not keeps them:
 * somebody has to reach the shopper.
 *
 * @returns how many.
 */
export async function forgetHolds(
  { db: platform, now }: CheckoutServices,
  { site, days }: Forgotten,
): Promise<number> {
  return platform.transaction().execute(async (transaction) => {
    const rows = await transaction
      .$extendTables<CheckoutTables>()
      .selectFrom('checkout_holds')
      .selectAll()
      .where('site', '=', site)
      .where('status', 'not in', RUNNING)
      .where('updated_at', '<=', new Date(now.getTime() - days * DAY_MS))
      .where(sql<boolean>`jsonb_typeof(shopper) = 'object'`)
      .orderBy('id')
      .forUpdate()
      .execute();
    const holds = rows.map(holdOf).filter(isSettled);
    if (holds.length === 0) return 0;
    await eraseHolds({ db: transaction, now }, { holds, who: 'platform', why: `${days} days after its end` });
    // An account that was deleted with its contact details is nobody's; this one may go on.
    await transaction
      .$extendTables<CheckoutTables>()
      .updateTable('checkout_holds')
      .set({ shopper_id: null })
      .where(
        'id',
        'in',
        holds.map(({ id }) => id),
      )
      .execute();
    return holds.length;
  });
}

/** Writes the message that deletes the contact details of a hold at the end of their time, if it is over and none waits. */
export async function forgetLater(
  { db, now }: CheckoutServices,
  { site, id, days }: Forgotten & { id: string },
): Promise<void> {
  const hold = await findHold({ db }, site, { id });
  if (!hold?.shopper || !isSettled(hold)) return;
  const waiting = await db
    .selectFrom('outbox')
    .select('id')
    .where('topic', '=', FORGET_TOPIC)
    .where('key', '=', id)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst();
  if (!waiting) await enqueue(db, [forgetMessage(hold, new Date(now.getTime() + days * DAY_MS))]);
}

/** Handles that message. If something happened to the hold since, it is looked at again a day later. */
export async function forgetDue(
  services: CheckoutServices,
  { site, id, days }: Forgotten & { id: string },
): Promise<void> {
  await forgetHolds(services, { site, days });
  const hold = await findHold(services, site, { id });
  const again = new Date(services.now.getTime() + DAY_MS);
  if (hold?.shopper && isSettled(hold)) await enqueue(services.db, [forgetMessage(hold, again)]);
}

const forgetMessage = ({ id, site }: Pick<Hold, 'id' | 'site'>, notBefore: Date): OutboxMessage => ({
  ...{ topic: FORGET_TOPIC, key: id, payload: { site }, notBefore },
});

/** Whether a hold is over and its deposit where it belongs. */
const isSettled = ({ state: { status, money } }: Hold): boolean =>
  !RUNNING.includes(status) && money !== 'returning' && money !== 'failed';
