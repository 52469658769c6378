import type { CarType, ItemType, PrestigeRule } from '@forecourt/vehicle';

/** A place or company by its part of a path and its name in the stock. */
export interface NamedSlug {
  readonly slug: string;
  /** The name as the stock spells it: facets match it. */
  readonly name: string;
}

/** A make with the models in stock. */
export interface MakeEntry extends NamedSlug {
  readonly models: readonly NamedSlug[];
}

/** The words that stand for something in a site's search paths; `makeVocabulary` builds the makes from stock. */
export interface SearchVocabulary {
  readonly makes?: readonly MakeEntry[];
  readonly locations?: readonly NamedSlug[];
  readonly dealerships?: readonly NamedSlug[];
  /** What `/search/prestige-cars` lists; without it the path does not exist. */
  readonly prestige?: PrestigeRule | null;
}

/** Which stock a site lists before a visitor chooses anything. (SR-16, ruling 5) */
export interface BaseFilters {
  /** Default: every car type. */
  readonly carTypes?: readonly CarType[];
  /** Of in_stock, coming_soon and sold. Default: all three. */
  readonly statuses?: readonly string[];
  /** Days a sold car stays listed; wins over the site's `soldDays`. */
  readonly soldDays?: number;
  /** Leave out cars without a price. Default `false`. */
  readonly requirePrice?: boolean;
}

/** All that a search needs to know about a site; everything but its slug has a default. */
export interface SearchSite {
  /** The site's slug: it names the collection that its searches ask. */
  readonly slug: string;
  /** The kinds of vehicle the site lists. Default: all. (SR-21) */
  readonly itemTypes?: readonly ItemType[];
  readonly vocabulary?: SearchVocabulary;
  /** Call used cars Pre-Owned; changes labels, never URLs or facet values. Default `false`. (SR-19) */
  readonly preOwnedLabel?: boolean;
  /** Lowest price first leaves out cars without a price. Default `true`. (SR-08, ruling 28) */
  readonly priceAscendingRequiresPrice?: boolean;
  /** Days a sold car stays listed. Default 3. (SR-11) */
  readonly soldDays?: number;
  /** Stock numbers that are never listed. (SR-16, ruling 4) */
  readonly excludeStock?: readonly string[];
  readonly baseFilters?: BaseFilters;
  /** How many cars the site says it has, shown for counts above 1,999. (SR-10) */
  readonly configuredStockCount?: number | null;
  /** Hits on a page. Default 21. (SR-10) */
  readonly pageSize?: number;
  /** Keep `/used-car/{type}/` as a page of its own instead of leading it to `/search`. Default `false`. (ruling 11) */
  readonly legacyListing?: boolean;
}

/** Hits on a page where a site does not say otherwise. (SR-10) */
export const DEFAULT_PAGE_SIZE = 21;
