import { formatDollars } from './formatDollars.ts';

/**
 * An amount in cents as text.
 *
 * @example centsText(20_000) // '$200'
 * @example centsText(19_950) // '$199.50'
 */
export const centsText = (cents: number): string => formatDollars(cents / 100);
