import { readText } from '../read/readText.ts';

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
 * Reads a stock status: `in_stock`, `coming_soon` and `sold` in the feeds' spellings (`In Stock`, `For Sale`), other
 * words in lower snake case. Silence is `unknown`, which counts as unavailable.
 *
 * @example readStatus('In Stock') // 'in_stock'
 * @example readStatus('On Hold') // 'on_hold'
 */
export function readStatus(value: unknown): string {
  const word = (readText(value) ?? 'unknown').toLowerCase();
  return SPELLINGS.get(word.replace(/[^a-z]/g, '')) ?? word.replace(/[\s-]+/g, '_');
}
