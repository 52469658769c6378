import { readDate } from '../read/readDate.ts';
import { localDate } from './localDate.ts';
import { longDate } from './longDate.ts';

/**
 * What a page says about registration: `Expires on {date}` while it runs, and after it `Unregistered` on sites that say
 * so, else nothing. The expiry is a calendar date in the site's zone and its own day still counts;
 * a month without a day runs to its end (ruling 68). An expiry that is no date says nothing.
 *
 * @example regoText('9/2/2027', { now, timeZone: 'Australia/Brisbane' }) // 'Expires on 9 February 2027'
 */
export function regoText(
  expiry: string | null,
  { now, timeZone, showUnregistered = false }: { now: Date; timeZone: string; showUnregistered?: boolean },
): string | null {
  const date = readDate(expiry);
  if (date === null) return null;
  const today = localDate(now, timeZone).slice(0, date.length);
  if (date >= today) return `Expires on ${longDate(date)}`;
  return showUnregistered ? 'Unregistered' : null;
}
