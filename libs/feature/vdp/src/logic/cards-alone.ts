import { CARD_HIT_FIELDS } from '@forecourt/stock-search';
import type { CardHit } from '@forecourt/stock-search';

/** A vehicle of the index, as far as a card shows it. */
export type ShownHit = CardHit & { id: string };

/** Of what is found, so many, and of each no more than a card shows. */
export function cardsAlone(count: number) {
  return {
    per_page: count,
    include_fields: ['id', ...CARD_HIT_FIELDS].join(','),
    highlight_fields: 'none',
    highlight_full_fields: 'none',
  };
}
