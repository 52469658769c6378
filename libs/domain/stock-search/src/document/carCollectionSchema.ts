/** One field of a collection in the engine's schema. */
export interface CollectionField {
  readonly name: string;
  readonly type: 'string' | 'string[]' | 'int32' | 'int64' | 'float' | 'bool' | 'geopoint';
  readonly facet?: boolean;
  readonly optional?: boolean;
  readonly sort?: boolean;
}

/** A collection as it is created over the engine's HTTP API. */
export interface CollectionSchema {
  readonly name: string;
  readonly default_sorting_field: string;
  readonly fields: readonly CollectionField[];
}

const facet = true;
const optional = true;

const FIELDS: readonly CollectionField[] = [
  { name: 'car_id', type: 'int64' },
  { name: 'slug', type: 'string' },
  { name: 'name', type: 'string' },
  { name: 'stocknum', type: 'string', optional },
  { name: 'make', type: 'string', facet },
  { name: 'model', type: 'string', facet },
  { name: 'make_model', type: 'string', facet },
  { name: 'badge', type: 'string', facet, optional },
  { name: 'series', type: 'string', optional },
  { name: 'year', type: 'int32', facet, optional },
  { name: 'price', type: 'float', facet, optional },
  { name: 'price_range', type: 'string', facet, optional },
  { name: 'market_ratio', type: 'float', optional },
  { name: 'price_lowered_timestamp', type: 'int64', optional },
  { name: 'subscription_price', type: 'float', facet, optional },
  { name: 'weekly_price', type: 'float', facet, optional },
  { name: 'km', type: 'int32', facet, optional },
  { name: 'seats', type: 'int32', facet, optional },
  { name: 'doors', type: 'int32', facet, optional },
  { name: 'body', type: 'string', facet, optional },
  { name: 'simple_body', type: 'string', facet, optional },
  { name: 'drive', type: 'string', facet, optional },
  { name: 'fuel', type: 'string', facet, optional },
  { name: 'transmission', type: 'string', facet, optional },
  { name: 'colour', type: 'string', facet, optional },
  { name: 'body_length', type: 'float', facet, optional },
  { name: 'sleeps', type: 'int32', facet, optional },
  { name: 'axle_type', type: 'string', facet, optional },
  { name: 'tare_weight', type: 'int32', facet, optional },
  { name: 'aggregate_trailer_mass', type: 'int32', facet, optional },
  { name: 'car_type', type: 'string', facet },
  { name: 'item_type', type: 'string', facet },
  { name: 'status', type: 'string', facet },
  { name: 'state', type: 'string', facet, optional },
  { name: 'city', type: 'string', facet, optional },
  { name: 'location_name', type: 'string', facet, optional },
  { name: 'dealership_name', type: 'string', facet, optional },
  { name: 'dealership_slug', type: 'string', facet, optional },
  { name: 'tag', type: 'string', facet, optional },
  { name: 'certified', type: 'bool', facet },
  { name: 'featured', type: 'bool', optional },
  { name: 'categories', type: 'string[]', facet },
  { name: 'filtered_features', type: 'string[]', facet },
  { name: 'further_features', type: 'string[]', optional },
  { name: 'created_at_timestamp', type: 'int64', facet },
  { name: 'sold_date_timestamp', type: 'int64', optional },
  { name: 'show_on_dealer_website', type: 'bool', facet },
  { name: 'custom_rank', type: 'int32' },
  { name: 'geo', type: 'geopoint', optional },
];

/**
 * The schema of a collection of `SearchDocument`s called `name`. Fields that only a card shows are not part of it: the engine
 * stores them without an index.
 *
 * @example carCollectionSchema('Car_production_1').default_sorting_field // 'custom_rank'
 */
export function carCollectionSchema(name: string): CollectionSchema {
  return { name, default_sorting_field: 'custom_rank', fields: FIELDS };
}
