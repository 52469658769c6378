import { sql } from 'kysely';
import type { DeskHandlers } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { targetOf } from '../leads/targetOf.ts';
import { visible } from '../leads/visible.ts';

const LONGEST_MS = 400 * 86_400_000;

interface Counted {
  leads: number;
  answered: number;
  in_target: number;
  median_minutes: number | null;
  won: number;
}

/** Response times against the target. */
export function figureHandlers(): DeskHandlers<'figures'> {
  return {
    async figures(call) {
      const { services, site, member, request } = call;
      const { db } = services;
      const [from, to] = [new Date(request.query.from), new Date(request.query.to)];
      if (from >= to || to.getTime() - from.getTime() > LONGEST_MS) return refuse('badRange');
      const targetMs = (await targetOf(call)) * 60_000;
      const own = sql`${visible(member)} and s.merged_into is null and s.status <> 'spam'
        and s.created_at >= ${from} and s.created_at < ${to}`;
      const minutes = sql`extract(epoch from s.first_response_at - s.created_at) / 60`;
      const counts = sql`count(*) as leads, count(s.first_response_at) as answered,
        count(*) filter (where s.first_response_at <= s.created_at + ${targetMs / 1000} * interval '1 second') as in_target,
        round((percentile_cont(0.5) within group (order by ${minutes}))::numeric, 1)::float8 as median_minutes,
        count(*) filter (where s.status = 'won') as won`;
      const { rows: all } = await sql<Counted>`select ${counts} from lead_states as s where ${own}`.execute(
        db,
      );
      const { rows: byStaff } = await sql<Counted & { id: string | null; name: string | null }>`
        select staff.id, staff.name, ${counts} from lead_states as s
        left join staff on staff.id = coalesce(s.assignee, s.first_response_by)
        where ${own} group by staff.id, staff.name order by count(*) desc, staff.name
      `.execute(db);
      const { rows: byLocation } = await sql<Counted & { location_id: number | null }>`
        select s.location_id, ${counts} from lead_states as s
        where ${own} group by s.location_id order by count(*) desc, s.location_id
      `.execute(db);
      const { rows: byCategory } = await sql<Counted & { category: string }>`
        select s.category, ${counts} from lead_states as s where ${own} group by s.category order by count(*) desc, s.category
      `.execute(db);
      const [total] = all;
      return {
        leads: total?.leads ?? 0,
        answered: total?.answered ?? 0,
        in_target: total?.in_target ?? 0,
        median_minutes: total?.median_minutes ?? null,
        by_staff: byStaff.map(({ id, name, ...counted }) => ({
          staff: id === null ? null : { id, name: name ?? '' },
          ...counted,
        })),
        by_location: byLocation.map(({ location_id, ...counted }) => {
          const place = site.locations.find(({ id }) => id === location_id);
          return { location: place ? { id: place.id, name: place.name } : null, ...counted };
        }),
        by_category: byCategory.map(({ category, leads, won }) => ({ category, leads, won })),
      };
    },
  };
}
