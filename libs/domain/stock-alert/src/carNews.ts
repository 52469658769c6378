/** What an alert of one vehicle compares. */
export interface CarFacts {
  /** Whether it is in stock or coming soon, and not reserved. */
  available: boolean;
  /** The displayed price in dollars; null for none. */
  price: number | null;
}

/** News of one vehicle. */
export type CarNews =
  | { kind: 'price'; /** Dollars, the price that the shopper knew. */ from: number; to: number }
  | { kind: 'back' };

/** What an alert of one vehicle tells and remembers after a change. */
export interface CarChange {
  /** Null for nothing to tell. */
  news: CarNews | null;
  /** What the shopper knows then. */
  known: CarFacts;
}

/**
 * The news of a vehicle for a shopper who knows its earlier facts. Nothing is told of one that is sold, reserved or gone. The lowest price
 * that the shopper knew is remembered, so that a rise and a fall back to it are no news. A vehicle that is back at a lower price is back.
 *
 * @example carNews({ available: true, price: 20_000 }, { available: true, price: 19_000 }).news // { kind: 'price', from: 20000, to: 19000 }
 */
export function carNews(known: CarFacts, now: CarFacts): CarChange {
  if (!now.available) return { news: null, known: { ...known, available: false } };
  const price = lowest(known.price, now.price);
  const after = { available: true, price };
  if (!known.available) return { news: { kind: 'back' }, known: after };
  if (known.price === null || price === null || price >= known.price) return { news: null, known: after };
  return { news: { kind: 'price', from: known.price, to: price }, known: after };
}

function lowest(first: number | null, second: number | null): number | null {
  if (first === null || second === null) return first ?? second;
  return Math.min(first, second);
}
