import type { SearchDocument } from './searchDocument.ts';

/**
 * The fields of a hit that a list of cards needs. As `include_fields` of a request they halve the size of the response.
 * `hitToCar` accepts such a hit; it then has the first picture only.
 */
export const CARD_HIT_FIELDS = [
  'car_id',
  'slug',
  'name',
  'path',
  'stocknum',
  'make',
  'model',
  'make_model',
  'badge',
  'year',
  'body',
  'colour',
  'km',
  'fuel',
  'transmission',
  'engine_size_litres',
  'car_type',
  'item_type',
  'status',
  'tag',
  'reserved',
  'certified',
  'preorder',
  'created_at',
  'sold_date_timestamp',
  'list_price',
  'before_price',
  'offer_price',
  'subscription_price',
  'price_type',
  'weekly_price',
  'weekly_annual_rate',
  'weekly_comparison_rate',
  'average_market_price',
  'state_average_market_price',
  'primary_image_url',
  'photos_count',
  'location_id',
  'city',
  'state',
  'sleeps',
  'body_length',
  'axle_type',
  'features_on',
  'features_off',
] as const satisfies readonly (keyof SearchDocument)[];

/** A document with at least the fields of a card. */
export type CardHit = Pick<SearchDocument, (typeof CARD_HIT_FIELDS)[number]> & Partial<SearchDocument>;

/** Engine parameters of a search for cards: only the fields of a card, and no highlights. */
export const CARDS_ALONE = {
  include_fields: ['id', ...CARD_HIT_FIELDS].join(','),
  highlight_fields: 'none',
  highlight_full_fields: 'none',
} as const;
