import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { applicationReference, type Answers } from '@forecourt/credit-application';
import { enqueue } from '@forecourt/database';
import type { LeadLoan } from '@forecourt/lead';
import type { ApplicationContent } from './content.ts';
import type { FinanceDeskServices } from './FinanceDeskServices.ts';
import { log } from './log.ts';
import { purgeMessage } from './purgeMessage.ts';
import { openContent, sealContent } from './rows.ts';
import type { ApplicationRow, ApplicationStatus, FinanceDatabase, FinanceTables } from './tables.ts';

/** How long a draft is kept after its last change, days. */
export const DRAFT_DAYS = 14;

/** The browser of a shopper, at a site, and who is signed in there. */
export interface DraftKey {
  site: string;
  /** As `startDraft` returned it. */
  token: string;
  /** The account that is signed in; null for none, and on a site without accounts. */
  shopperId: string | null;
}

/** The application of a shopper's browser. */
export interface Draft {
  id: string;
  reference: string;
  kind: 'application' | 'pre-approval';
  status: ApplicationStatus;
  carId: number | null;
  updatedAt: Date;
  expiresAt: Date;
  /** Null once it is sent: the shopper cannot read it back, and nobody who uses their browser can. */
  content: ApplicationContent | null;
}

/** A new draft. */
export interface NewDraft {
  site: string;
  kind: 'application' | 'pre-approval';
  carId: number | null;
  answers: Answers;
  calculated: LeadLoan | null;
  /** Days to keep the application after its decision. */
  keepDays: number;
  /** The account to which it belongs; null if nobody is signed in. */
  shopperId: string | null;
}

/** Starts a draft. The token is the only way to it, and is not kept here: it belongs into an HttpOnly cookie. */
export async function startDraft(
  { db: platform, keys, now }: FinanceDeskServices,
  { site, kind, carId, answers, calculated, keepDays, shopperId }: NewDraft,
): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  const content = { answers, calculated, consents: null, lender: null };
  const purgeAt = daysAfter(now, DRAFT_DAYS);
  await platform.transaction().execute(async (transaction) => {
    const db = transaction.$extendTables<FinanceTables>();
    await db
      .insertInto('finance_applications')
      .values({
        ...{ id, site, kind, status: 'draft', car_id: carId, lead_id: null, decided_by: null },
        shopper_id: shopperId,
        token_hash: hashOf(token),
        reference: applicationReference(randomBytes(8)),
        ...sealContent(keys, { id, site }, content),
        ...{ keep_days: keepDays, created_at: now, updated_at: now, purge_at: purgeAt },
      })
      .execute();
    await log(db, { id, site, action: 'started', who: 'shopper', why: 'application', at: now });
    await enqueue(transaction, [purgeMessage({ id, site, purgeAt })]);
  });
  return { id, token };
}

/**
 * The draft, or the sent application, of a browser; null if there is none, it has expired, or it is of another site. `notOwner` if it belongs
 * to an account that is not signed in.
 */
export async function readDraft(
  { db, keys, now }: FinanceDeskServices,
  where: DraftKey,
): Promise<Draft | 'notOwner' | null> {
  const row = await findRow(db.$extendTables<FinanceTables>(), { ...where, now });
  if (row && !isOpenTo(row, where)) return 'notOwner';
  return row && draftOf(row, row.status === 'draft' ? openContent(keys, row) : null);
}

/** What a draft is about. */
export type DraftSubject = Pick<NewDraft, 'kind' | 'carId' | 'calculated'>;

/**
 * Adds answers to a draft, and keeps it for another while; null if there is no such draft. With `about` it changes what it is about. A draft
 * without an owner becomes that of the account that is signed in. If nobody is, the answers are kept for its owner, whose session has ended:
 * `kept`, without what else is in it. Nobody adds to the draft of another account: `notOwner`.
 */
export async function saveDraft(
  { db: platform, keys, now }: FinanceDeskServices,
  {
    site,
    token,
    shopperId,
    answers,
    about = null,
  }: DraftKey & { answers: Answers; about?: DraftSubject | null },
): Promise<Draft | 'kept' | 'notOwner' | null> {
  return platform
    .$extendTables<FinanceTables>()
    .transaction()
    .execute(async (db) => {
      const row = await findRow(db, { site, token, now }, 'lock');
      const isOpen = row !== null && isOpenTo(row, { shopperId });
      if (row && !isOpen && (shopperId !== null || row.status !== 'draft')) return 'notOwner';
      if (row?.status !== 'draft') return null;
      const before = openContent(keys, row);
      const calculated = about ? about.calculated : before.calculated;
      const content = { ...before, calculated, answers: { ...before.answers, ...answers } };
      const kept = {
        ...{ updated_at: now, purge_at: daysAfter(now, DRAFT_DAYS), shopper_id: row.shopper_id ?? shopperId },
        ...(about && { kind: about.kind, car_id: about.carId }),
      };
      await db
        .updateTable('finance_applications')
        .set({ ...sealContent(keys, row, content, row), ...kept })
        .where('id', '=', row.id)
        .execute();
      return isOpen ? draftOf({ ...row, ...kept }, content) : 'kept';
    });
}

/** Deletes a draft for its shopper. False if there is none; a sent application stays, because the dealer answers it. `notOwner` as in `readDraft`. */
export async function discardDraft(
  { db: platform, now }: FinanceDeskServices,
  where: DraftKey,
): Promise<boolean | 'notOwner'> {
  return platform
    .$extendTables<FinanceTables>()
    .transaction()
    .execute(async (db) => {
      const row = await findRow(db, { ...where, now }, 'lock');
      if (row && !isOpenTo(row, where)) return 'notOwner';
      if (row?.status !== 'draft') return false;
      await db.deleteFrom('finance_applications').where('id', '=', row.id).execute();
      await log(db, {
        id: row.id,
        site: row.site,
        action: 'discarded',
        who: 'shopper',
        why: 'own wish',
        at: now,
      });
      return true;
    });
}

/** The row of a token that is not over. */
export async function findRow(
  db: FinanceDatabase,
  { site, token, now }: Pick<DraftKey, 'site' | 'token'> & { now: Date },
  lock: 'lock' | null = null,
): Promise<ApplicationRow | null> {
  const found = db
    .selectFrom('finance_applications')
    .selectAll()
    .where('site', '=', site)
    .where('token_hash', '=', hashOf(token))
    .where('purge_at', '>', now);
  return (await (lock ? found.forUpdate() : found).executeTakeFirst()) ?? null;
}

/** Whether an application is nobody's, so that the token alone opens it, or that of the account that is signed in. */
export function isOpenTo(
  { shopper_id: owner }: Pick<ApplicationRow, 'shopper_id'>,
  { shopperId }: Pick<DraftKey, 'shopperId'>,
): boolean {
  return owner === null || owner === shopperId;
}

/** An instant some days later. */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * 86_400_000);
}

/** What the shopper sees of a row. */
export function draftOf(row: Omit<ApplicationRow, 'sealed'>, content: ApplicationContent | null): Draft {
  const { id, reference, kind, status, car_id, updated_at, purge_at } = row;
  return { id, reference, kind, status, carId: car_id, updatedAt: updated_at, expiresAt: purge_at, content };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
