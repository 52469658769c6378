import { appointmentDays } from '@forecourt/location';
import type { AppointmentDay } from '@forecourt/location';

/** A day with its times; `free` is false for a chosen time that is no longer offered. */
export interface DayChoice extends Omit<AppointmentDay, 'times'> {
  times: { slot: string; text: string; free: boolean }[];
}

/** The offered times by day, earliest first; a chosen time that is no longer offered stays in the list. */
export function dayChoices(slots: readonly string[], chosen: string): DayChoice[] {
  const all = slots.includes(chosen) ? slots : [...slots, chosen].toSorted(byInstant);
  return appointmentDays(all).map((day) => ({
    ...day,
    times: day.times.map((time) => ({ ...time, free: slots.includes(time.slot) })),
  }));
}

function byInstant(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other);
}
