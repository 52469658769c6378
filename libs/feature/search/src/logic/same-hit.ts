import { CARD_HIT_FIELDS } from '@forecourt/stock-search';
import type { CardHit } from '@forecourt/stock-search';

/**
 * Whether a card shows the same for two hits, which may be of different responses.
 *
 * @example sameHit({ ...hit, list_price: 9990 }, hit) // false
 */
export function sameHit(one: CardHit, other: CardHit): boolean {
  return (
    one === other ||
    CARD_HIT_FIELDS.every((field) => {
      const [a = null, b = null] = [one[field], other[field]];
      return a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
    })
  );
}
