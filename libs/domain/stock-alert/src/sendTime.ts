import { addDays, zonedInstant, zonedIso } from '@forecourt/location';
import { localDate } from '@forecourt/values';

/** How often a shopper wants e-mails. */
export const RHYTHMS = ['daily', 'at-once'] as const;
/** One of `RHYTHMS`. */
export type Rhythm = (typeof RHYTHMS)[number];

/** When a site sends e-mails. Times are `HH:MM` of its time zone. */
export interface SendHours {
  /** IANA zone. */
  timeZone: string;
  /** No e-mail is sent from this time … */
  quietFrom: string;
  /** … to this one, of the next day if it is earlier. The same time twice for no quiet hours. */
  quietTo: string;
  /** When daily e-mails are sent; in quiet hours, at their end. */
  dailyAt: string;
}

/**
 * When news is sent: at once, or at the next daily time, and never in the quiet hours. A local time that daylight saving skips or repeats is
 * that of `zonedInstant`.
 *
 * @example sendTime('at-once', new Date('2026-11-21T12:00:00Z'), hours) // 8 am in Brisbane: 2026-11-21T22:00:00.000Z
 */
export function sendTime(rhythm: Rhythm, now: Date, hours: SendHours): Date {
  return afterQuiet(rhythm === 'daily' ? next(hours.dailyAt, now, hours) : now, hours);
}

/** The moment itself, or the end of the quiet hours that it is in. */
export function afterQuiet(moment: Date, hours: SendHours): Date {
  const { quietFrom: from, quietTo: to, timeZone } = hours;
  const time = zonedIso(moment, timeZone).slice(11, 16);
  const isQuiet = from <= to ? time >= from && time < to : time >= from || time < to;
  return isQuiet ? next(to, moment, hours) : moment;
}

/** The next moment at which quiet hours begin; null for a site without any. */
export function quietStart(moment: Date, hours: SendHours): Date | null {
  return hours.quietFrom === hours.quietTo ? null : next(hours.quietFrom, moment, hours);
}

/** The first moment after `now` at a local time. */
function next(time: string, now: Date, hours: SendHours): Date {
  const today = localDate(now, hours.timeZone);
  const first = at(today, time, hours);
  return first > now ? first : at(addDays(today, 1), time, hours);
}

function at(date: string, time: string, { timeZone }: SendHours): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return zonedInstant(date, hour * 60 + minute, timeZone);
}
