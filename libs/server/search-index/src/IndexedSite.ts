import type { CarRow } from '@forecourt/database';
import type { SearchDocument } from '@forecourt/stock-search';

/** A site with a search index. The index contains only the stock that the site lists. */
export interface IndexedSite {
  slug: string;
  /** Slugs of the dealers whose cars it may list. */
  stock: readonly string[];
  /** Fingerprint of the rules: an index built with other rules is rebuilt. It may change with the time. */
  rules: string;
  /** Whether the site lists a car of its dealers now. */
  lists(row: CarRow): boolean;
  /** The document of a car that the site lists. */
  documentOf(row: CarRow): SearchDocument;
}
