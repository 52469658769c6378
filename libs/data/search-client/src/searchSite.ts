import type { PublicSite } from '@forecourt/site-config';
import type { MakeEntry, SearchSite } from '@forecourt/stock-search';

/**
 * What the search rules need to know of a site.
 *
 * @param makes the makes and models that paths may name; on the browser only those of the current path.
 */
export function searchSite(site: PublicSite, makes: readonly MakeEntry[] = []): SearchSite {
  const { stock } = site;
  return {
    slug: site.slug,
    itemTypes: stock.itemTypes,
    preOwnedLabel: stock.preOwnedLabel,
    priceAscendingRequiresPrice: stock.priceAscendingRequiresPrice,
    excludeStock: stock.excludeStock,
    configuredStockCount: stock.configuredCount,
    baseFilters: { carTypes: stock.carTypes, soldDays: stock.soldDays, requirePrice: stock.requirePrice },
    vocabulary: {
      makes,
      locations: site.locations.map(({ slug, name }) => ({ slug, name })),
      dealerships: site.dealerships.map(({ slug, name }) => ({ slug, name })),
    },
  };
}
