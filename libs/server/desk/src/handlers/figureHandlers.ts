import { sql } from 'kysely';
import type { DeskHandlers } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { answerTargetOf, type AnswerTarget } from '../leads/answerTarget.ts';
import { visible } from '../leads/visible.ts';

const LONGEST_MS = 400 * 86_400_000;

/** A lead as far as the figures count it. */
interface Lead {
  created_at: Date;
  first_response_at: Date | null;
  status: string;
  location_id: number | null;
  category: string;
  staff_id: string | null;
  staff_name: string | null;
}

/** Response times against the target, in the opening hours of the places. */
export function figureHandlers(): DeskHandlers<'figures'> {
  return {
    async figures(call) {
      const { services, site, member, request } = call;
      const [from, to] = [new Date(request.query.from), new Date(request.query.to)];
      if (from >= to || to.getTime() - from.getTime() > LONGEST_MS) return refuse('badRange');
      const { rows: leads } = await sql<Lead>`
        select s.created_at, s.first_response_at, s.status, s.location_id, s.category, staff.id as staff_id, staff.name as staff_name
        from lead_states as s left join staff on staff.id = coalesce(s.assignee, s.first_response_by)
        where ${visible(member)} and s.merged_into is null and s.status <> 'spam'
          and s.created_at >= ${from} and s.created_at < ${to}
        order by staff.name, s.location_id, s.category
      `.execute(services.db);
      const target = await answerTargetOf(call);
      const waits = new Map(leads.map((lead) => [lead, waitOf(lead, target)]));
      const count = (some: readonly Lead[]) =>
        answersOf(some, { waits: some.flatMap((lead) => waits.get(lead) ?? []), target });
      const { won: _won, ...all } = count(leads);
      return {
        ...all,
        by_staff: groups(leads, ({ staff_id }) => staff_id).map(([id, some]) => ({
          staff: id === null ? null : { id, name: some[0]?.staff_name ?? '' },
          ...count(some),
        })),
        by_location: groups(leads, ({ location_id }) => location_id).map(([id, some]) => {
          const place = site.locations.find((each) => each.id === id);
          return { location: place ? { id: place.id, name: place.name } : null, ...count(some) };
        }),
        by_category: groups(leads, ({ category }) => category).map(([category, some]) => ({
          category,
          ...{ leads: some.length, won: wonOf(some) },
        })),
      };
    },
  };
}

/** The minutes of opening time from a lead to its first answer; null without one. */
const waitOf = (lead: Lead, target: AnswerTarget): number | null =>
  lead.first_response_at && target.waited(lead, lead.first_response_at);

const wonOf = (leads: readonly Lead[]): number => leads.filter(({ status }) => status === 'won').length;

/** The figures of some leads; `waits` are those of the answered ones. */
function answersOf(
  leads: readonly Lead[],
  { waits, target }: { waits: readonly number[]; target: AnswerTarget },
) {
  return {
    leads: leads.length,
    answered: waits.length,
    in_target: waits.filter((minutes) => minutes <= target.minutes).length,
    median_minutes: medianOf(waits),
    won: wonOf(leads),
  };
}

/** The middle of some numbers, to a tenth; null of none. */
function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) * 5) / 10;
}

/** Leads by what they share, the largest group first, else in their order. */
function groups<Key>(leads: readonly Lead[], keyOf: (lead: Lead) => Key): [Key, Lead[]][] {
  const found = new Map<Key, Lead[]>();
  for (const lead of leads) {
    const group = found.get(keyOf(lead)) ?? [];
    group.push(lead);
    found.set(keyOf(lead), group);
  }
  return [...found].toSorted(([, one], [, two]) => two.length - one.length);
}
