import { enqueue, type Schema } from '@forecourt/database';
import type { AuditKind, Role } from '@forecourt/desk-client';
import { freeUnseen } from '@forecourt/lead-desk';
import {
  forgetSecondFactor,
  inviteStaff,
  listStaff,
  lockStaff,
  membershipsOf,
  removeStaff,
  updateStaff,
  type StaffMember,
} from '@forecourt/staff';
import { sql, type Kysely } from 'kysely';
import { recordEvent } from '../events/recordEvent.ts';
import type { DeskHandlers, StaffCall } from '../http/DeskCall.ts';
import { refuse, type Refused } from '../http/Refused.ts';
import { INVITATION_TOPIC } from '../mail/invitations.ts';

type StaffCalls = 'staff' | 'inviteStaff' | 'updateStaff' | 'removeStaff' | 'resetSecondFactor';

/** The staff of a dealership: each change is one transaction with its entry of the audit. */
export function staffHandlers(): DeskHandlers<StaffCalls> {
  return {
    async staff({ services: { db }, site }) {
      return { staff: await staffAnswers(db, site.slug) };
    },

    async inviteStaff(call) {
      const { email, name, role, location_ids: locationIds } = call.request.body;
      if (!knowsPlaces(call, locationIds)) return refuse('noLocation');
      const answered = await changeStaff(call, async (transaction, staff) => {
        const known = staff.find((each) => each.email === email);
        const refused = refusedChange(call, { staff, known, role, locationIds });
        if (refused) return refused;
        if (known && !isSame(known, { role, locationIds })) return refuse('worksHere');
        const { slug: site } = call.site;
        const { now: clock } = call.services;
        const id = await inviteStaff(transaction, { site, email, name, role, locationIds }, clock());
        await freeLeads(transaction, call, id);
        await noteStaff(transaction, call, {
          kind: 'staffInvited',
          id,
          data: { role, location_ids: locationIds },
        });
        await enqueue(transaction, [
          { topic: INVITATION_TOPIC, key: id, payload: { site }, notBefore: clock() },
        ]);
        return id;
      });
      call.services.wake();
      return typeof answered === 'string' ? staffAnswer(call, answered) : answered;
    },

    async updateStaff(call) {
      const { id } = call.request.params;
      const { role, location_ids: locationIds, expected } = call.request.body;
      if (!knowsPlaces(call, locationIds ?? null)) return refuse('noLocation');
      const answered = await changeStaff(call, async (transaction, staff) => {
        const known = staff.find((each) => each.id === id);
        if (!known) return refuse('notFound');
        const wanted = {
          role: role ?? known.role,
          locationIds: locationIds === undefined ? known.locationIds : locationIds,
        };
        const refused = refusedChange(call, { staff, known, ...wanted });
        if (refused) return refused;
        const seen = expected && { role: expected.role, locationIds: expected.location_ids };
        // What is so already, such as after a write whose response was lost, takes nothing from anybody.
        if (seen && !isSame(known, seen) && !isSame(known, wanted)) return refuse('changed');
        await updateStaff(transaction, { site: call.site.slug, id }, { role, locationIds });
        await freeLeads(transaction, call, id);
        await noteStaff(transaction, call, {
          kind: 'staffUpdated',
          id,
          data: { role, location_ids: locationIds },
        });
        return id;
      });
      return typeof answered === 'string' ? staffAnswer(call, answered) : answered;
    },

    async removeStaff(call) {
      const { id } = call.request.params;
      const answered = await changeStaff(call, async (transaction, staff) => {
        const known = staff.find((each) => each.id === id);
        if (!known) return refuse('notFound');
        const refused = refusedChange(call, { staff, known, role: null, locationIds: known.locationIds });
        if (refused) return refused;
        await removeStaff(transaction, { site: call.site.slug, id });
        await freeLeads(transaction, call, id);
        await noteStaff(transaction, call, { kind: 'staffRemoved', id });
        return id;
      });
      return typeof answered === 'string' ? { done: true } : answered;
    },

    async resetSecondFactor(call) {
      const { id } = call.request.params;
      if (id === call.member.id) return refuse('own');
      const answered = await changeStaff(call, async (transaction, staff) => {
        const known = staff.find((each) => each.id === id);
        if (!known) return refuse('notFound');
        if (!mayTouch(call, known) || !(await leadsEverywhere(transaction, call, id)))
          return refuse('notYours');
        await forgetSecondFactor(transaction, id);
        await noteStaff(transaction, call, { kind: 'secondFactorReset', id });
        return id;
      });
      return typeof answered === 'string' ? { done: true } : answered;
    },
  };
}

/** Takes the open leads that a person does not see any more from the person. */
async function freeLeads(
  transaction: Kysely<Schema>,
  { services, site, member }: StaffCall,
  id: string,
): Promise<void> {
  const which = sql`s.site = ${site.slug} and s.assignee = ${id}::uuid`;
  await freeUnseen(transaction, { which, by: member.id, now: services.now() });
}

