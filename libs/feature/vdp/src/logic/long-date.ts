import { localDate } from '@forecourt/vehicle';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * The day that an instant has in an IANA time zone, in words. Made without a formatter of its own, which takes a page longer to
 * make than all else of a block. Throws a `RangeError` for an unknown zone or an invalid date.
 *
 * @example longDate(new Date('2026-11-20T15:00:00Z'), 'Australia/Brisbane') // '21 November 2026'
 */
export function longDate(instant: Date, timeZone: string): string {
  const [year, month, day] = localDate(instant, timeZone).split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
