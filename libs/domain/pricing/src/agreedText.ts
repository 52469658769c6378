import { formatDollars } from './formatDollars.ts';

/**
 * A price in dollars with the words that belong to it, which may be empty.
 *
 * @example agreedText(38_990, 'Drive away') // '$38,990 Drive away'
 */
export const agreedText = (price: number, suffix: string): string =>
  [formatDollars(price), suffix].filter(Boolean).join(' ');