/** Changes the staff of a dealership, one change after the other. */
function changeStaff<Problem extends string>(
  { services: { db }, site }: StaffCall,
  change: (transaction: Kysely<Schema>, staff: StaffMember[]) => Promise<string | Refused<Problem>>,
): Promise<string | Refused<Problem>> {
  return db.transaction().execute(async (transaction) => {
    await lockStaff(transaction, site.slug);
    return change(transaction, await listStaff(transaction, { site: site.slug }));
  });
}

/**
 * Only owners change owners and make them, and the last one stays. Nobody gives places that they do not see, nor changes whoever sees
 * others.
 */
function refusedChange(
  call: StaffCall,
  {
    staff,
    known,
    role,
    locationIds,
  }: {
    staff: readonly StaffMember[];
    /** The person, if there is one. */
    known: StaffMember | undefined;
    /** The role to have; null to be removed. */
    role: Role | null;
    /** The places to have. */
    locationIds: readonly number[] | null;
  },
): Refused<'notYours' | 'lastOwner'> | null {
  if (!mayTouch(call, known) || (role === 'owner' && call.member.role !== 'owner')) return refuse('notYours');
  if (!seesPlaces(call, locationIds)) return refuse('notYours');
  const owners = staff.filter((each) => each.role === 'owner');
  return known?.role === 'owner' && role !== 'owner' && owners.length === 1 ? refuse('lastOwner') : null;
}

/** Whether these are the same role and places. */
function isSame(one: Given, other: Given): boolean {
  return one.role === other.role && placesKey(one) === placesKey(other);
}

const placesKey = ({ locationIds }: Given): string =>
  String(locationIds && locationIds.toSorted((a, b) => a - b));

type Given = Pick<StaffMember, 'role' | 'locationIds'>;

function mayTouch(call: StaffCall, known: StaffMember | undefined): boolean {
  if (!known) return true;
  return (call.member.role === 'owner' || known.role !== 'owner') && seesPlaces(call, known.locationIds);
}

/** Whether the caller sees all of these places. */
const seesPlaces = ({ member }: StaffCall, ids: readonly number[] | null): boolean =>
  coversPlaces(member.locationIds, ids);

/** Whether places have all of others among them; null are all places. */
function coversPlaces(own: readonly number[] | null, ids: readonly number[] | null): boolean {
  return own === null || (ids !== null && ids.every((id) => own.includes(id)));
}

/**
 * Whether the caller leads the person at each dealership where the person works, and sees all places there that the person sees: an
 * authenticator app is for all of them, so a leader of one must not weaken another.
 */
async function leadsEverywhere(db: Kysely<Schema>, { member }: StaffCall, id: string): Promise<boolean> {
  const own = await membershipsOf(db, member.id);
  const theirs = await membershipsOf(db, id);
  return theirs.every(({ site, role, locationIds }) => {
    const mine = own.find((each) => each.site === site);
    if (!mine || !coversPlaces(mine.locationIds, locationIds)) return false;
    return mine.role === 'owner' || (mine.role === 'manager' && role !== 'owner');
  });
}

function knowsPlaces({ site }: StaffCall, ids: readonly number[] | null): boolean {
  return ids === null || ids.every((id) => site.locations.some((location) => location.id === id));
}

async function noteStaff(
  transaction: Kysely<Schema>,
  { services, site, member }: StaffCall,
  { kind, id, data = {} }: { kind: AuditKind; id: string; data?: Record<string, unknown> },
): Promise<void> {
  const event = { site: site.slug, kind, staffId: member.id, subject: id, data, now: services.now() };
  await recordEvent(transaction, event);
}

async function staffAnswer({ services: { db }, site }: StaffCall, id: string) {
  const [answer] = await staffAnswers(db, site.slug, id);
  return answer ?? refuse('noAccess');
}

async function staffAnswers(db: Kysely<Schema>, site: string, id?: string) {
  const open = await db
    .selectFrom('lead_states')
    .select((state) => ['assignee', state.fn.countAll<number>().as('leads')])
    .where('site', '=', site)
    .where('assignee', 'is not', null)
    .where('status', 'in', ['new', 'open', 'waiting'])
    .where('merged_into', 'is', null)
    .groupBy('assignee')
    .execute();
  const staff = await listStaff(db, { site, ...(id !== undefined && { id }) });
  return staff.map((member) => ({
    id: member.id,
    name: member.name,
    email: member.email,
    role: member.role,
    location_ids: member.locationIds && [...member.locationIds],
    invited_at: member.invitedAt.toISOString(),
    last_seen_at: member.lastSeenAt?.toISOString() ?? null,
    second_factor: member.enrolled,
    open_leads: open.find(({ assignee }) => assignee === member.id)?.leads ?? 0,
  }));
}
