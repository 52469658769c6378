const HALF_A_DAY = 43_200;

/** The delays between attempts of a delivery, in seconds: 1 minute, 5 minutes, 30 minutes, 2 hours, then 12 hours each time, which is three days in all. */
export const DELIVERY_DELAYS: readonly number[] = [
  60,
  300,
  1_800,
  7_200,
  ...Array.from({ length: 6 }, () => HALF_A_DAY),
];

/**
 * How many seconds to wait after the attempt with this number (from 1) failed; null when it was the last one.
 * `backOff(1)` is 60, `backOff(10)` is 43200, `backOff(11)` is null.
 */
export function backOff(attempt: number, delays: readonly number[] = DELIVERY_DELAYS): number | null {
  return delays[attempt - 1] ?? null;
}
