import type { SearchPlace } from './place.ts';

/** The sort options in display order; the first is the default. (SR-08) */
export const SORT_OPTIONS = [
  { value: 'most-relevant', label: 'Most relevant' },
  { value: 'latest', label: 'Latest' },
  { value: 'highest-price', label: 'Highest price' },
  { value: 'lowest-price', label: 'Lowest price' },
] as const;

/** Further sort options: by year for every vehicle, by kilometres and by price against the market for vehicles that have them. */
const YEAR_SORT = { value: 'newest-year', label: 'Newest year' } as const;
const KM_SORT = { value: 'lowest-km', label: 'Lowest kilometres' } as const;
const VALUE_SORT = { value: 'best-value', label: 'Best price against market' } as const;

/** The additional sort option for a place with a point. (SR-20) */
const NEAREST_SORT = { value: 'nearest', label: 'Nearest' } as const;

const ALL = [...SORT_OPTIONS, YEAR_SORT, KM_SORT, VALUE_SORT, NEAREST_SORT];

/** A value of the URL's `sortBy`. */
export type SortBy = (typeof ALL)[number]['value'];

/** The default order. */
export const DEFAULT_SORT: SortBy = SORT_OPTIONS[0].value;

/** Whether a text is a valid order. */
export function isSortBy(text: string): text is SortBy {
  return ALL.some((option) => option.value === text);
}

/**
 * The sort options of a state: kilometres and the price against the market unless the site sells only caravans, which have neither;
 * nearest first only with a place that has a point.
 *
 * @param itemTypes the item types of the site; none for all of them.
 * @example sortOptions({ near: null }, ['caravan']).map(({ value }) => value) // the four of SORT_OPTIONS, then 'newest-year'
 */
export function sortOptions(
  { near }: { readonly near: SearchPlace | null },
  itemTypes: readonly string[],
): readonly { readonly value: SortBy; readonly label: string }[] {
  const onlyCaravans = itemTypes.length > 0 && itemTypes.every((type) => type === 'caravan');
  return [
    ...SORT_OPTIONS,
    YEAR_SORT,
    ...(onlyCaravans ? [] : [KM_SORT, VALUE_SORT]),
    ...(near?.point ? [NEAREST_SORT] : []),
  ];
}
