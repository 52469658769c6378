/** The orders a visitor can choose, in the order in which they are offered; the first is the default. (§9, SR-08) */
export const SORT_OPTIONS = [
  { value: 'most-relevant', label: 'Most relevant' },
  { value: 'latest', label: 'Latest' },
  { value: 'highest-price', label: 'Highest price' },
  { value: 'lowest-price', label: 'Lowest price' },
] as const;

/** An order of results, as the URL's `sortBy` says it. */
export type SortBy = (typeof SORT_OPTIONS)[number]['value'];

/** The order of a URL that names none. */
export const DEFAULT_SORT: SortBy = SORT_OPTIONS[0].value;

/** Whether a text names an order. */
export function isSortBy(text: string): text is SortBy {
  return SORT_OPTIONS.some((option) => option.value === text);
}
