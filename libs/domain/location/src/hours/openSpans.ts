import { isOpenStatus } from './hoursText.ts';
import { minutesOfDay } from './minutesOfDay.ts';
import type { OpeningHour } from './openingHour.ts';
import type { SpecialDay } from './specialHours.ts';
import { weekdayOf } from './weekdayOf.ts';

/** Minutes of a day without a daylight-saving change. */
export const MINUTES_A_DAY = 24 * 60;

/** An opening span of a location, in minutes after midnight of its day; above 1440 it is the next day. */
export type Span = { from: number; to: number };

/**
 * The opening spans of a location on a date, in order. A special day replaces the whole weekday, and closed takes precedence; one
 * that is open without times keeps the weekday's hours. A closing time before the opening time is after midnight.
 */
export function openSpans(
  date: string,
  hours: readonly OpeningHour[],
  specialDays: readonly SpecialDay[],
): Span[] {
  const weekday = weekdayOf(date);
  const usual = hours.filter((entry) => entry.weekday === weekday && isOpenStatus(entry.status));
  const usualSpans = usual.flatMap(usualSpan).sort((a, b) => a.from - b.from);
  const day = specialDays.find((candidate) => candidate.date === date);
  if (day === undefined) return usualSpans;
  if (day.status === 'Closed') return [];
  return day.start_hour === null && day.end_hour === null ? usualSpans : span(day.start_hour, day.end_hour);
}

function usualSpan(entry: OpeningHour): Span[] {
  const times = span(entry.open, entry.close);
  if (times.length > 0) return times;
  const [open, close] = (entry.formated_hours ?? '').split(/\s*(?:-|–|\bto\b)\s*/);
  const unsaid = !entry.open && !entry.close;
  return unsaid ? span(open ?? null, close ?? null) : [];
}

function span(open: string | null, close: string | null): Span[] {
  const from = minutesOfDay(open);
  const to = minutesOfDay(close);
  if (from === null || to === null || from === to) return [];
  return [{ from, to: to < from ? to + MINUTES_A_DAY : to }];
}
