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
 * Formats a calendar date in Australian style: `9 February 2027`, or `February 2027` for a month. Accepts the results of
 * `readDate`.
 *
 * @example longDate('2027-02-09') // '9 February 2027'
 */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  const words = `${MONTHS[(month ?? 1) - 1]} ${year}`;
  return day === undefined ? words : `${day} ${words}`;
}
