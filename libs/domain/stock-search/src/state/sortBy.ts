import type { SearchPlace } from './place.ts';

/** The sort options in display order; the first is the default. (SR-08) */
export const SORT_OPTIONS = [
  { value: 'most-relevant', label: 'Most relevant' },
  { value: 'latest', label: 'Latest' },
  { value: 'highest-price', label: 'Highest price' },
  { value: 'lowest-price', label: 'Lowest price' },
] as const;

/** The additional sort option for a place with a point. (SR-20) */
export const NEAREST_SORT = { value: 'nearest', label: 'Nearest' } as const;

const ALL = [...SORT_OPTIONS, NEAREST_SORT];

/** A value of the URL's `sortBy`. */
export type SortBy = (typeof ALL)[number]['value'];

/** The default order. */
export const DEFAULT_SORT: SortBy = SORT_OPTIONS[0].value;

/** Whether a text is a valid order. */
export function isSortBy(text: string): text is SortBy {
  return ALL.some((option) => option.value === text);
}

/**
 * The sort options of a state: nearest first only with a place that has a point.
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
