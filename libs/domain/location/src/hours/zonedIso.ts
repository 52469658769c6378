import { offsetMs } from './zonedInstant.ts';

const MINUTE_MS = 60_000;

/**
 * An instant as ISO 8601 with the offset of a zone, to the second. Throws a `RangeError` for an unknown zone or an invalid date.
 *
 * @example zonedIso(new Date('2026-11-21T06:12:00Z'), 'Australia/Brisbane') // '2026-11-21T16:12:00+10:00'
 */
export function zonedIso(instant: Date, timeZone: string): string {
  const offset = offsetMs(instant.getTime(), timeZone);
  const minutes = Math.abs(offset) / MINUTE_MS;
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const shown = new Date(instant.getTime() + offset).toISOString().slice(0, 19);
  return `${shown}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
