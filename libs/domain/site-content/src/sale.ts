import { dayWords } from '@forecourt/location';
import { localDate } from '@forecourt/values';
import { z } from 'zod';

const day = z.iso.date('A date is written YYYY-MM-DD.');

/** The first and the last day of a sale, both whole, in the time zone of the site. */
export const saleField = z
  .strictObject({
    /** First day of the sale, YYYY-MM-DD. */
    from: day.describe('First day of the sale, YYYY-MM-DD.'),
    /** Last day of the sale. */
    to: day.describe('Last day of the sale.'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The sale ends before it starts.' });

/** The days of a sale. */
export type Sale = z.output<typeof saleField>;

/** A sale as a page shows it. */
export interface ShownSale extends Sale {
  state: 'ahead' | 'on' | 'over';
  /** A sentence with its days. */
  text: string;
}

/**
 * Whether a sale is ahead, on or over, and the sentence that says so.
 *
 * @example shownSale({ from: '2027-06-01', to: '2027-06-30' }, june10, 'Australia/Brisbane').text // 'On now, until Wednesday 30 June 2027.'
 */
export function shownSale(sale: Sale, now: Date, timeZone: string): ShownSale {
  const today = localDate(now, timeZone);
  const [first, last] = [dayWords(sale.from), dayWords(sale.to)];
  if (today < sale.from) {
    const text = sale.from === sale.to ? `On ${first}, for one day.` : `Starts on ${first}, ends on ${last}.`;
    return { ...sale, state: 'ahead', text };
  }
  return today <= sale.to
    ? { ...sale, state: 'on', text: `On now, until ${last}.` }
    : { ...sale, state: 'over', text: `This sale ended on ${last}.` };
}
