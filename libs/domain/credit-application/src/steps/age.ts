/**
 * Completed years from a date of birth to a day, both `YYYY-MM-DD`. Negative for a birth after that day.
 *
 * @example ageOn('2008-11-22', '2026-11-21') // 17
 */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
