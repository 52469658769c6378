/** A price in dollars shows only above this. */
export const PRICE_FLOOR = 10;

/**
 * The reduced price in dollars: price minus offer, only when the offer is a positive finite number and the result is
 * above 10; else `null`, and the normal price stands (ruling 55). Unrounded.
 *
 * @example reducedPrice({ price: 20990, offer_price: 1000 }) // 19990
 */
export function reducedPrice(car: { price: number | null; offer_price: number | null }): number | null {
  const { price, offer_price: offer } = car;
  if (!isAmount(price) || !isAmount(offer)) return null;
  const reduced = price - offer;
  return reduced > PRICE_FLOOR && reduced < price ? reduced : null;
}

/** Whether a value is a number that can be a price: finite, and there at all. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
