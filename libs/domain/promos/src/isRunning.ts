import { epochMs, localDate, readDate } from '@forecourt/values';
import type { Promo } from './promo.ts';

const DATE_ALONE = 10;

/**
 * Whether a promo runs today: from its first day to its last, both whole days of `timeZone`. An invalid date hides the promo,
 * since its end is unknown. (ruling 117)
 */
export function isRunning(
  { start, expiry }: Pick<Promo, 'start' | 'expiry'>,
  now: Date,
  timeZone: string,
): boolean {
  const today = localDate(now, timeZone);
  const first = dayOf(start, timeZone, '-01');
  const last = dayOf(expiry, timeZone, '-31');
  return (
    first !== 'unreadable' && last !== 'unreadable' && (first ?? today) <= today && today <= (last ?? today)
  );
}

function dayOf(text: string | null | undefined, timeZone: string, dayWhereUnsaid: string): string | null {
  if (text === null || text === undefined || text.trim() === '') return null;
  const instant = text.trim().length > DATE_ALONE ? epochMs(text) : null;
  if (instant !== null) return localDate(new Date(instant), timeZone);
  const day = readDate(text);
  if (day === null) return 'unreadable';
  return day.length < DATE_ALONE ? `${day}${dayWhereUnsaid}` : day;
}
