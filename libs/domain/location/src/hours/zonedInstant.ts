const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The instant of a local time on a date in an IANA time zone. Minutes run from midnight and may pass 1440 into the next day. A
 * local time that daylight saving skips is moved forward by the length of the gap; a repeated one is its first occurrence. Throws
 * a `RangeError` for an unknown zone.
 *
 * @example zonedInstant('2026-11-21', 510, 'Australia/Brisbane').toISOString() // '2026-11-20T22:30:00.000Z'
 */
export function zonedInstant(date: string, minutes: number, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const asUtc = Date.UTC(year, month - 1, day, 0, minutes);
  const before = offsetMs(asUtc - 86_400_000, timeZone);
  const after = offsetMs(asUtc + 86_400_000, timeZone);
  // No daylight-saving change within a day either side, the usual case: one subtraction is correct.
  if (before === after) return new Date(asUtc - before);
  const candidates = [asUtc - Math.max(before, after), asUtc - Math.min(before, after)];
  const shown = candidates.find((instant) => instant + offsetMs(instant, timeZone) === asUtc);
  return new Date(shown ?? asUtc - before);
}

/** The offset of a zone from UTC at an instant, in milliseconds; positive is ahead. */
export function offsetMs(instant: number, timeZone: string): number {
  const parts = formatterFor(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((entry) => entry.type === type)?.value);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(instant / 1000) * 1000;
}

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}
