/** What the name of every collection of cars begins with. (SR-15) */
export const CAR_COLLECTION_BASE = 'Car_production';

/**
 * The collection that a site's searches name: an alias of the one that is current. Each site has its own, with what it may show and
 * nothing else, so that no key of a site reads another's stock. (SR-15)
 *
 * @example siteCollection('harbour-city') // 'Car_production_harbour-city'
 */
export function siteCollection(slug: string): string {
  return `${CAR_COLLECTION_BASE}_${slug}`;
}
