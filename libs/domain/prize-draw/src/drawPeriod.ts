import { localDate } from '@forecourt/values';

/** When people may draw. Dates are those of the dealer's time zone, `YYYY-MM-DD`. */
export interface DrawRules {
  /** The first day; null for one that is over already. */
  from: string | null;
  /** The last day; null for no end. */
  to: string | null;
  /** Each person draws once in this time. */
  once: 'a day' | 'a month' | 'a year' | 'altogether';
}

/** The period of a moment, or why nobody may draw. */
export type DrawPeriod =
  | {
      is: 'open';
      /** The same for all moments of the period. */
      id: string;
      /** Its last day; null for a period without an end. */
      lastDay: string | null;
    }
  | { is: 'before' | 'over' };

/** Digits of a date that name a day, a month or a year. */
const DIGITS = { 'a day': 10, 'a month': 7, 'a year': 4 } as const;

/**
 * The period in which a person draws once.
 *
 * @example drawPeriod({ from: null, to: null, once: 'a month' }, now, 'Australia/Brisbane') // { is: 'open', id: '2026-11', … }
 */
export function drawPeriod({ from, to, once }: DrawRules, now: Date, timeZone: string): DrawPeriod {
  const today = localDate(now, timeZone);
  if (from !== null && today < from) return { is: 'before' };
  if (to !== null && today > to) return { is: 'over' };
  if (once === 'altogether') return { is: 'open', id: campaignId(from, to), lastDay: to };
  const id = today.slice(0, DIGITS[once]);
  const end = lastDayOf(id);
  return { is: 'open', id, lastDay: to !== null && to < end ? to : end };
}

/** A campaign is known by its first day, so that its end may move; without one by its last day. Another campaign has people draw again. */
function campaignId(from: string | null, to: string | null): string {
  if (from !== null) return `from ${from}`;
  return to === null ? 'altogether' : `to ${to}`;
}

/** The last day of a day, a month or a year. */
function lastDayOf(id: string): string {
  const [year = 0, month = 12, day] = id.split('-').map(Number);
  if (day !== undefined) return id;
  // Day 0 of the next month.
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
