import type { CarType, ItemType, PrestigeRule } from '@forecourt/vehicle';

/** A make, model, location or dealership: its path slug and its name in the stock. */
export interface NamedSlug {
  readonly slug: string;
  /** The exact name in the stock, which facets match. */
  readonly name: string;
}

/** A make with the models in stock. */
export interface MakeEntry extends NamedSlug {
  readonly models: readonly NamedSlug[];
}

/** The names in a site's search paths; `makeVocabulary` builds the makes from stock. */
export interface SearchVocabulary {
  readonly makes?: readonly MakeEntry[];
  readonly locations?: readonly NamedSlug[];
  readonly dealerships?: readonly NamedSlug[];
  /** The rule of `/search/prestige-cars`; without it the path does not exist. */
  readonly prestige?: PrestigeRule | null;
}

/** The stock that a site lists without refinements. (SR-16, ruling 5) */
export interface BaseFilters {
  /** Default: every car type. */
  readonly carTypes?: readonly CarType[];
  /** Of in_stock, coming_soon and sold. Default: all three. */
  readonly statuses?: readonly string[];
  /** Days a sold car stays listed; overrides the site's `soldDays`. */
  readonly soldDays?: number;
  /** Leave out cars without a price. Default `false`. */
  readonly requirePrice?: boolean;
}

/** The search settings of a site; everything except the slug has a default. */
export interface SearchSite {
  /** The site's slug, part of its collection's name. */
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
  /** The configured stock count, shown for counts above 1,999. (SR-10) */
  readonly configuredStockCount?: number | null;
  /** Hits on a page. Default 21. (SR-10) */
  readonly pageSize?: number;
  /** Keep `/used-car/{type}/` as a page instead of redirecting to `/search`. Default `false`. (ruling 11) */
  readonly legacyListing?: boolean;
}

/** Default number of hits on a page. (SR-10) */
export const DEFAULT_PAGE_SIZE = 21;
