import type { SortBy } from '../state/sortBy.ts';

/**
 * The engine's `sort_by` for an order. Most relevant is the rank, then the words searched for (newest first where there are
 * none); every order ends in the car's number, so that pages never overlap. At most three fields, the engine's limit. (SR-08, decision 31)
 *
 * @example engineSort('lowest-price', { text: false }) // 'price:asc,car_id:desc'
 */
export function engineSort(sortBy: SortBy, { text }: { readonly text: boolean }): string {
  switch (sortBy) {
    case 'latest':
      return 'created_at_timestamp:desc,car_id:desc';
    case 'highest-price':
      return 'price:desc,car_id:desc';
    case 'lowest-price':
      return 'price:asc,car_id:desc';
    case 'most-relevant':
      return `custom_rank:desc,${text ? '_text_match' : 'created_at_timestamp'}:desc,car_id:desc`;
  }
}
