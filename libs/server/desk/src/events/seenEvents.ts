import { hasHolds } from '@forecourt/checkout-desk';
import type { AuditKind } from '@forecourt/desk-client';
import { hasApplications } from '@forecourt/finance-desk';
import { sql, type RawBuilder } from 'kysely';
import type { StaffCall } from '../http/DeskCall.ts';
import { visible } from '../leads/visible.ts';

/** Entries of what has a lead, by its id, and the table that says which. */
const OF_RECORDS: readonly { table: string; kinds: readonly AuditKind[] }[] = [
  {
    table: 'checkout_holds',
    kinds: ['reservationConverted', 'reservationExtended', 'reservationNoted', 'reservationRefunded'],
  },
  { table: 'checkout_invoices', kinds: ['paymentRefunded'] },
  { table: 'finance_applications', kinds: ['financeViewed'] },
];

/** Entries of what everybody at a dealership sees. */
const OF_ALL: readonly AuditKind[] = [
  ...(['secondFactorReset', 'settingsChanged', 'staffInvited', 'staffRemoved', 'staffUpdated'] as const),
  ...(['templateAdded', 'templateChanged', 'unsubscribed'] as const),
];

/**
 * The condition by which somebody sees an entry of `desk_events as e`: whoever sees all places sees all. Others see their own deeds, those about
 * leads and places that they see, and those about the whole dealership and its staff; exports and erasures of others are of all places.
 */
export async function seenEvents({
  services: { db },
  member,
}: Pick<StaffCall, 'services' | 'member'>): Promise<RawBuilder<boolean>> {
  const { id, locationIds } = member;
  if (locationIds === null) return sql<boolean>`true`;
  const known = new Set([
    ...((await hasHolds({ db })) ? ['checkout_holds', 'checkout_invoices'] : []),
    ...((await hasApplications(db)) ? ['finance_applications'] : []),
  ]);
  const ofRecords = OF_RECORDS.filter(({ table }) => known.has(table)).map(
    ({ table, kinds }) => sql`(e.kind = any(${[...kinds]}) and e.subject in (
      select r.id::text from ${sql.table(table)} as r join lead_states as s on s.lead_id = r.lead_id::uuid where ${visible(member)}
    ))`,
  );
  return sql<boolean>`(${sql.join(
    [
      sql`e.staff_id = ${id}::uuid`,
      sql`e.kind = any(${[...OF_ALL]})`,
      sql`exists (select from lead_states as s where s.lead_id = e.lead_id and ${visible(member)})`,
      sql`(e.kind = 'capacityChanged' and e.data ->> 'location_id' = any(${locationIds.map(String)}))`,
      ...ofRecords,
    ],
    sql` or `,
  )})`;
}
