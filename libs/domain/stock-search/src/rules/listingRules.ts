import type { CarType, ItemType } from '@forecourt/vehicle';
import type { SearchSite } from '../state/searchSite.ts';

/** A dealer's settings of the listed stock. */
export interface ListingSettings {
  readonly itemTypes: readonly ItemType[];
  readonly carTypes: readonly CarType[];
  readonly soldDays: number;
  readonly requirePrice: boolean;
  readonly excludeStock: readonly string[];
}

/** The listing rules of a site, shared by its searches and its index. (SR-11, SR-16, SR-21) */
export function listingRules(slug: string, stock: ListingSettings): SearchSite {
  const { itemTypes, carTypes, soldDays, requirePrice, excludeStock } = stock;
  return { slug, itemTypes, excludeStock, baseFilters: { carTypes, soldDays, requirePrice } };
}
