import type { CheckoutDatabase, CheckoutTables } from './tables.ts';
import type { CheckoutServices, Hold } from './records.ts';

/** The lines that are notes of staff: they may have words about the shopper. */
export const NOTED = 'noted';

/** One line of the audit trail of a hold. */
export interface HoldLogLine {
  at: Date;
  what: string;
  /** `shopper`, `provider`, `platform`, or a member of staff. */
  who: string;
  detail: string;
}

/** Writes lines of the audit trail, in the transaction of what they are about. */
export async function log(
  db: CheckoutDatabase,
  { id, site }: Pick<Hold, 'id' | 'site'>,
  lines: readonly HoldLogLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insertInto('checkout_log')
    .values(
      lines.map(({ at, what, who, detail }) => ({
        ...{ hold_id: id, site, at, what },
        who: who.slice(0, 200),
        detail: detail.slice(0, 2_000),
      })),
    )
    .execute();
}

/** The audit trail of a hold, oldest first. */
export function holdLog(
  { db }: Pick<CheckoutServices, 'db'>,
  { site, id }: { site: string; id: string },
): Promise<HoldLogLine[]> {
  return db
    .$extendTables<CheckoutTables>()
    .selectFrom('checkout_log')
    .select(['at', 'what', 'who', 'detail'])
    .where('site', '=', site)
    .where('hold_id', '=', id)
    .orderBy('id')
    .execute();
}

/** Writes a note of staff into the audit trail. An erasure of the shopper empties it. */
export async function noteHold(
  { db, now }: CheckoutServices,
  hold: Pick<Hold, 'id' | 'site'>,
  { who, text }: { who: string; text: string },
): Promise<void> {
  await log(db.$extendTables<CheckoutTables>(), hold, [{ at: now, what: NOTED, who, detail: text }]);
}
