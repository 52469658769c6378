import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { ApplicationStatus, FinanceTables } from '../store/tables.ts';
import { hasOwners } from './draftsOfShopper.ts';

/** That somebody applied, or has begun to, without the answers, which are read with a reason and a log. Times are ISO 8601. */
export interface KnownApplication {
  site: string;
  reference: string;
  kind: 'application' | 'pre-approval';
  /** `draft` for one that was not sent. */
  status: ApplicationStatus;
  /** The vehicle; null for none. */
  car_id: number | null;
  started_at: string;
  sent_at: string | null;
  decided_at: string | null;
  /** It is deleted then. */
  kept_until: string;
}

/** The applications and drafts of an account that are kept, and the applications of its leads; none where no site takes applications. */
export async function applicationsOfShopper(
  platform: Kysely<Schema>,
  {
    sites,
    leadIds,
    shopperId,
    now,
  }: { sites: readonly string[]; leadIds: readonly string[]; shopperId: string; now: Date },
): Promise<KnownApplication[]> {
  if (!(await hasOwners(platform))) return [];
  const rows = await platform
    .$extendTables<FinanceTables>()
    .selectFrom('finance_applications')
    .select(['site', 'reference', 'kind', 'status', 'car_id'])
    .select(['created_at', 'submitted_at', 'decided_at', 'purge_at'])
    .where('site', 'in', [...sites])
    .where(({ or, eb }) =>
      or([
        eb('shopper_id', '=', shopperId),
        ...(leadIds.length > 0 ? [eb('lead_id', 'in', [...leadIds])] : []),
      ]),
    )
    .where('purge_at', '>', now)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at, submitted_at, decided_at, purge_at, ...application }) => ({
    ...application,
    started_at: created_at.toISOString(),
    sent_at: submitted_at?.toISOString() ?? null,
    decided_at: decided_at?.toISOString() ?? null,
    kept_until: purge_at.toISOString(),
  }));
}
