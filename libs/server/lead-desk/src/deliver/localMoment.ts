import { oneLine } from '@forecourt/lead';

/** A time in the dealer's time zone: 'Saturday, 21 November 2026 at 4:12 pm'. */
export function localMoment(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short', timeZone });
  return oneLine(format.format(instant));
}
