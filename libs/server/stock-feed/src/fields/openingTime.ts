/** A date without a time means the hour at which yards open. Local hours. */
const OPENING_HOUR = 9;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The instant at which it is nine in the morning on a date in a time zone, also on days on which the clocks change.
 *
 * @example openingTime('2026-08-21', 'Australia/Brisbane').toISOString() // '2026-08-20T23:00:00.000Z'
 */
export function openingTime(date: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${String(OPENING_HOUR).padStart(2, '0')}:00:00Z`);
  return new Date(wall - offset(wall - offset(wall, timeZone), timeZone));
}

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function offset(instant: number, timeZone: string): number {
  const formatter = formatters.get(timeZone) ?? createFormatter(timeZone);
  formatters.set(timeZone, formatter);
  const parts = new Map(
    formatter.formatToParts(instant).map((part): [string, string] => [part.type, part.value]),
  );
  const at = (type: string) => Number(parts.get(type));
  const wall = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour') % 24, at('minute'), at('second'));
  return wall - Math.floor(instant / 1_000) * 1_000;
}

function createFormatter(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}
