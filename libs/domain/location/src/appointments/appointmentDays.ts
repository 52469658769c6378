import { MONTHS } from '../hours/dateText.ts';
import { timeText } from '../hours/timeText.ts';
import { weekdayOf } from '../hours/weekdayOf.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The appointments of one day, as a form offers them. */
export type AppointmentDay = {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `Monday 23 November 2026`. */
  text: string;
  /** Each as it is sent, and as it reads by itself: `Mon 23 Nov, 9:00 am`. */
  times: { slot: string; text: string }[];
};

/**
 * Appointments by day, in the order given. Day and time are those that the text itself says, so no zone is needed and every
 * machine prints the same. What is no ISO 8601 time is left out.
 *
 * @example appointmentDays(['2026-11-23T09:00:00+10:00'])[0]?.text // 'Monday 23 November 2026'
 */
export function appointmentDays(slots: readonly string[]): AppointmentDay[] {
  const days = new Map<string, AppointmentDay>();
  for (const slot of slots) {
    const read = readSlot(slot);
    if (!read) continue;
    const { date, weekday, day, month, time } = read;
    const known = days.get(date) ?? { date, text: dayText(read), times: [] };
    known.times.push({ slot, text: `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)}, ${time}` });
    days.set(date, known);
  }
  return [...days.values()];
}

/**
 * An appointment in a sentence; a text that is no ISO 8601 time stays as it is.
 *
 * @example appointmentText('2026-11-23T09:00:00+10:00') // 'Monday 23 November 2026, 9:00 am'
 */
export function appointmentText(slot: string): string {
  const read = readSlot(slot);
  return read ? `${dayText(read)}, ${read.time}` : slot;
}

type ReadSlot = { date: string; weekday: string; day: number; month: string; year: string; time: string };

const SLOT = /^((\d{4})-(\d{2})-(\d{2}))T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?$/;

function readSlot(slot: string): ReadSlot | null {
  const [, date = '', year = '', month = '', day = '', hour = '', minute = ''] = SLOT.exec(slot) ?? [];
  const weekday = WEEKDAYS[weekdayOf(date)];
  const monthName = MONTHS[Number(month) - 1];
  const minutes = Number(hour) * 60 + Number(minute);
  if (weekday === undefined || monthName === undefined || Number(hour) > 23 || Number(minute) > 59)
    return null;
  return { date, weekday, day: Number(day), month: monthName, year, time: timeText(minutes) };
}

function dayText({ weekday, day, month, year }: ReadSlot): string {
  return `${weekday} ${day} ${month} ${year}`;
}
