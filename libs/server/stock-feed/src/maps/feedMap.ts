import type { RawRow } from '../read/rawRow.ts';

/**
 * The data of one vehicle in a feed, with the platform's names and the feed's values: nothing is checked or converted yet. Fields
 * that a map does not set are unknown. There is no field for the purchase cost, on purpose.
 */
export interface FeedDraft {
  /** The whole vehicle, from a feed in the platform's own format; then only the owner is read from the other fields. */
  car?: unknown;
  stocknum?: string | null;
  vin?: string | null;
  regplate?: string | null;
  carType?: string | null;
  itemType?: string | null;
  status?: string | null;
  title?: string | null;
  make?: string | null;
  model?: string | null;
  badge?: string | null;
  series?: string | null;
  year?: string | null;
  body?: string | null;
  doors?: string | null;
  seats?: string | null;
  colour?: string | null;
  interiorColour?: string | null;
  cylinders?: string | null;
  /** Litres (`2.2 L`) or, from 100 up, cubic centimetres. */
  engineSize?: string | null;
  transmission?: string | null;
  drive?: string | null;
  fuel?: string | null;
  /** Litres per 100 km. */
  consumption?: string | null;
  km?: string | null;
  price?: string | null;
  /** What the price includes, if the price's text does not say it. */
  priceTerms?: string | null;
  wasPrice?: string | null;
  certified?: string | null;
  inStockSince?: string | null;
  comments?: string | null;
  features?: readonly string[];
  images?: readonly string[];
  /** The feed's number of the dealership, if it has one; it decides whether the row may be published. */
  dealershipId?: string | null;
  /** The feed's number of the location. */
  locationId?: string | null;
  locationName?: string | null;
  street?: string | null;
  city?: string | null;
  state?: string | null;
  postcode?: string | null;
  lat?: string | null;
  long?: string | null;
}

/** A feed format: the structure of its file and the mapping of its fields. */
export interface FeedMap {
  /** The name for `--map`. */
  name: string;
  /** The display name of the format. */
  title: string;
  format: 'csv' | 'tsv' | 'xml' | 'json' | 'ndjson';
  /** Required columns (csv, tsv). */
  required?: readonly string[];
  /** The element (xml) or key (json) of the vehicles. */
  records?: string;
  /** Starts reading a feed. The returned function is called for the rows in order and may keep state. */
  open: () => (row: RawRow) => FeedDraft;
}
