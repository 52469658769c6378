import { zonedInstant } from '@forecourt/location';
import { localDate } from '@forecourt/values';
import type { ChoiceView } from '@forecourt/desk-ui';
import { momentText } from './deskTimes.ts';

/** What is chosen to snooze a lead; `date` counts for the choice `date`. */
export interface SnoozeFields {
  when: string;
  /** `YYYY-MM-DD`. */
  date: string;
}

/** Staff begin then, in minutes from midnight. */
const MORNING = 9 * 60;
const HOUR_MS = 3_600_000;

/** The date some days after another one. */
export function dateAfter(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  return new Date(at.getTime() + days * 24 * HOUR_MS).toISOString().slice(0, 10);
}

/** Days until the next Monday, 1 to 7. */
const toMonday = (date: string) => 7 - ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7);

/**
 * When a snooze ends, ISO 8601; null wakes the lead, and undefined is a choice that is missing.
 *
 * @example snoozeUntil({ when: 'tomorrow', date: '' }, now, 'Australia/Brisbane') // nine o'clock there
 */
export function snoozeUntil(
  { when, date }: SnoozeFields,
  now: Date,
  timeZone: string,
): string | null | undefined {
  const today = localDate(now, timeZone);
  const morning = (day: string) => zonedInstant(day, MORNING, timeZone).toISOString();
  switch (when) {
    case 'wake':
      return null;
    case 'hours':
      return new Date(now.getTime() + 3 * HOUR_MS).toISOString();
    case 'tomorrow':
      return morning(dateAfter(today, 1));
    case 'monday':
      return morning(dateAfter(today, toMonday(today)));
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(date) ? morning(date) : undefined;
    default:
      return undefined;
  }
}

/** Whether a lead is snoozed now: its time stays with it until somebody does something about it. */
const isSnoozed = (until: string | null, now: Date): boolean => until !== null && new Date(until) > now;

/** What stands with the snooze of a lead. @example snoozeText('2026-11-24T01:00:00Z', now, zone) // 'Snoozed until Tue 24 Nov, 11:00 am' */
export const snoozeText = (until: string, now: Date, timeZone: string): string =>
  `${isSnoozed(until, now) ? 'Snoozed until' : 'Back since'} ${momentText(until, timeZone, now)}`;

/** The times to choose from. */
export function snoozeChoices(now: Date, timeZone: string, snoozed: string | null): readonly ChoiceView[] {
  const at = (when: string) =>
    momentText(snoozeUntil({ when, date: '' }, now, timeZone) ?? '', timeZone, now);
  return [
    ...(isSnoozed(snoozed, now) ? [{ value: 'wake', text: 'No more: wake it now' }] : []),
    { value: 'hours', text: `In three hours (${at('hours')})` },
    { value: 'tomorrow', text: `Tomorrow (${at('tomorrow')})` },
    { value: 'monday', text: `Next Monday (${at('monday')})` },
    { value: 'date', text: 'On another day at 9:00 am' },
  ];
}
