import { randomUUID } from 'node:crypto';
import { json, type Schema } from '@forecourt/database';
import type { Role } from '@forecourt/desk-client';
import type { Kysely } from 'kysely';

/** What somebody does at a dealership. */
export interface Membership {
  site: string;
  role: Role;
  /** The places whose leads this person sees; null for all. */
  locationIds: readonly number[] | null;
}

/** A member of staff of a dealership. */
export interface StaffMember extends Membership {
  id: string;
  name: string;
  email: string;
  invitedAt: Date;
  lastSeenAt: Date | null;
  /** Whether an authenticator app is enrolled. */
  enrolled: boolean;
}

/** A membership, with when the person was last seen there. */
export interface SeenMembership extends Membership {
  lastSeenAt: Date | null;
}

/** The dealerships of a person, by slug. */
export async function membershipsOf(db: Kysely<Schema>, staffId: string): Promise<SeenMembership[]> {
  const rows = await db
    .selectFrom('staff_roles')
    .select(['site', 'role', 'location_ids', 'last_seen_at'])
    .where('staff_id', '=', staffId)
    .orderBy('site')
    .execute();
  return rows.map(({ site, role, location_ids, last_seen_at }) => ({
    site,
    role,
    locationIds: location_ids,
    lastSeenAt: last_seen_at,
  }));
}

/** The staff of a dealership by name, or one of them. */
export async function listStaff(
  db: Kysely<Schema>,
  { site, id }: { site: string; id?: string },
): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('staff_roles')
    .innerJoin('staff', 'staff.id', 'staff_roles.staff_id')
    .select([
      'staff.id',
      'staff.name',
      'staff.email',
      'staff.two_factor_enabled',
      'staff_roles.role',
      'staff_roles.location_ids',
      'staff_roles.invited_at',
      'staff_roles.last_seen_at',
    ])
    .where('staff_roles.site', '=', site)
    .$if(id !== undefined, (query) => query.where('staff.id', '=', id ?? ''))
    .orderBy('staff.name')
    .orderBy('staff.email')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    site,
    role: row.role,
    locationIds: row.location_ids,
    invitedAt: row.invited_at,
    lastSeenAt: row.last_seen_at,
    enrolled: row.two_factor_enabled === true,
  }));
}

/** Somebody to invite. */
export interface Invitation extends Membership {
  /** Lower case. */
  email: string;
  name: string;
}

/** Gives a role at a dealership. A known person keeps the name. Returns the person's id. */
export async function inviteStaff(
  db: Kysely<Schema>,
  { site, email, name, role, locationIds }: Invitation,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('staff')
    .values({ id: randomUUID(), name, email, email_verified: false, image: null, two_factor_enabled: false })
    // An update of nothing returns the row that is there, also if another transaction has just written it.
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const location_ids = locationIds && json(locationIds);
  await db
    .insertInto('staff_roles')
    .values({ site, staff_id: id, role, location_ids, invited_at: now })
    .onConflict((conflict) => conflict.columns(['site', 'staff_id']).doUpdateSet({ role, location_ids }))
    .execute();
  return id;
}

/** Changes role or places; false if the person has no role there. */
export async function updateStaff(
  db: Kysely<Schema>,
  { site, id }: { site: string; id: string },
  { role, locationIds }: { role?: Role | undefined; locationIds?: readonly number[] | null | undefined },
): Promise<boolean> {
  const updated = await db
    .updateTable('staff_roles')
    .set({
      staff_id: id,
      ...(role !== undefined && { role }),
      ...(locationIds !== undefined && { location_ids: locationIds && json(locationIds) }),
    })
    .where('site', '=', site)
    .where('staff_id', '=', id)
    .returning('staff_id')
    .executeTakeFirst();
  return updated !== undefined;
}

/**
 * Takes the role at a dealership away. Of somebody without another one all sessions end and the authenticator app is forgotten; the name
 * stays, for what the person did.
 */
export async function removeStaff(
  db: Kysely<Schema>,
  { site, id }: { site: string; id: string },
): Promise<void> {
  await db.deleteFrom('staff_roles').where('site', '=', site).where('staff_id', '=', id).execute();
  if ((await membershipsOf(db, id)).length === 0) await forgetSecondFactor(db, id);
}

/** Forgets the authenticator app of a person and ends all sessions. */
export async function forgetSecondFactor(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('staff_second_factors').where('staff_id', '=', id).execute();
  await db.deleteFrom('staff_second_factor_tries').where('staff_id', '=', id).execute();
  await db.updateTable('staff').set({ two_factor_enabled: false }).where('id', '=', id).execute();
  await db.deleteFrom('staff_sessions').where('staff_id', '=', id).execute();
}

/** Serialises changes of the staff of a dealership, so that two owners cannot remove each other at once. */
export async function lockStaff(transaction: Kysely<Schema>, site: string): Promise<void> {
  await transaction
    .selectFrom('staff_roles')
    .select('staff_id')
    .where('site', '=', site)
    // As leads hold the roles of whose they are, so that the two cannot wait for each other.
    .orderBy('staff_id')
    .forUpdate()
    .execute();
}

/** Notes that a person works, at most once in five minutes. */
export async function noteSeen(
  db: Kysely<Schema>,
  { site, lastSeenAt }: SeenMembership,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  if (lastSeenAt && now.getTime() - lastSeenAt.getTime() < SEEN_MS) return;
  await db
    .updateTable('staff_roles')
    .set({ last_seen_at: now })
    .where('site', '=', site)
    .where('staff_id', '=', id)
    .execute();
}

const SEEN_MS = 300_000;
