/**
 * The facets whose values are texts, in alphabetical order (SR-02), including those of caravans. `certified` is 'true' or
 * 'false', `sleeps` a number of people; `price_range` is the bucket label of a price, which may be combined with a range of
 * `price`. (ruling 23)
 */
export const TEXT_FACETS = [
  'axle_type',
  'badge',
  'body',
  'car_type',
  'categories',
  'certified',
  'city',
  'colour',
  'dealership_name',
  'drive',
  'filtered_features',
  'fuel',
  'item_type',
  'location_name',
  'make',
  'make_model',
  'model',
  'price_range',
  'sleeps',
  'state',
  'status',
  'tag',
  'transmission',
] as const;

/**
 * The facets whose values are ranges of whole numbers, in alphabetical order (SR-02). Prices are dollars, `weekly_price_range`
 * dollars a week, `created_at_timestamp` seconds since 1970; of caravans the length is feet, a mass kilograms. (rulings 23, 124)
 */
export const RANGE_FACETS = [
  'aggregate_trailer_mass',
  'body_length',
  'created_at_timestamp',
  'km',
  'price',
  'seats',
  'subscription_price',
  'tare_weight',
  'weekly_price_range',
  'year',
] as const;

/** The facets that only caravans have. */
export const CARAVAN_FACETS = [
  'aggregate_trailer_mass',
  'axle_type',
  'body_length',
  'sleeps',
  'tare_weight',
] as const;

/** A facet whose values are texts. */
export type TextFacet = (typeof TEXT_FACETS)[number];

/** A facet whose values are ranges of numbers. */
export type RangeFacet = (typeof RANGE_FACETS)[number];

/** Any facet; its name is its URL parameter too. */
export type Facet = TextFacet | RangeFacet;
