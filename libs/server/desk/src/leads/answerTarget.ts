import { answeringPlace } from '@forecourt/lead-desk';
import { answerClock, type AnswerClock } from '@forecourt/location';
import { sql, type RawBuilder } from 'kysely';
import type { ReadCall } from '../http/DeskCall.ts';
import { openTime, type OpenTime, type TimeSpan } from './openTime.ts';
import { targetOf } from './targetOf.ts';

const DAY_MS = 86_400_000;

/** The beginning of the day of an instant, as milliseconds since 1970. */
const dayOf = (instant: Date): number => Math.floor(instant.getTime() / DAY_MS) * DAY_MS;

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
  /** The opening time of the places in a time, which may be another one for each. */
  openTime(timeOf: (place: number | null) => TimeSpan): OpenTime;
  /**
   * The opening time in which the first answers are due of all leads that a place has now, but of those that were late so many days ago. Both
   * ends are where they are for a whole day, so that a page and the one after it agree.
   */
  dueTime(now: Date, days: number): OpenTime;
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
  const places = site.locations.map(({ id }) => id);
  const timeOfPlaces = (timeOf: (place: number | null) => TimeSpan) => openTime({ clockOf, places }, timeOf);
  return {
    minutes,
    dueAt: ({ location_id, created_at }) => clockOf(location_id).after(created_at, minutes),
    waited: ({ location_id, created_at }, answeredAt) => clockOf(location_id).between(created_at, answeredAt),
    isLate(now) {
      const before = (id: number | null) => sql`${clockOf(id).before(now, minutes)}::timestamptz`;
      const ofPlaces = places.map((id) => sql`when ${id}::bigint then ${before(id)}`);
      if (ofPlaces.length === 0) return sql<boolean>`s.created_at < ${before(null)}`;
      return sql<boolean>`s.created_at < case s.location_id ${sql.join(ofPlaces, sql` `)} else ${before(null)} end`;
    },
    openTime: timeOfPlaces,
    dueTime(now, days) {
      const today = dayOf(now);
      const [early, late] = [new Date(today - days * DAY_MS), new Date(today + DAY_MS)];
      return timeOfPlaces((place) => {
        const clock = clockOf(place);
        const from = new Date(Math.min(early.getTime(), dayOf(clock.before(new Date(today), minutes))));
        return { from, to: clock.after(late, minutes) };
      });
    },
  };
}
