import { formatDollars } from '@forecourt/pricing';

/** An amount in cents as text: `$200`. */
export const centsText = (cents: number): string => formatDollars(cents / 100);

/** A price with its words, in dollars: `$38,990 drive away`. */
export const agreedText = (price: number, suffix: string): string =>
  [formatDollars(price), suffix].filter(Boolean).join(' ');
