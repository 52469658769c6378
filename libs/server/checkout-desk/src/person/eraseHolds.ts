import { json } from '@forecourt/database';
import { log, NOTED } from '../store/log.ts';
import type { CheckoutServices, Hold } from '../store/records.ts';
import type { CheckoutTables } from '../store/tables.ts';

/**
 * Deletes what holds say about their shopper: contact details, what was chosen in a purchase, the lead, and the words of notes. Vehicle, amounts, ids of payments, terms and the
 * audit trail stay, as records about money. A hold that runs goes on: the deposit goes back by itself. In the transaction of the caller.
 */
export async function eraseHolds(
  { db: platform, now }: CheckoutServices,
  { holds, who, why }: { holds: readonly Pick<Hold, 'id' | 'site'>[]; who: string; why: string },
): Promise<void> {
  const db = platform.$extendTables<CheckoutTables>();
  for (const hold of holds) {
    await db
      .updateTable('checkout_holds')
      .set({ shopper: json(null), purchase: null, lead_id: null, network: null })
      .where('id', '=', hold.id)
      .execute();
    await db
      .updateTable('checkout_log')
      .set({ detail: '' })
      .where('hold_id', '=', hold.id)
      .where('what', '=', NOTED)
      .execute();
    await log(db, hold, [{ at: now, what: 'erased', who, detail: why }]);
  }
}
