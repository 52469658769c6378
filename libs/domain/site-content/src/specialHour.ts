/** The hours of one location on one day, as the configuration of a dealer has them. */
export interface SpecialHour {
  name: string;
  /** Local date, `YYYY-MM-DD`. */
  date: string;
  status: 'Open' | 'Closed';
  location_id: number;
  /** Local time, `HH:MM`; null where it is closed. */
  start_hour: string | null;
  end_hour: string | null;
}

/**
 * The special hours of a site: those of its content, and those of its configuration for every other day of a location. The same array as
 * `declared` without content.
 *
 * @example allSpecialHours(dealer.specialHours, content.hours)
 */
export function allSpecialHours(
  declared: readonly SpecialHour[],
  content: readonly SpecialHour[],
): readonly SpecialHour[] {
  if (content.length === 0) return declared;
  const keyOf = ({ location_id, date }: SpecialHour) => `${location_id} ${date}`;
  const known = new Set(content.map(keyOf));
  return [...content, ...declared.filter((day) => !known.has(keyOf(day)))];
}
