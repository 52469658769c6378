/** The three kinds of stock, in the order in which they are listed (specification 9). */
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
 * Reads new, demo or used in the feeds' spellings (`NEW`, `Demonstrator`, `Pre-Owned`). Silence is `used`, the claim
 * that promises a shopper least; a word it does not know is `null`.
 *
 * @example readCarType('Pre-Owned') // 'used'
 */
export function readCarType(value: unknown): CarType | null {
  if (value === null || value === undefined || value === '') return 'used';
  if (typeof value !== 'string') return null;
  return SPELLINGS.get(value.toLowerCase().replace(/[^a-z]/g, '')) ?? null;
}
