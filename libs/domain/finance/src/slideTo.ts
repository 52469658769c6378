import type { LoanSlider } from './loanSliders.ts';

/**
 * Where a slider stops when it is dragged to a value: the nearest point of the grid that is anchored at its minimum, never
 * outside its bounds; both ends can be reached. A value that is not a number leaves the slider where it is.
 *
 * @example slideTo({ ...slider, min: 5.99, max: 20, step: 0.5 }, 8.2) // 7.99
 */
export function slideTo(slider: LoanSlider, wanted: number): number {
  const { min, max, step, value } = slider;
  if (Number.isNaN(wanted)) return value;
  if (wanted <= min) return min;
  if (wanted >= max) return max;
  const onGrid = min + Math.round((wanted - min) / step) * step;
  // Binary steps leave 7.990000000000001; the grid of rates and years has no more than a few decimals.
  return Math.min(Math.round(onGrid * 1e6) / 1e6, max);
}

/** What a slider's value stands for: the listed choice, where it walks through a list. */
export function sliderReading({ choices, value }: LoanSlider): number {
  return choices?.[value] ?? value;
}
