const ISO = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:[T ].*)?$/;
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const MONTH_FIRST = /^(\d{1,2})[/-](\d{4})$/;

/**
 * Reads a calendar date without a time: ISO (`2027-02-09`, `2027-02`) or the Australian order (`9/2/2027`, `2/2027`).
 * Returns `YYYY-MM-DD`, `YYYY-MM` for a date without a day, and `null` for a day that does not exist.
 *
 * @example readDate('9/2/2027') // '2027-02-09'
 * @example readDate('31/02/2027') // null
 */
export function readDate(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const iso = ISO.exec(text);
  if (iso) return calendarDate(iso[1], iso[2], iso[3]);
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return calendarDate(dayFirst[3], dayFirst[2], dayFirst[1]);
  const monthFirst = MONTH_FIRST.exec(text);
  return monthFirst ? calendarDate(monthFirst[2], monthFirst[1], undefined) : null;
}

function calendarDate(year = '', month = '', day: string | undefined): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)));
  // Date.UTC moves a day that the month does not have into the next month, so the month differs.
  if (date.getUTCMonth() !== Number(month) - 1) return null;
  return date.toISOString().slice(0, day === undefined ? 7 : 10);
}
