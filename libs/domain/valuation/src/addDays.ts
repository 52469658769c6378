const DAY_MS = 86_400_000;

/**
 * A calendar day some days later, or earlier for a negative number.
 *
 * @example addDays('2026-11-28', 7) // '2026-12-05'
 */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
