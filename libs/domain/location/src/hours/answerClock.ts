import { localDate } from '@forecourt/values';
import type { AnswerPlace } from './answerTime.ts';
import { openSpans } from './openSpans.ts';
import { addDays, specialDaysOf } from './specialHours.ts';
import { zonedInstant } from './zonedInstant.ts';

const MINUTE_MS = 60_000;

/** How many days are counted at most: an opening time that is not over by then counts as time of day and night. */
const DAYS = 400;

/** The time in which a place answers: minutes of its opening hours, or all minutes if no opening is known. */
export interface AnswerClock {
  /** The instant so many minutes of opening time after another one. */
  after(from: Date, minutes: number): Date;
  /** The instant so many minutes of opening time before another one. */
  before(to: Date, minutes: number): Date;
  /** The minutes of opening time between two instants. */
  between(from: Date, to: Date): number;
  /** The opening spans between two instants, in order, as milliseconds since 1970; null if no opening is known. */
  spans(from: Date, to: Date): (readonly [start: number, end: number])[] | null;
}

/**
 * Counts the opening time of a place, so that a message of the night is not late before anybody could read it. Holidays count, and times
 * are correct over daylight-saving changes. It remembers the days that it has read, so it is made once for many instants.
 *
 * @example answerClock(place).after(fridayAtClosing, 60) // Monday, an hour after the opening
 */
export function answerClock({ id, hours, special, timeZone }: AnswerPlace): AnswerClock {
  const days = specialDaysOf(special, id);
  const weekly = Array.from({ length: 7 }, (_, day) => addDays('2026-01-04', day));
  const isKnown = weekly.some((date) => openSpans(date, hours, []).length > 0);
  const known = new Map<string, readonly (readonly [number, number])[]>();

  /** The spans that begin on a date. A date is read with the one after it, too. */
  function rawSpans(date: string): readonly (readonly [number, number])[] {
    const read = known.get(date);
    if (read) return read;
    const spans = openSpans(date, hours, days).map(({ from, to }): [number, number] => [
      zonedInstant(date, from, timeZone).getTime(),
      zonedInstant(date, to, timeZone).getTime(),
    ]);
    known.set(date, spans);
    return spans;
  }

  /** The same in order, without what the ones before them have. */
  function spansOf(date: string): readonly [number, number][] {
    let over = Math.max(0, ...rawSpans(addDays(date, -1)).map(([, end]) => end));
    const spans: [number, number][] = [];
    for (const [start, end] of rawSpans(date)) {
      const begins = Math.max(start, over);
      if (begins < end) spans.push([begins, end]);
      over = Math.max(over, end);
    }
    return spans;
  }

  function spansBetween(from: Date, to: Date): (readonly [number, number])[] {
    const spans: [number, number][] = [];
    const last = localDate(to, timeZone);
    // From yesterday, because a span of yesterday may end after midnight.
    for (let date = addDays(localDate(from, timeZone), -1); date <= last; date = addDays(date, 1))
      for (const [start, end] of spansOf(date)) {
        const [begins, ends] = [Math.max(start, from.getTime()), Math.min(end, to.getTime())];
        if (begins < ends) spans.push([begins, ends]);
      }
    return spans;
  }

  return {
    after(from, minutes) {
      let left = minutes * MINUTE_MS;
      if (!isKnown) return new Date(from.getTime() + left);
      // From yesterday, because a span of yesterday may end after midnight.
      let date = addDays(localDate(from, timeZone), -1);
      for (let day = 0; day < DAYS; day += 1, date = addDays(date, 1))
        for (const [start, end] of spansOf(date)) {
          const begins = Math.max(start, from.getTime());
          if (begins >= end) continue;
          if (left <= end - begins) return new Date(begins + left);
          left -= end - begins;
        }
      return new Date(from.getTime() + minutes * MINUTE_MS);
    },
    before(to, minutes) {
      let left = minutes * MINUTE_MS;
      if (!isKnown) return new Date(to.getTime() - left);
      let date = localDate(to, timeZone);
      for (let day = 0; day < DAYS; day += 1, date = addDays(date, -1))
        for (const [start, end] of spansOf(date).toReversed()) {
          const ends = Math.min(end, to.getTime());
          if (start >= ends) continue;
          if (left <= ends - start) return new Date(ends - left);
          left -= ends - start;
        }
      return new Date(to.getTime() - minutes * MINUTE_MS);
    },
    between(from, to) {
      if (!isKnown) return Math.max(0, to.getTime() - from.getTime()) / MINUTE_MS;
      return spansBetween(from, to).reduce((open, [start, end]) => open + end - start, 0) / MINUTE_MS;
    },
    spans: (from, to) => (isKnown ? spansBetween(from, to) : null),
  };
}
