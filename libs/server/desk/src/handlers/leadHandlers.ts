import { enqueue, type Schema } from '@forecourt/database';
import { holdMerges, REPLY_TOPIC } from '@forecourt/lead-desk';
import { listStaff, lockStaff, type StaffMember } from '@forecourt/staff';
import type { Kysely } from 'kysely';
import { recordEvent } from '../events/recordEvent.ts';
import type { DeskHandlers } from '../http/DeskCall.ts';
import { refuse, Refused } from '../http/Refused.ts';
import { leadToAnswer } from '../leads/contact.ts';
import { leadDetail } from '../leads/leadDetail.ts';
import { leadDrafts } from '../leads/leadDrafts.ts';
import { OPEN } from '../leads/leadFilter.ts';
import { listLeads } from '../leads/listLeads.ts';
import { sees } from '../leads/visible.ts';
import { updateState, writeLead, type LockedState } from '../leads/writeLead.ts';

const YEAR_MS = 366 * 86_400_000;

type LeadCalls =
  | 'leads'
  | 'lead'
  | 'leadDrafts'
  | 'assignLead'
  | 'noteLead'
  | 'setLeadStatus'
  | 'mergeLead'
  | 'snoozeLead'
  | 'replyToLead'
  | 'logCall';

/** The leads: list, detail, and what staff do with them. */
export function leadHandlers(): DeskHandlers<LeadCalls> {
  return {
    leads: listLeads,

    async lead(call) {
      return (await leadDetail(call, call.request.params.id)) ?? refuse('notFound');
    },

    leadDrafts,

    async assignLead(call) {
      const { staff_id, key, expected_version: expected } = call.request.body;
      const { slug: site } = call.site;
      let to: StaffMember | undefined;
      return writeLead<'notStaff'>(call, {
        id: call.request.params.id,
        key,
        kind: 'assigned',
        data: {},
        expected,
        async before(transaction) {
          if (staff_id !== null) {
            await lockStaff(transaction, site);
            [to] = await listStaff(transaction, { site, id: staff_id });
          }
          return { to: to ? { id: to.id, name: to.name } : null };
        },
        async change({ transaction, state, now }) {
          if (staff_id !== null && !(to && sees(to, state))) return refuse('notStaff');
          await updateState(transaction, state, { now, assignee: staff_id });
        },
      });
    },

    async noteLead(call) {
      const { text, key } = call.request.body;
      const written = await writeLead(call, {
        id: call.request.params.id,
        key,
        kind: 'noted',
        data: { text },
        mergedToo: true,
        async change({ transaction, state, now }) {
          await updateState(transaction, state, { now, counts: false });
        },
      });
      return written instanceof Refused ? refuse('notFound') : written;
    },

    async setLeadStatus(call) {
      const { status, reason = '', key, expected_version: expected } = call.request.body;
      return writeLead<'noReason'>(call, {
        id: call.request.params.id,
        key,
        kind: 'status',
        data: { status, ...(reason !== '' && { text: reason }) },
        expected,
        async change({ transaction, state, now }) {
          if (status === 'lost' && reason === '') return refuse('noReason');
          await updateState(transaction, state, { now, status, snoozed_until: null });
        },
      });
    },

    async mergeLead(call) {
      const { into, key } = call.request.body;
      const { id } = call.request.params;
      const { member, site } = call;
      const merged = await writeLead<'sameLead' | 'notFound'>(call, {
        id,
        key,
        kind: 'merged',
        data: { lead_id: into },
        with: into,
        async before(transaction) {
          await holdMerges(transaction, { site: site.slug, own: true });
          await lockStaff(transaction, site.slug);
          return {};
        },
        async change({ transaction, state, other: target, now }) {
          if (into === id) return refuse('sameLead');
          if (!target) return refuse('notFound');
          if (target.merged_into !== null) return refuse('sameLead');
          await transaction
            .updateTable('lead_states')
            .set({ merged_into: into })
            .where('merged_into', '=', id)
            .execute();
          await updateState(transaction, state, { now, merged_into: into });
          await updateState(transaction, target, { now, ...joined(target, state, now) });
          await inherit(transaction, { target, merged: state });
          await recordEvent(transaction, {
            site: site.slug,
            kind: 'merged',
            staffId: member.id,
            leadId: into,
            data: { lead_id: id },
            now,
          });
        },
      });
      if (merged instanceof Refused) return merged;
      return (await leadDetail(call, into)) ?? refuse('notFound');
    },

    async snoozeLead(call) {
      const { until, key, expected_version: expected } = call.request.body;
      const at = until === null ? null : new Date(until);
      return writeLead<'notAhead'>(call, {
        id: call.request.params.id,
        key,
        kind: 'snoozed',
        data: { until: at?.toISOString() ?? null },
        expected,
        async change({ transaction, state, now }) {
          if (at && (at <= now || at.getTime() > now.getTime() + YEAR_MS)) return refuse('notAhead');
          await updateState(transaction, state, { now, snoozed_until: at });
        },
      });
    },

    async replyToLead(call) {
      const {
        subject,
        text,
        template_id = null,
        status,
        key,
        expected_version: expected,
      } = call.request.body;
      const { services, site, member } = call;
      const { id } = call.request.params;
      const replied = await writeLead<'noAddress'>(call, {
        id,
        key,
        kind: 'replied',
        data: { subject, text, ...(template_id !== null && { template_id }) },
        expected,
        async change({ transaction, state, event, now }) {
          const to = await leadToAnswer(transaction, member, id);
          if (to === null) return refuse('noAddress');
          const next = state.status === 'new' || state.status === 'open' ? 'waiting' : state.status;
          await updateState(transaction, state, {
            now,
            status: status ?? next,
            snoozed_until: null,
            ...firstAnswer(state, member.id, now),
          });
          const payload = { site: site.slug, vehicle: null, reply: event };
          // It is a mail of the lead with the address: below its confirmation, and erased with it.
          await enqueue(transaction, [{ topic: REPLY_TOPIC, key: to, payload, notBefore: now }]);
        },
      });
      services.wake();
      return replied;
    },

    async logCall(call) {
      const { outcome, text = '', minutes, key } = call.request.body;
      return writeLead(call, {
        id: call.request.params.id,
        key,
        kind: 'called',
        data: { outcome, ...(text !== '' && { text }), ...(minutes !== undefined && { minutes }) },
        async change({ transaction, state, now }) {
          await updateState(transaction, state, {
            now,
            status: state.status === 'new' ? 'open' : state.status,
            ...(outcome === 'reached' && firstAnswer(state, call.member.id, now)),
          });
        },
      });
    },
  };
}

