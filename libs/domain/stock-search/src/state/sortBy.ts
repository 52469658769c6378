import type { SearchPlace } from './place.ts';

/** The orders a visitor can choose, in the order in which they are offered; the first is the default. (SR-08) */
export const SORT_OPTIONS = [
  { value: 'most-relevant', label: 'Most relevant' },
  { value: 'latest', label: 'Latest' },
  { value: 'highest-price', label: 'Highest price' },
  { value: 'lowest-price', label: 'Lowest price' },
] as const;

/** The order that exists beside them while a place is known. (SR-20) */
export const NEAREST_SORT = { value: 'nearest', label: 'Nearest' } as const;

const ALL = [...SORT_OPTIONS, NEAREST_SORT];

/** An order of results, as the URL's `sortBy` says it. */
export type SortBy = (typeof ALL)[number]['value'];

/** The order of a URL that names none. */
export const DEFAULT_SORT: SortBy = SORT_OPTIONS[0].value;

/** Whether a text names an order. */
export function isSortBy(text: string): text is SortBy {
  return ALL.some((option) => option.value === text);
}

/**
 * The orders to offer for a state: nearest first only where a place has a point to be near to.
 *
 * @example sortOptions({ near: null }).length // 4
 */
export function sortOptions({
  near,
}: {
  readonly near: SearchPlace | null;
}): readonly { readonly value: SortBy; readonly label: string }[] {
  return near?.point ? [...SORT_OPTIONS, NEAREST_SORT] : SORT_OPTIONS;
}
