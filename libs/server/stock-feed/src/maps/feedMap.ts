import type { RawRow } from '../read/rawRow.ts';

/**
 * What a feed says about one vehicle, under the platform's names but in the feed's words: nothing is checked, converted or
 * guessed yet. Whatever a map does not set is unknown. There is no field for what the dealer paid, on purpose.
 */
export interface FeedDraft {
  /** The whole vehicle, from a feed of the platform's own making; nothing else but its owner is then read. */
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
  /** What the price holds, where the price's own text does not say. */
  priceTerms?: string | null;
  wasPrice?: string | null;
  certified?: string | null;
  inStockSince?: string | null;
  comments?: string | null;
  features?: readonly string[];
  images?: readonly string[];
  /** The feed's number for the dealership, where it has one; decides whether the row may be published. */
  dealershipId?: string | null;
  /** The feed's number for the yard. */
  locationId?: string | null;
  locationName?: string | null;
  street?: string | null;
  city?: string | null;
  state?: string | null;
  postcode?: string | null;
  lat?: string | null;
  long?: string | null;
}

/** One feed format: how its file is built and where it says what. */
export interface FeedMap {
  /** The name for `--map`. */
  name: string;
  /** What the format is, for people. */
  title: string;
  format: 'csv' | 'tsv' | 'xml' | 'json' | 'ndjson';
  /** Columns without which the file is not of this format (csv, tsv). */
  required?: readonly string[];
  /** The element (xml) or key (json) that holds the vehicles. */
  records?: string;
  /** Starts reading a feed. The function is called for the rows in order and may remember what it needs to. */
  open: () => (row: RawRow) => FeedDraft;
}
