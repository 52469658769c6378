import type { SearchSite } from '../state/searchSite.ts';
import type { SortBy } from '../state/sortBy.ts';

/**
 * The filter of an order: lowest price first leaves out cars without a price, which would be first, unless the site includes
 * them. Empty for every other order. (SR-08, ruling 28)
 *
 * @example sortFilter('lowest-price', { slug: 'a' }) // 'price:>0'
 */
export function sortFilter(sortBy: SortBy, site: Pick<SearchSite, 'priceAscendingRequiresPrice'>): string {
  return sortBy === 'lowest-price' && (site.priceAscendingRequiresPrice ?? true) ? 'price:>0' : '';
}
