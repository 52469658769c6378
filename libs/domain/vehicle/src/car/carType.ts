import { readText } from '@forecourt/values';

/** The three kinds of stock, in the order in which they are listed. */
export const CAR_TYPES = ['new', 'demo', 'used'] as const;

/** New, demonstrator or used. */
export type CarType = (typeof CAR_TYPES)[number];

const SPELLINGS = new Map<string, CarType>(
  Object.entries({
    new: 'new',
    n: 'new',
    showroom: 'new',
    demo: 'demo',
    d: 'demo',
    demonstrator: 'demo',
    exdemo: 'demo',
    used: 'used',
    u: 'used',
    preowned: 'used',
    secondhand: 'used',
    certifiedused: 'used',
  }),
);

/**
 * Parses new, demo or used in the formats of the feeds (`NEW`, `Demonstrator`, `Pre-Owned`). A missing value is `used`, the most
 * cautious claim; an unknown text is `null`.
 *
 * @example readCarType('Pre-Owned') // 'used'
 */
export function readCarType(value: unknown): CarType | null {
  const silent = value === null || value === undefined;
  if (!silent && typeof value !== 'string') return null;
  const word = readText(value);
  return word === null ? 'used' : (SPELLINGS.get(word.toLowerCase().replace(/[^a-z]/g, '')) ?? null);
}
