const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar day of an instant in a time zone, `YYYY-MM-DD`; such texts sort as days do. Throws a RangeError on a zone that
 * does not exist.
 *
 * @example localDate(new Date('2026-12-31T14:00:00Z'), 'Australia/Brisbane') // '2027-01-01'
 */
export function localDate(now: Date, timeZone: string): string {
  return formatter(timeZone).format(now);
}

/** Formatters are slow to make and never change, so that one is kept for each zone. `en-CA` writes dates the ISO way. */
function formatter(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(timeZone, made);
  return made;
}
