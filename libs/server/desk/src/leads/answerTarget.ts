import { answeringPlace } from '@forecourt/lead-desk';
import { answerClock, type AnswerClock } from '@forecourt/location';
import { sql, type RawBuilder } from 'kysely';
import type { ReadCall } from '../http/DeskCall.ts';
import { targetOf } from './targetOf.ts';

/** What of a lead its target depends on. */
interface Accepted {
  created_at: Date;
  location_id: number | null;
}

/** How soon the first answer of a lead is due: in minutes of the opening hours of the place that answers it. */
export interface AnswerTarget {
  minutes: number;
  dueAt(lead: Accepted): Date;
  /** The minutes of opening time from a lead to its first answer. */
  waited(lead: Accepted, answeredAt: Date): number;
  /** The condition of a lead whose target is over, about `lead_states as s`. */
  isLate(now: Date): RawBuilder<boolean>;
}

/**
 * The target of a dealership. A lead of no place is answered by the primary one. Without known hours of the place that answers, and where
 * no place does, all hours of the day count.
 */
export async function answerTargetOf(call: Pick<ReadCall, 'services' | 'site'>): Promise<AnswerTarget> {
  const { site } = call;
  const minutes = await targetOf(call);
  const clocks = new Map<number | null, AnswerClock>();
  function clockOf(locationId: number | null): AnswerClock {
    const known = clocks.get(locationId);
    if (known) return known;
    const place = answeringPlace(site, { location_id: locationId });
    const clock = answerClock({
      id: place?.id ?? 0,
      hours: place?.openingHours ?? [],
      special: place?.specialHours ?? [],
      timeZone: place?.timeZone ?? site.timeZone,
    });
    clocks.set(locationId, clock);
    return clock;
  }
  return {
    minutes,
    dueAt: ({ location_id, created_at }) => clockOf(location_id).after(created_at, minutes),
    waited: ({ location_id, created_at }, answeredAt) => clockOf(location_id).between(created_at, answeredAt),
    isLate(now) {
      const before = (id: number | null) => sql`${clockOf(id).before(now, minutes)}::timestamptz`;
      const places = site.locations.map(({ id }) => sql`when ${id}::bigint then ${before(id)}`);
      if (places.length === 0) return sql<boolean>`s.created_at < ${before(null)}`;
      return sql<boolean>`s.created_at < case s.location_id ${sql.join(places, sql` `)} else ${before(null)} end`;
    },
  };
}
