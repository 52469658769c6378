interface Zone {
  formatter: Intl.DateTimeFormat;
  /** The last instant that was asked for, and its date: a page asks many times for the date of its own time. */
  instant: number;
  date: string;
}

const zones = new Map<string, Zone>();

/**
 * The calendar date, `YYYY-MM-DD`, of an instant in an IANA time zone, independent of the machine's zone and
 * locale. Throws a `RangeError` for an unknown zone or an invalid date.
 *
 * @example localDate(new Date('2026-11-20T15:00:00Z'), 'Australia/Brisbane') // '2026-11-21'
 */
export function localDate(instant: Date, timeZone: string): string {
  const zone = zones.get(timeZone) ?? newZone(timeZone);
  if (zone.instant !== instant.getTime()) {
    zone.date = dateIn(zone.formatter.formatToParts(instant));
    zone.instant = instant.getTime();
  }
  return zone.date;
}

function newZone(timeZone: string): Zone {
  const formatter = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const zone = { formatter, instant: Number.NaN, date: '' };
  zones.set(timeZone, zone);
  return zone;
}

function dateIn(parts: readonly Intl.DateTimeFormatPart[]): string {
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
