const BRISBANE_MS = 10 * 3_600_000;
const SALES_A_DAY = 192;
const SECONDS_A_SALE = 450;

/** How often a page shows a new count, in milliseconds. */
export const SALES_COUNTER_REFRESH_MS = 150_000;

/**
 * The sales counter: (day of the month − 1) × 192 + seconds of the day ÷ 450, rounded down, in Brisbane time (UTC+10, no daylight
 * saving). It starts at 0 every month. The formula invents the number: it does not count sales, and a site that shows it must say
 * so. (PR-11, ruling 118)
 *
 * @example salesCounter({ now: new Date('2026-11-20T23:00:00Z') }) // 3912
 */
export function salesCounter({ now }: { readonly now: Date }): number {
  const brisbane = new Date(now.getTime() + BRISBANE_MS);
  const seconds = (brisbane.getUTCHours() * 60 + brisbane.getUTCMinutes()) * 60 + brisbane.getUTCSeconds();
  return (brisbane.getUTCDate() - 1) * SALES_A_DAY + Math.floor(seconds / SECONDS_A_SALE);
}
