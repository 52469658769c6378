import { sql, type RawBuilder } from 'kysely';
import type { Member } from '../http/DeskCall.ts';

/**
 * The condition by which somebody sees a row of `lead_states`, which is `s` unless it has another alias: of the dealership; for `service` of that department; of the places of
 * the role. A lead without a place is seen by those who see all places.
 */
export function visible(
  { site, role, locationIds }: Pick<Member, 'site' | 'role' | 'locationIds'>,
  alias = 's',
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const parts = [sql`${column('site')} = ${site}`];
  if (role === 'service') parts.push(sql`${column('department')} = 'service'`);
  if (locationIds !== null) parts.push(sql`${column('location_id')} = any(${[...locationIds]}::bigint[])`);
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** The same rule about a lead that is read already, for any member of staff. */
export function sees(
  { role, locationIds }: { role: string; locationIds: readonly number[] | null },
  { department, location_id }: { department: string; location_id: number | null },
): boolean {
  if (role === 'service' && department !== 'service') return false;
  return locationIds === null || (location_id !== null && locationIds.includes(location_id));
}

/**
 * The condition by which somebody sees what has a lead, about `lead_states as s`; undefined for whoever sees all places, and so also what
 * has no lead.
 */
export function ofPlaces(
  member: Pick<Member, 'site' | 'role' | 'locationIds'>,
): RawBuilder<boolean> | undefined {
  return member.locationIds === null ? undefined : visible(member);
}
