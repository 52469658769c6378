import { enqueue, inTransaction, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { daysAfter } from '../store/drafts.ts';
import type { Accessor } from '../store/FinanceDeskServices.ts';
import { log } from '../store/log.ts';
import { purgeMessage } from '../store/purgeMessage.ts';
import { UNDECIDED_DAYS } from '../store/submit.ts';
import type { FinanceTables } from '../store/tables.ts';
import { SUMMARY_COLUMNS, summaryOf, type ApplicationSummary } from './listApplications.ts';

/** A status that a person sets. `referred` opens an application again. */
export type SetStatus = 'approved' | 'referred' | 'declined' | 'withdrawn';

/**
 * Sets the status of a sent application, with who did so and why in its log. A decision starts the days that it is kept. Null if the site
 * has none with that id, `changed` if its status is another one than the expected one. In the transaction of the caller, if it is one.
 */
export async function decideApplication(
  { db: platform, now }: { db: Kysely<Schema>; now: Date },
  {
    site,
    id,
    status,
    expected,
    who,
    why,
  }: Accessor & {
    site: string;
    id: string;
    status: SetStatus;
    /** The status that was on screen; undefined for any. */
    expected?: ApplicationSummary['status'] | undefined;
  },
): Promise<ApplicationSummary | 'changed' | null> {
  return inTransaction(platform, async (transaction) => {
    const db = transaction.$extendTables<FinanceTables>();
    const row = await db
      .selectFrom('finance_applications')
      .select(['keep_days', 'status'])
      .where('site', '=', site)
      .where('id', '=', id)
      .where('status', '<>', 'draft')
      .where('purge_at', '>', now)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    if (expected !== undefined && expected !== row.status) return 'changed';
    const decided = status !== 'referred';
    const purgeAt = daysAfter(now, decided ? row.keep_days : UNDECIDED_DAYS);
    const changed = await db
      .updateTable('finance_applications')
      .set({
        ...{ status, updated_at: now, decided_at: decided ? now : null, decided_by: decided ? who : null },
        purge_at: purgeAt,
      })
      .where('id', '=', id)
      .returning(SUMMARY_COLUMNS)
      .executeTakeFirstOrThrow();
    await log(db, { id, site, action: 'decided', who, why: `${row.status} to ${status}: ${why}`, at: now });
    await enqueue(transaction, [purgeMessage({ id, site, purgeAt })]);
    return summaryOf(changed);
  });
}
