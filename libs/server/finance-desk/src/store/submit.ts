import { enqueue } from '@forecourt/database';
import { askedAnswers, type ConsentProof } from '@forecourt/credit-application';
import type { ApplicationContent, LenderAnswer } from './content.ts';
import { daysAfter, findRow, isOpenTo, type DraftKey } from './drafts.ts';
import type { FinanceDeskServices } from './FinanceDeskServices.ts';
import { log } from './log.ts';
import { purgeMessage } from './purgeMessage.ts';
import { openContent, sealContent } from './rows.ts';
import type { ApplicationRow, ApplicationStatus, FinanceTables } from './tables.ts';

/** How long an application is kept that nobody decides, days. */
export const UNDECIDED_DAYS = 180;

/** How long a lender may take before another attempt asks it again, milliseconds. */
const ASKING_MS = 60_000;

/** A sent application, as the process that sends it on needs it. */
export interface SentApplication {
  id: string;
  reference: string;
  kind: 'application' | 'pre-approval';
  status: ApplicationStatus;
  carId: number | null;
  leadId: string | null;
  submittedAt: Date;
}

/**
 * Sends a draft: from now on it is an application with the proof of its consents, and the outbox message `topic` stands for the work
 * that is left. All of it is one transaction. A draft that was sent before is returned as it is; null if there is none.
 */
export async function submitDraft(
  { db: platform, keys, now }: FinanceDeskServices,
  { site, token, shopperId, consents, topic }: DraftKey & { consents: ConsentProof; topic: string },
): Promise<SentApplication | 'notOwner' | null> {
  return platform.transaction().execute(async (transaction) => {
    const db = transaction.$extendTables<FinanceTables>();
    const row = await findRow(db, { site, token, now }, 'lock');
    if (!row) return null;
    if (!isOpenTo(row, { shopperId })) return 'notOwner';
    if (row.status !== 'draft') return sentOf(row);
    const before = openContent(keys, row);
    const content = { ...before, answers: askedAnswers(before.answers), consents };
    const sent = {
      ...{ status: 'submitted' as const, submitted_at: now, updated_at: now },
      shopper_id: row.shopper_id ?? shopperId,
    };
    await db
      .updateTable('finance_applications')
      .set({ ...sealContent(keys, row, content, row), ...sent, purge_at: daysAfter(now, UNDECIDED_DAYS) })
      .where('id', '=', row.id)
      .execute();
    await log(db, { id: row.id, site, action: 'submitted', who: 'shopper', why: 'application', at: now });
    // Later than the request that sends it takes, which does the work itself; the message is for a process that died.
    const notBefore = new Date(now.getTime() + ASKING_MS);
    await enqueue(transaction, [{ topic, key: row.id, payload: { site }, notBefore }]);
    return sentOf({ ...row, ...sent });
  });
}

/** Names the lead of an application. */
export async function nameLead(
  { db }: FinanceDeskServices,
  { site, id, leadId }: { site: string; id: string; leadId: string },
): Promise<void> {
  await db
    .$extendTables<FinanceTables>()
    .updateTable('finance_applications')
    .set({ lead_id: leadId })
    .where('site', '=', site)
    .where('id', '=', id)
    .execute();
}

/** A sent application without its content; null if there is none. */
export async function findSent(
  { db, now }: FinanceDeskServices,
  { site, id }: { site: string; id: string },
): Promise<SentApplication | null> {
  const row = await db
    .$extendTables<FinanceTables>()
    .selectFrom('finance_applications')
    .selectAll()
    .where('site', '=', site)
    .where('id', '=', id)
    .where('status', '<>', 'draft')
    .where('purge_at', '>', now)
    .executeTakeFirst();
  return row ? sentOf(row) : null;
}

/**
 * Takes the right to ask the lender, for a minute: of several attempts at once one gets the content, the others null. Also null once
 * there is an answer.
 */
export async function claimAsking(
  { db: platform, keys, now }: FinanceDeskServices,
  { site, id, lender }: { site: string; id: string; lender: string },
): Promise<ApplicationContent | null> {
  return platform
    .$extendTables<FinanceTables>()
    .transaction()
    .execute(async (db) => {
      const stale = new Date(now.getTime() - ASKING_MS);
      const row = await db
        .updateTable('finance_applications')
        .set({ asked_at: now })
        .where('site', '=', site)
        .where('id', '=', id)
        .where('status', '=', 'submitted')
        .where(({ or, eb }) => or([eb('asked_at', 'is', null), eb('asked_at', '<', stale)]))
        .returningAll()
        .executeTakeFirst();
      if (!row) return null;
      await log(db, {
        id,
        site,
        action: 'sent',
        who: `lender: ${lender}`,
        why: 'credit assessment',
        at: now,
      });
      return openContent(keys, row);
    });
}

/** Keeps the answer of the lender. An approval or a refusal is a decision, from which the days to keep count. */
export async function keepAnswer(
  { db: platform, keys, now }: FinanceDeskServices,
  { site, id, answer }: { site: string; id: string; answer: LenderAnswer },
): Promise<ApplicationStatus | null> {
  return platform.transaction().execute(async (transaction) => {
    const db = transaction.$extendTables<FinanceTables>();
    const row = await db
      .selectFrom('finance_applications')
      .selectAll()
      .where('site', '=', site)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row?.status !== 'submitted') return row?.status ?? null;
    const content = { ...openContent(keys, row), lender: answer };
    const decided = answer.outcome !== 'referred';
    const purgeAt = daysAfter(now, row.keep_days);
    await db
      .updateTable('finance_applications')
      .set({
        ...sealContent(keys, row, content, row),
        ...{ status: answer.outcome, updated_at: now },
        ...(decided && { ...{ decided_at: now, decided_by: `lender: ${answer.lender}` }, purge_at: purgeAt }),
      })
      .where('id', '=', id)
      .execute();
    if (decided) await enqueue(transaction, [purgeMessage({ id, site, purgeAt })]);
    return answer.outcome;
  });
}

function sentOf(row: ApplicationRow): SentApplication {
  const { id, reference, kind, status, car_id, lead_id, submitted_at, updated_at } = row;
  const submittedAt = submitted_at ?? updated_at;
  return { id, reference, kind, status, carId: car_id, leadId: lead_id, submittedAt };
}
