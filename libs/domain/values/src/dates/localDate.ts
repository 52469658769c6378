const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar date, `YYYY-MM-DD`, of an instant in an IANA time zone, independent of the machine's zone and
 * locale. Throws a `RangeError` for an unknown zone or an invalid date.
 *
 * @example localDate(new Date('2026-11-20T15:00:00Z'), 'Australia/Brisbane') // '2026-11-21'
 */
export function localDate(instant: Date, timeZone: string): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  const parts = formatter.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
