import type { GeoPoint } from '../state/place.ts';
import type { SortBy } from '../state/sortBy.ts';

/**
 * The engine's `sort_by` for an order. Most relevant is the rank, then the text match (newest first without a query); every order
 * ends with the car's id, so that pages never overlap. Nearest is the distance from `near`, then the rank; without a point it is
 * most relevant. At most three fields, the engine's limit. (SR-08, SR-20, ruling 31)
 *
 * @example engineSort('lowest-price', { text: false }) // 'price:asc,car_id:desc'
 */
export function engineSort(
  sortBy: SortBy,
  { text, near }: { readonly text: boolean; readonly near?: GeoPoint | null },
): string {
  switch (sortBy) {
    case 'latest':
      return 'created_at_timestamp:desc,car_id:desc';
    case 'highest-price':
      return 'price:desc,car_id:desc';
    case 'lowest-price':
      return 'price:asc,car_id:desc';
    case 'newest-year':
      return 'year:desc,custom_rank:desc,car_id:desc';
    case 'lowest-km':
      return 'km(missing_values: last):asc,custom_rank:desc,car_id:desc';
    case 'best-value':
      return 'market_ratio(missing_values: last):asc,custom_rank:desc,car_id:desc';
    case 'nearest':
      if (near) return `geo(${near.lat}, ${near.long}):asc,custom_rank:desc,car_id:desc`;
      return engineSort('most-relevant', { text });
    case 'most-relevant':
      return `custom_rank:desc,${text ? '_text_match' : 'created_at_timestamp'}:desc,car_id:desc`;
  }
}
