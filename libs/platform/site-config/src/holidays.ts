/** A day as a dealer writes it: `hours` such as '08:00-13:00'; left out, the location is closed. */
export interface HolidayInput {
  name: string;
  /** Local date, YYYY-MM-DD. */
  date: string;
  hours?: string;
}

/**
 * The special hours of several locations with the same holidays.
 *
 * @throws RangeError if the hours are not a time range.
 * @example holidays([101, 102], [{ name: 'Christmas Day', date: '2026-12-25' }]) // 2 closed entries
 */
export function holidays(locationIds: readonly number[], days: readonly HolidayInput[]) {
  return days.flatMap(({ name, date, hours }) => {
    const match = hours === undefined ? null : /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(hours);
    if (hours !== undefined && !match)
      throw new RangeError(`"${hours}" on ${name} is not a time range. Write it as 08:00-13:00.`);
    return locationIds.map((location_id) => ({
      name,
      date,
      location_id,
      status: match ? ('Open' as const) : ('Closed' as const),
      start_hour: match?.[1] ?? null,
      end_hour: match?.[2] ?? null,
    }));
  });
}
