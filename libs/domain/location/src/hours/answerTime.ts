import { dayWords } from './dayWords.ts';
import type { OpeningHour } from './openingHour.ts';
import { openState } from './openState.ts';
import type { SpecialHoursEntry } from './specialHours.ts';
import { specialHours } from './specialHours.ts';
import { localDate } from '@forecourt/values';

/** How many days ahead special hours count: as far as an opening is searched for. */
const DAYS = 64;

/** When a location answers a message. */
export interface AnswerTime {
  /** Whether it is open when the message arrives. */
  open: boolean;
  /** The first instant from which somebody answers; null if no opening is known. */
  from: Date | null;
  /** A sentence for the shopper; null if no opening is known. */
  text: string | null;
}

/** The place that answers: its weekly hours, special hours of any location of the site, and its IANA zone. */
export interface AnswerPlace {
  id: number;
  hours: readonly OpeningHour[];
  special: readonly SpecialHoursEntry[];
  timeZone: string;
}

/**
 * When somebody answers a message that arrives now, from the real hours of the place, in its time zone. Holidays count, and times are
 * correct over daylight-saving changes. Without known hours there is no sentence, because a promise would be a guess.
 *
 * @example answerTime(place, now).text // 'We’re closed right now. Someone will answer from 8:30 am on Monday 23 November 2026 (Brisbane time).'
 */
export function answerTime({ id, hours, special, timeZone }: AnswerPlace, now: Date): AnswerTime {
  // From yesterday, because a span of yesterday may end after midnight.
  const from = new Date(now.getTime() - 86_400_000);
  const here = specialHours(special, { locationId: id, from, days: DAYS, timeZone });
  const { open, until, opensAt } = openState({ hours, special: here, timeZone, now });
  const zone = `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;
  if (open) {
    const closing = until ? ` until ${timeOf(until, timeZone)} (${zone})` : '';
    return { open, from: now, text: `We’re open${closing}, and someone will answer as soon as they can.` };
  }
  if (!opensAt) return { open, from: null, text: null };
  const day = dayWords(localDate(opensAt, timeZone));
  const start = timeOf(opensAt, timeZone);
  return {
    open,
    from: opensAt,
    text: `We’re closed right now. Someone will answer from ${start} on ${day} (${zone}).`,
  };
}

// Some ICU versions put a narrow no-break space before "am"; server and browser must render the same text.
function timeOf(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  return format.format(instant).replace(/\s/g, ' ').toLowerCase();
}
