import { readText } from '@forecourt/values';

const SPELLINGS = new Map<string, string>(
  Object.entries({
    instock: 'in_stock',
    available: 'in_stock',
    forsale: 'in_stock',
    comingsoon: 'coming_soon',
    sold: 'sold',
  }),
);

/**
 * Parses a stock status: `in_stock`, `coming_soon` and `sold` in the formats of the feeds (`In Stock`, `For Sale`), other texts
 * in lower snake case. A missing value is `unknown`, which counts as unavailable.
 *
 * @example readStatus('In Stock') // 'in_stock'
 * @example readStatus('On Hold') // 'on_hold'
 */
export function readStatus(value: unknown): string {
  const word = (readText(value) ?? 'unknown').toLowerCase();
  return SPELLINGS.get(word.replace(/[^a-z]/g, '')) ?? word.replace(/[\s-]+/g, '_');
}
