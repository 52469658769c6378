import type { Schema } from '@forecourt/database';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ApplicationRow, ApplicationStatus, FinanceTables } from '../store/tables.ts';

/** A sent application in a list. It names no person: the content is encrypted, and reading it is logged. */
export interface ApplicationSummary {
  id: string;
  /** As shopper and dealer say it on the phone: `FA-7K3M-9PQR`. */
  reference: string;
  kind: 'application' | 'pre-approval';
  status: Exclude<ApplicationStatus, 'draft'>;
  carId: number | null;
  /** Id of its lead; null for the moment before the lead is stored. */
  leadId: string | null;
  submittedAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  /** It is deleted then. */
  purgeAt: Date;
}

/** Which applications to list. */
export interface ApplicationQuery {
  site: string;
  status?: ApplicationSummary['status'];
  /** Only those of this lead. */
  leadId?: string;
  /** Only those of leads with this condition, about `lead_states as s`. */
  seen?: RawBuilder<boolean> | undefined;
  /** At most 200; 50 by default. */
  limit?: number;
  /** The last one of the page before, for the next page. */
  after?: Pick<ApplicationSummary, 'submittedAt' | 'id'>;
}

/** The sent applications of a site, newest first. */
export async function listApplications(
  { db, now }: { db: Kysely<Schema>; now: Date },
  { site, status, leadId, seen, limit = 50, after }: ApplicationQuery,
): Promise<ApplicationSummary[]> {
  let query = db
    .$extendTables<FinanceTables>()
    .selectFrom('finance_applications')
    .select(SUMMARY_COLUMNS)
    .where('site', '=', site)
    .where('status', '<>', 'draft')
    .where('purge_at', '>', now)
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .limit(Math.min(Math.max(limit, 1), 200));
  if (status) query = query.where('status', '=', status);
  if (leadId) query = query.where('lead_id', '=', leadId);
  if (seen)
    query = query.where(
      sql<boolean>`exists (select from lead_states as s where s.lead_id = finance_applications.lead_id::uuid and ${seen})`,
    );
  if (after)
    query = query.where(({ or, and, eb }) =>
      or([
        eb('submitted_at', '<', after.submittedAt),
        and([eb('submitted_at', '=', after.submittedAt), eb('id', '>', after.id)]),
      ]),
    );
  return (await query.execute()).flatMap((row) => summaryOf(row) ?? []);
}

/** The columns of a summary. */
export const SUMMARY_COLUMNS = [
  ...(['id', 'reference', 'kind', 'status', 'car_id', 'lead_id'] as const),
  ...(['submitted_at', 'decided_at', 'decided_by', 'purge_at'] as const),
] as const;

/** The summary of a row; null for a draft. */
export function summaryOf(
  row: Pick<ApplicationRow, (typeof SUMMARY_COLUMNS)[number]>,
): ApplicationSummary | null {
  const { id, reference, kind, status, submitted_at, decided_at, decided_by, purge_at } = row;
  if (status === 'draft' || submitted_at === null) return null;
  return {
    ...{ id, reference, kind, status, carId: row.car_id, leadId: row.lead_id },
    ...{ submittedAt: submitted_at, decidedAt: decided_at, decidedBy: decided_by, purgeAt: purge_at },
  };
}
