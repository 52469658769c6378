import type { LeadDetail, LeadEvent } from '@forecourt/desk-client';
import type { Schema } from '@forecourt/database';
import { freeUnseen, holdRoles, lockLeads } from '@forecourt/lead-desk';
import { sql, type Kysely, type Selectable } from 'kysely';
import { recordEvent } from '../events/recordEvent.ts';
import type { StaffCall } from '../http/DeskCall.ts';
import { refuse, type Refused } from '../http/Refused.ts';
import { inUndoable, Undone } from '../http/Undone.ts';
import { leadDetail } from './leadDetail.ts';
import { OPEN } from './leadFilter.ts';
import { visible } from './visible.ts';

/** What stands with the lead that is changed, locked. */
export type LockedState = Selectable<Schema['lead_states']>;

/** A write to a lead. */
export interface LeadWrite<Problem extends string> {
  id: string;
  /** The key of the write. */
  key: string;
  /** Its entry in the history. */
  kind: LeadEvent['kind'];
  data: Record<string, unknown>;
  /** Locks and reads what the write depends on, before the lead is locked; adds to the entry. */
  before?(transaction: Kysely<Schema>): Promise<Record<string, unknown>>;
  /** Id of what it is about, beside the lead. */
  subject?: string;
  /** The version that was on screen. */
  expected?: number | undefined;
  /** Whether a lead that was merged into another takes it. Default: no. */
  mergedToo?: boolean;
  /** Another lead that it is merged into, locked with it and those that were merged into them. `before` holds the merges. */
  with?: string;
  /** Changes the lead in the transaction; refuses by returning why. `event` is the number of the entry. */
  change(write: {
    transaction: Kysely<Schema>;
    state: LockedState;
    /** The other lead; undefined if the caller may not see it. */
    other: LockedState | undefined;
    event: number;
    now: Date;
  }): Promise<Refused<Problem> | undefined>;
}

/**
 * Makes a write to a lead once: what is repeated under its key changes nothing and gets the lead as it is now. Writes to one lead are
 * made one after the other. Returns the whole lead.
 */
export async function writeLead<Problem extends string = never>(
  call: StaffCall,
  {
    id,
    key,
    kind,
    data,
    before,
    subject,
    expected,
    mergedToo = false,
    with: otherId,
    change,
  }: LeadWrite<Problem>,
): Promise<LeadDetail | Refused<Problem | 'notFound' | 'changed' | 'merged'>> {
  const { services, member, site } = call;
  const now = services.now();
  const refused = await inUndoable<Problem | 'notFound' | 'changed' | 'merged'>(
    services.db,
    async (transaction) => {
      const read = await before?.(transaction);
      const ids = otherId === undefined ? [id] : [id, otherId];
      if (otherId === undefined) await holdRoles(transaction, { site: site.slug, ids });
      else await lockLeads(transaction, { site: site.slug, ids });
      // In the order of their ids, so that two writes cannot wait for each other.
      const { rows } = await sql<LockedState>`
        select s.* from lead_states as s where ${visible(member)} and s.lead_id = any(${ids}::uuid[])
        order by s.lead_id for update
      `.execute(transaction);
      const state = rows.find((row) => row.lead_id === id);
      const other = rows.find((row) => row.lead_id === otherId);
      if (!state) throw new Undone(refuse('notFound'));
      const entry = {
        site: site.slug,
        kind,
        staffId: member.id,
        leadId: id,
        subject,
        data: { ...data, ...read },
        key,
        now,
      };
      const event = await recordEvent(transaction, entry);
      if (event === null) return;
      if (state.merged_into !== null && !mergedToo) throw new Undone(refuse('merged'));
      if (expected !== undefined && expected !== state.version) throw new Undone(refuse('changed'));
      const refused = await change({ transaction, state, other, event, now });
      if (refused) throw new Undone(refused);
    },
  );
  return refused ?? (await leadDetail(call, id)) ?? refuse('notFound');
}

/**
 * Updates a lead: its time, and its version unless nothing but a note was added. When it opens again, whoever does not see it any more does
 * not keep it.
 */
export async function updateState(
  transaction: Kysely<Schema>,
  { lead_id, status }: LockedState,
  {
    now,
    counts = true,
    ...set
  }: Partial<Omit<LockedState, 'lead_id' | 'vehicle'>> & { now: Date; counts?: boolean },
): Promise<void> {
  await transaction
    .updateTable('lead_states')
    .set((state) => ({ ...set, updated_at: now, ...(counts && { version: state('version', '+', 1) }) }))
    .where('lead_id', '=', lead_id)
    .execute();
  if (set.status !== undefined && OPEN.includes(set.status) && !OPEN.includes(status))
    await freeUnseen(transaction, { which: sql`s.lead_id = ${lead_id}::uuid`, by: null, now });
}
