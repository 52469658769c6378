import type { AnswerClock } from '@forecourt/location';
import { sql, type RawBuilder } from 'kysely';

/** A time between two instants. */
export interface TimeSpan {
  from: Date;
  to: Date;
}

/** Opening time that the database counts, in milliseconds, from the beginning of a time. */
export interface OpenTime {
  /** The table `clocks`, for a `with`: the opening spans of each place. */
  clocks: RawBuilder<unknown>;
  /** Joins the clock of its place to `lead_states as s`. `clocks.place` is null for leads of no place that is known. */
  joined: RawBuilder<unknown>;
  /** The condition of an instant before that time. */
  isBefore(instant: RawBuilder<unknown>): RawBuilder<boolean>;
  /** The opening time before an instant. */
  openMs(instant: RawBuilder<unknown>): RawBuilder<number>;
  /** The instant before which there was so much opening time; null where a place does not open in that time. */
  instantOf(openMs: RawBuilder<unknown>): RawBuilder<Date | null>;
}

/**
 * The opening spans of the places of a dealership in a time, for a statement that counts opening time in many leads. Before and
 * after them a place counts as closed. A place without known hours is open all the time.
 *
 * @param site `clockOf`: the clock of a place, of null for leads of no place.
 * @param timeOf the time of a place.
 */
export function openTime(
  { clockOf, places }: { clockOf(place: number | null): AnswerClock; places: readonly number[] },
  timeOf: (place: number | null) => TimeSpan,
): OpenTime {
  const rows = [...places, null].map((place) => {
    const { from, to } = timeOf(place);
    const spans = clockOf(place).spans(from, to) ?? [
      [from.getTime(), Math.max(from.getTime(), to.getTime())],
    ];
    const starts = spans.map(([start]) => new Date(start).toISOString());
    let open = 0;
    const opened = [0, ...spans.map(([start, end]) => (open += end - start))];
    return sql`(${place}::bigint, ${from}::timestamptz, ${starts}::timestamptz[], ${opened}::float8[])`;
  });
  return {
    clocks: sql`clocks (place, since, starts, opened) as materialized (values ${sql.join(rows)})`,
    joined: sql`join clocks on clocks.place is not distinct from
      (case when s.location_id = any(${[...places]}::bigint[]) then s.location_id end)`,
    isBefore: (instant) => sql<boolean>`(${instant} < clocks.since)`,
    // Of the span that began last before the instant, what is over of it; `opened` has the time before each span, and after the last.
    openMs(instant) {
      const span = sql`width_bucket(${instant}, clocks.starts)`;
      const since = sql`round(date_part('epoch', ${instant} - clocks.starts[${span}]) * 1000)`;
      return sql<number>`coalesce(least(clocks.opened[${span}] + ${since}, clocks.opened[${span} + 1]), 0)`;
    },
    // Time that ends with a span ends there, not at the beginning of the next one.
    instantOf(openMs) {
      const span = sql`least(width_bucket(${openMs} - 0.5, clocks.opened), cardinality(clocks.starts))`;
      return sql<Date | null>`clocks.starts[${span}] + (${openMs} - clocks.opened[${span}]) * interval '1 millisecond'`;
    },
  };
}
