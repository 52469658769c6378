import { CLOSED, hoursText } from '@forecourt/location';

/** Weekdays as a dealer writes them: `weekdays` is Monday to Friday, a named day overrides it; a day left out is closed. */
export interface WeekInput {
  weekdays?: string;
  monday?: string;
  tuesday?: string;
  wednesday?: string;
  thursday?: string;
  friday?: string;
  saturday?: string;
  sunday?: string;
}

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/**
 * Opening hours of a week from time ranges such as '08:00-17:30' (local time, 24 hours).
 *
 * @throws RangeError if a time range has another form.
 * @example openingWeek({ weekdays: '08:00-17:30', saturday: '08:30-16:00' }) // 7 entries, Sunday closed
 */
export function openingWeek(week: WeekInput) {
  return days.map((day, weekday) => {
    const span = week[day] ?? (weekday >= 1 && weekday <= 5 ? week.weekdays : undefined);
    if (span === undefined)
      return { weekday, status: 'Closed' as const, formated_hours: CLOSED, open: null, close: null };
    const match = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(span);
    if (!match?.[1] || !match[2])
      throw new RangeError(`"${span}" on ${day} is not a time range. Write it as 08:00-17:30.`);
    const [, open, close] = match;
    const status = 'Open' as const;
    return { weekday, status, formated_hours: hoursText({ status, open, close }), open, close };
  });
}
