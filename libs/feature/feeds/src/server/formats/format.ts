import type { FeedSource, Listing } from '../listing.ts';

/** A format of files: the text before the vehicles, of each of them, and after them. */
export interface FeedFormat {
  /** Name of the file. */
  file: string;
  contentType: string;
  /** Whether its reader takes no vehicle without a VIN: the file has them, whatever the site publishes. */
  vin: boolean;
  head(source: FeedSource): string;
  /** The text of vehicles that follow each other; those that the format cannot have are left out. `first` for the first ones of a file. */
  rows(listings: readonly Listing[], first: boolean): string;
  foot: string;
}
