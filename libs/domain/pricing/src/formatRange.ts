import { formatDollars } from './formatDollars.ts';

/**
 * A range of dollars in words.
 *
 * @example formatRange({ min: 21_700, max: 25_300 }) // '$21,700 to $25,300'
 */
export function formatRange({ min, max }: { min: number; max: number }): string {
  return `${formatDollars(min)} to ${formatDollars(max)}`;
}
