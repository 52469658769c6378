import { sql } from 'kysely';
import type { DeskHandlers, StaffCall } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { answerTargetOf } from '../leads/answerTarget.ts';
import { visible } from '../leads/visible.ts';

const LONGEST_MS = 400 * 86_400_000;

/** The figures of some leads: of a person, of a place, of a kind, or of all. */
interface Group {
  of: 'staff' | 'place' | 'category' | 'all';
  staff_id: string | null;
  staff_name: string | null;
  place: number | null;
  category: string | null;
  leads: number;
  answered: number;
  in_target: number;
  median_ms: number | null;
  won: number;
}

/** Response times against the target, in the opening hours of the places. */
export function figureHandlers(): DeskHandlers<'figures'> {
  return {
    async figures(call) {
      const { site, request } = call;
      const [from, to] = [new Date(request.query.from), new Date(request.query.to)];
      if (from >= to || to.getTime() - from.getTime() > LONGEST_MS) return refuse('badRange');
      const groups = await groupsOf(call, { from, to });
      const all = groups.find((group) => group.of === 'all');
      return {
        leads: all?.leads ?? 0,
        answered: all?.answered ?? 0,
        in_target: all?.in_target ?? 0,
        median_minutes: minutesOf(all?.median_ms ?? null),
        by_staff: groups
          .filter((group) => group.of === 'staff')
          .map(({ staff_id, staff_name, ...group }) => ({
            staff: staff_id === null ? null : { id: staff_id, name: staff_name ?? '' },
            ...answersOf(group),
          })),
        by_location: groups
          .filter((group) => group.of === 'place')
          .map(({ place, ...group }) => {
            const location = site.locations.find(({ id }) => id === place);
            return {
              location: location ? { id: location.id, name: location.name } : null,
              ...answersOf(group),
            };
          }),
        by_category: groups
          .filter((group) => group.of === 'category')
          .map(({ category, leads, won }) => ({ category: category ?? '', leads, won })),
      };
    },
  };
}

type Answers = Pick<Group, 'leads' | 'answered' | 'in_target' | 'median_ms' | 'won'>;

const answersOf = ({ leads, answered, in_target, median_ms, won }: Answers) => ({
  ...{ leads, answered, in_target, median_minutes: minutesOf(median_ms), won },
});

/** Milliseconds as minutes, to a tenth. */
const minutesOf = (ms: number | null): number | null => (ms === null ? null : Math.round(ms / 6_000) / 10);

/** Counts the leads of a time in the database, the largest group first. */
async function groupsOf(call: StaffCall, { from, to }: { from: Date; to: Date }): Promise<Group[]> {
  const { services, member } = call;
  const target = await answerTargetOf(call);
  // An answer is counted to its minute if it came within the longest time that can be asked for.
  const until = new Date(Math.min(services.now().getTime(), to.getTime() + LONGEST_MS));
  const since = new Date(Math.max(from.getTime(), 0));
  const { clocks, joined, openMs } = target.openTime(() => ({ from: since, to: until }));
  const { rows } = await sql<Group>`
    with ${clocks}, answers as (
      select staff.id as staff_id, staff.name as staff_name, clocks.place, s.category, s.status,
        case when s.first_response_at is not null
          then greatest(${openMs(sql`s.first_response_at`)} - ${openMs(sql`s.created_at`)}, 0) end as ms
      from lead_states as s ${joined}
      left join staff on staff.id = coalesce(s.assignee, s.first_response_by)
      where ${visible(member)} and s.merged_into is null and s.status <> 'spam'
        and s.created_at >= ${from} and s.created_at < ${to}
    )
    select case grouping(staff_id, place, category) when 3 then 'staff' when 5 then 'place' when 6 then 'category' else 'all' end as of,
      staff_id, staff_name, place, category, count(*) as leads, count(ms) as answered,
      count(*) filter (where ms <= ${target.minutes}::float8 * 60000) as in_target,
      percentile_cont(0.5) within group (order by ms) as median_ms, count(*) filter (where status = 'won') as won
    from answers group by grouping sets ((staff_id, staff_name), (place), (category), ())
    order by leads desc, staff_name, place, category
  `.execute(services.db);
  return rows;
}
