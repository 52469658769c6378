import type { LoanSlider } from './loanSliders.ts';

/**
 * Snaps a dragged slider value: the nearest point of the grid anchored at the minimum, within the bounds; both ends are
 * reachable. A value that is not a number does not move the slider.
 *
 * @example slideTo({ ...slider, min: 5.99, max: 20, step: 0.5 }, 8.2) // 7.99
 */
export function slideTo(slider: LoanSlider, wanted: number): number {
  const { min, max, step, value } = slider;
  if (Number.isNaN(wanted)) return value;
  if (wanted <= min) return min;
  if (wanted >= max) return max;
  const onGrid = min + Math.round((wanted - min) / step) * step;
  // Removes floating-point noise such as 7.990000000000001; rates and years have only a few decimals.
  return Math.min(Math.round(onGrid * 1e6) / 1e6, max);
}

/** The value that a slider shows: the listed choice if it steps through a list. */
export function sliderReading({ choices, value }: LoanSlider): number {
  return choices?.[value] ?? value;
}
