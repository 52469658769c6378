import { dayWords } from '../hours/dayWords.ts';
import { timeText } from '../hours/timeText.ts';

/** The appointments of one day, as a form offers them. */
export type AppointmentDay = {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `Monday 23 November 2026`. */
  text: string;
  /** Each as it is sent, and its text: `9:00 am`. */
  times: { slot: string; text: string }[];
};

/**
 * Appointments by day, in the order given. Day and time are read from the text itself, so no zone is needed and the result is the
 * same on every machine. Texts that are not ISO 8601 times are left out.
 *
 * @example appointmentDays(['2026-11-23T09:00:00+10:00'])[0]?.text // 'Monday 23 November 2026'
 */
export function appointmentDays(slots: readonly string[]): AppointmentDay[] {
  const days = new Map<string, AppointmentDay>();
  for (const slot of slots) {
    const read = readSlot(slot);
    if (!read) continue;
    const { date, day, time } = read;
    const known = days.get(date) ?? { date, text: day, times: [] };
    known.times.push({ slot, text: time });
    days.set(date, known);
  }
  return [...days.values()];
}

/**
 * The text of an appointment; a text that is not an ISO 8601 time is returned unchanged.
 *
 * @example appointmentText('2026-11-23T09:00:00+10:00') // 'Monday 23 November 2026, 9:00 am'
 */
export function appointmentText(slot: string): string {
  const read = readSlot(slot);
  return read ? `${read.day}, ${read.time}` : slot;
}

type ReadSlot = { date: string; day: string; time: string };

const SLOT = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?$/;

function readSlot(slot: string): ReadSlot | null {
  const [, date = '', hour = '', minute = ''] = SLOT.exec(slot) ?? [];
  const day = dayWords(date);
  if (day === null || Number(hour) > 23 || Number(minute) > 59) return null;
  return { date, day, time: timeText(Number(hour) * 60 + Number(minute)) };
}
