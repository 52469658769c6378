/** The prefix of the names of all collections of cars. (SR-15) */
export const CAR_COLLECTION_BASE = 'Car_production';

/**
 * The collection name in a site's searches: an alias of the current collection. Each site has its own, with only the stock that
 * it may show, so that no site's key can read another site's stock. (SR-15)
 *
 * @example siteCollection('harbour-city') // 'Car_production_harbour-city'
 */
export function siteCollection(slug: string): string {
  return `${CAR_COLLECTION_BASE}_${slug}`;
}
