import { minutesOfDay } from './minutesOfDay.ts';
import { timeText } from './timeText.ts';

/** The text of a day on which a location is closed. */
export const CLOSED = 'Closed';

/** Whether a status is `open`, case-insensitive; every other text means closed. */
export function isOpenStatus(status: string | null): boolean {
  return status?.trim().toLowerCase() === 'open';
}

/**
 * The text for one day's hours: the dealer's own text if there is one, else `8:30 am - 5:30 pm` from the times, else `Open`.
 * Always `Closed` when the status is not open.
 *
 * @example hoursText({ status: 'Open', formated_hours: null, open: '08:30', close: '17:30' }) // '8:30 am - 5:30 pm'
 */
export function hoursText(hours: {
  status: string | null;
  formated_hours?: string | null;
  open?: string | null;
  close?: string | null;
}): string {
  if (!isOpenStatus(hours.status)) return CLOSED;
  const written = hours.formated_hours?.trim() ?? '';
  if (written !== '') return written;
  const open = minutesOfDay(hours.open ?? null);
  const close = minutesOfDay(hours.close ?? null);
  return open === null || close === null ? 'Open' : `${timeText(open)} - ${timeText(close)}`;
}