/**
 * What stands with a lead that another one was merged into: what was to do with the other one is to do with this one, as after a new message
 * of the shopper. An answer that came after this one is taken where this one has none.
 */
function joined(target: LockedState, merged: LockedState, now: Date): Partial<LockedState> {
  const { created_at, first_response_at } = target;
  const isAnswer =
    first_response_at === null && merged.first_response_at !== null && merged.first_response_at >= created_at;
  return {
    ...standing(target, merged, now),
    ...(isAnswer && {
      first_response_at: merged.first_response_at,
      first_response_by: merged.first_response_by,
    }),
  };
}

/** The status of a lead that another one was merged into. One that sleeps wakes nothing; spam stays spam, as after a new message. */
function standing(target: LockedState, merged: LockedState, now: Date): Partial<LockedState> {
  if (target.status === 'spam') return {};
  const { status, snoozed_until } = merged;
  const toDo = status === 'new' || status === 'open';
  if (toDo && (snoozed_until === null || snoozed_until <= now))
    return { status: target.status === 'new' ? 'new' : 'open', snoozed_until: null };
  if (OPEN.includes(target.status) || !OPEN.includes(status)) return {};
  return { status: toDo ? 'open' : status, snoozed_until };
}

/** Gives a lead that is nobody's to whoever had the one that was merged into it, if that person sees it. */
async function inherit(
  transaction: Kysely<Schema>,
  { target, merged }: { target: LockedState; merged: LockedState },
): Promise<void> {
  if (merged.assignee === null) return;
  const [heir] = await listStaff(transaction, { site: target.site, id: merged.assignee });
  if (!heir || !sees(heir, target)) return;
  await transaction
    .updateTable('lead_states')
    .set({ assignee: heir.id })
    .where('lead_id', '=', target.lead_id)
    .where('assignee', 'is', null)
    .execute();
}

/** The first answer of a lead, if this is it. */
function firstAnswer({ first_response_at }: LockedState, by: string, now: Date) {
  return first_response_at === null ? { first_response_at: now, first_response_by: by } : {};
}
