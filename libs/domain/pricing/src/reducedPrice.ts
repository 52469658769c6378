/** A price is shown only above this. Dollars. */
export const PRICE_FLOOR = 10;

/**
 * The reduced price in dollars: price minus offer, only when the offer is a positive finite number and the result is above 10;
 * else `null`, and the normal price applies (ruling 55). Unrounded.
 *
 * @example reducedPrice({ price: 20990, offer_price: 1000 }) // 19990
 */
export function reducedPrice(car: { price: number | null; offer_price: number | null }): number | null {
  const { price, offer_price: offer } = car;
  if (!isAmount(price) || !isAmount(offer)) return null;
  const reduced = price - offer;
  return reduced > PRICE_FLOOR && reduced < price ? reduced : null;
}

/** Whether a value can be a price: a finite number. */
export function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
