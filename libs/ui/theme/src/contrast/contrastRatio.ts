import { relativeLuminance } from './relativeLuminance.ts';

/**
 * The contrast of two colours by WCAG 2.2, from 1 to 21, unrounded; the order does not matter.
 *
 * @example contrastRatio('#0b5fa5', '#ffffff').toFixed(1) // '6.6'
 */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [relativeLuminance(one), relativeLuminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
