import { localDate, longDate, readDate } from '@forecourt/values';

/**
 * The registration text of a page: `Expires on {date}` until the expiry, then `Unregistered` on sites with that option, else
 * `null`. The expiry is a calendar date in the site's zone, included; a month without a day lasts to its end (ruling 68). An
 * invalid date gives `null`.
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
