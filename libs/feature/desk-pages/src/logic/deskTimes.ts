/** The formatters of a zone. Making one takes far longer than its use, and a list formats some of a hundred moments at each change. */
const formatters = new Map<string, ReturnType<typeof makeFormatters>>();

function makeFormatters(timeZone: string) {
  const day = { weekday: 'short', day: 'numeric', month: 'short', timeZone } as const;
  return {
    day: new Intl.DateTimeFormat('en-AU', day),
    dayOfYear: new Intl.DateTimeFormat('en-AU', { ...day, year: 'numeric' }),
    year: new Intl.DateTimeFormat('en-AU', { year: 'numeric', timeZone }),
    time: new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', timeZone }),
  };
}

function formattersOf(timeZone: string) {
  const made = formatters.get(timeZone) ?? makeFormatters(timeZone);
  formatters.set(timeZone, made);
  return made;
}

/**
 * A moment in the zone of the dealership, with its year if that is not the one of now.
 *
 * @example momentText('2026-11-24T00:30:00Z', 'Australia/Brisbane') // 'Tue 24 Nov, 10:30 am', and 'Tue 24 Nov 2026, 10:30 am' in 2027
 */
export function momentText(iso: string, timeZone: string, now = new Date()): string {
  const at = new Date(iso);
  const { day, dayOfYear, year, time } = formattersOf(timeZone);
  const date = year.format(at) === year.format(now) ? day : dayOfYear;
  return `${date.format(at).replace(',', '')}, ${time.format(at)}`;
}

/** The time of day of a moment in the zone of the dealership. @example timeText('2026-11-24T00:30:00Z', 'Australia/Brisbane') // '10:30 am' */
export const timeText = (iso: string, timeZone: string): string =>
  formattersOf(timeZone).time.format(new Date(iso));

/**
 * The time of an appointment where it is, with the zone if that is not the one of the dealership.
 *
 * @example placeTime('2026-11-24T00:30:00Z', { zone: 'Australia/Sydney', home: 'Australia/Brisbane', text: timeText }) // '11:30 am (Sydney time)'
 */
export function placeTime(
  iso: string,
  { zone, home, text }: { zone: string; home: string; text(iso: string, zone: string): string },
): string {
  if (zone === home) return text(iso, zone);
  return `${text(iso, zone)} (${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time)`;
}

/** A day. @example dayText('2026-11-24') // 'Tue 24 Nov' */
export const dayText = (date: string): string =>
  formattersOf('UTC')
    .day.format(new Date(`${date}T00:00:00Z`))
    .replace(',', '');

/** A length of time, rounded down to its largest unit. @example spanText(135) // '2 h' */
export function spanText(minutes: number): string {
  if (minutes < 60) return `${Math.max(0, Math.floor(minutes))} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}

/** A length of time in full, rounded up to minutes. @example lengthText(90) // '1 h 30 min' */
export function lengthText(minutes: number): string {
  const whole = Math.ceil(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** When the first answer is due, in words; null once there was one. */
export function dueView(
  { due_at, overdue }: { due_at: string | null; overdue: boolean },
  now: Date,
): { text: string; overdue: boolean } | null {
  if (due_at === null) return null;
  const minutes = (new Date(due_at).getTime() - now.getTime()) / 60_000;
  const late = overdue || minutes < 0;
  return {
    text: late ? `Overdue by ${spanText(Math.max(0, -minutes))}` : `Answer within ${spanText(minutes)}`,
    overdue: late,
  };
}
