/** The step of a range, in dollars. */
export const RANGE_STEP = 100;

/**
 * Rounds a range outward to whole hundreds of dollars: the low end down, the high end up. So a rounded range always contains the
 * exact one, and two ranges keep their order.
 *
 * @example roundOutward({ min: 18_240, max: 20_110 }) // { min: 18200, max: 20200 }
 */
export function roundOutward({ min, max }: { min: number; max: number }): { min: number; max: number } {
  return { min: Math.floor(min / RANGE_STEP) * RANGE_STEP, max: Math.ceil(max / RANGE_STEP) * RANGE_STEP };
}
