import { weekdayName } from '@forecourt/location';
import { localDate, longDate } from '@forecourt/values';

const DAY_MS = 86_400_000;

/**
 * How many vehicles are new since a moment, as a shopper says it in the time zone of the site: today, since yesterday, since a weekday of the six days
 * before, or since a date. The word for vehicles is left out where the search stands beside it; `saysWhat` says it.
 *
 * @example newSince(12, tuesday, { now: friday, timeZone: 'Australia/Brisbane' }) // '12 new since Tuesday'
 */
export function newSince(
  count: number,
  since: Date,
  { now, timeZone, saysWhat = false }: { now: Date; timeZone: string; saysWhat?: boolean },
): string {
  const vehicles = count === 1 ? ' vehicle' : ' vehicles';
  const many = `${count} new${saysWhat ? vehicles : ''}`;
  const [from, today] = [localDate(since, timeZone), localDate(now, timeZone)];
  const days = Math.round((Date.parse(today) - Date.parse(from)) / DAY_MS);
  if (days <= 0) return `${many} today`;
  if (days === 1) return `${many} since yesterday`;
  if (days < 7) return `${many} since ${weekdayName(from)}`;
  const date = longDate(from);
  const year = today.slice(0, 4);
  return `${many} since ${from.startsWith(year) ? date.replace(` ${year}`, '') : date}`;
}
