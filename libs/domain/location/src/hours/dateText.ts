/** The months in words, January first. */
export const MONTHS = [
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
 * A calendar date, `YYYY-MM-DD`, in words, without a formatter, which takes a page longer to make than a block to draw. What is no
 * date stays as it is.
 *
 * @example dateText('2026-11-21') // '21 November 2026'
 */
export function dateText(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? date : `${Number(day)} ${name} ${year}`;
}
