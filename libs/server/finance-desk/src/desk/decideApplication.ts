import { enqueue, inTransaction, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { daysAfter } from '../store/drafts.ts';
import type { Accessor } from '../store/FinanceDeskServices.ts';
import { log, logLine } from '../store/log.ts';
import { purgeMessage } from '../store/purgeMessage.ts';
import { UNDECIDED_DAYS } from '../store/submit.ts';
import type { FinanceDatabase, FinanceTables } from '../store/tables.ts';
import { SUMMARY_COLUMNS, summaryOf, type ApplicationSummary } from './listApplications.ts';

/** A status that a person sets. `referred` opens an application again. */
export type SetStatus = 'approved' | 'referred' | 'declined' | 'withdrawn';

/** An application with its decision. */
export interface DecidedApplication {
  application: ApplicationSummary;
  /** False where the same person had said the same already: nothing was written. */
  isNew: boolean;
}

/**
 * Sets the status of a sent application, with who did so and why in its log. A decision starts the days that it is kept. Null if the site
 * has none with that id, `changed` if its status is another one than the expected one. What the same person decided last with the same
 * words, such as after an answer that was lost, is not decided again. In the transaction of the caller, if it is one.
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
): Promise<DecidedApplication | 'changed' | null> {
  return inTransaction(platform, async (transaction) => {
    const db = transaction.$extendTables<FinanceTables>();
    const row = await db
      .selectFrom('finance_applications')
      .select(['keep_days', ...SUMMARY_COLUMNS])
      .where('site', '=', site)
      .where('id', '=', id)
      .where('status', '<>', 'draft')
      .where('purge_at', '>', now)
      .forUpdate()
      .executeTakeFirst();
    const before = row && summaryOf(row);
    if (!before) return null;
    if (status === row.status && (await isRepeated(db, { id, status, who, why })))
      return { application: before, isNew: false };
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
    await log(db, {
      id,
      site,
      action: 'decided',
      who,
      why: decisionText({ from: row.status, status, why }),
      at: now,
    });
    await enqueue(transaction, [purgeMessage({ id, site, purgeAt })]);
    const application = summaryOf(changed);
    return application && { application, isNew: true };
  });
}

/** Whether the newest decision of the log is of this person, with this status and these words. */
async function isRepeated(
  db: FinanceDatabase,
  { id, status, who, why }: Accessor & { id: string; status: SetStatus },
): Promise<boolean> {
  const last = await db
    .selectFrom('finance_application_log')
    .select(['who', 'why'])
    .where('application_id', '=', id)
    .where('action', '=', 'decided')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!last) return false;
  const [from = ''] = last.why.split(' ', 1);
  const line = logLine({ who, why: decisionText({ from, status, why }) });
  return last.who === line.who && last.why === line.why;
}

const decisionText = ({ from, status, why }: { from: string; status: SetStatus; why: string }): string =>
  `${from} to ${status}: ${why}`;
