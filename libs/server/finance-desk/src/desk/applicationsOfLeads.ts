import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { ApplicationStatus, FinanceTables } from '../store/tables.ts';
import { hasApplications } from './purgeOfLeads.ts';

/** That somebody applied, without the answers, which are read with a reason and a log. Times are ISO 8601. */
export interface KnownApplication {
  site: string;
  reference: string;
  kind: 'application' | 'pre-approval';
  status: ApplicationStatus;
  sent_at: string | null;
  decided_at: string | null;
  /** It is deleted then. */
  kept_until: string;
}

/** The applications of leads that are kept; none where no site takes applications. */
export async function applicationsOfLeads(
  platform: Kysely<Schema>,
  { sites, leadIds, now }: { sites: readonly string[]; leadIds: readonly string[]; now: Date },
): Promise<KnownApplication[]> {
  if (leadIds.length === 0 || !(await hasApplications(platform))) return [];
  const rows = await platform
    .$extendTables<FinanceTables>()
    .selectFrom('finance_applications')
    .select(['site', 'reference', 'kind', 'status', 'submitted_at', 'decided_at', 'purge_at'])
    .where('site', 'in', [...sites])
    .where('lead_id', 'in', [...leadIds])
    .where('purge_at', '>', now)
    .orderBy('submitted_at')
    .execute();
  return rows.map(({ submitted_at, decided_at, purge_at, ...application }) => ({
    ...application,
    sent_at: submitted_at?.toISOString() ?? null,
    decided_at: decided_at?.toISOString() ?? null,
    kept_until: purge_at.toISOString(),
  }));
}
