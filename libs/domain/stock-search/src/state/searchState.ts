import { pathOfState } from '../url/pathOfState.ts';
import { DEFAULT_SEARCH_PATH } from '../url/searchPath.ts';
import { cleanText } from './cleanText.ts';
import { RANGE_FACETS, TEXT_FACETS, type RangeFacet, type TextFacet } from './facets.ts';
import type { NumberRange } from './numberRange.ts';
import { validBounds, validPlace, validRadius, type GeoBounds, type SearchPlace } from './place.ts';
import { rangeValues } from './rangeValues.ts';
import type { SearchSite } from './searchSite.ts';
import { DEFAULT_SORT, isSortBy, type SortBy } from './sortBy.ts';
import { textValues } from './textValues.ts';
import { trackingParams } from './trackingParams.ts';

/**
 * The chosen values of every facet; values of one facet are alternatives (OR), facets are combined (AND). An empty list does not
 * filter.
 */
export type SearchRefinements = { readonly [F in TextFacet]: readonly string[] } & {
  readonly [F in RangeFacet]: readonly NumberRange[];
};

/** The complete state of a search page's URL (SR-02). Create it with `searchState` or `parseSearchUrl`, which make it valid. */
export type SearchState = SearchRefinements & {
  /** The search text, with single spaces; '' for none. At most 200 UTF-16 units. */
  readonly query: string;
  /** The page of results, 1 to 10,000. */
  readonly page: number;
  readonly sortBy: SortBy;
  /** The path of the page; its facet values (`/search/toyota`: make Toyota) are also in the facets. */
  readonly currentPath: string;
  /** Whether the price has no lower end, so that the slider's left handle is at its bound. */
  readonly isMinRange: boolean;
  /** Whether the price has no upper end. */
  readonly isMaxRange: boolean;
  /** The place of the search; `null` for none. */
  readonly near: SearchPlace | null;
  /** The radius around the place in whole kilometres; `null` for any distance, and always without a place. */
  readonly radiusKm: number | null;
  /** The map bounds that cars must lie in; `null` for anywhere. */
  readonly bounds: GeoBounds | null;
  /** The `utm_*` parameters of the URL, kept during the search; they do not change results. */
  readonly tracking: Readonly<Record<string, string>>;
};

/** Input of a search state; every field is optional. */
export type SearchFields = Partial<SearchState>;

const MAX_QUERY = 200;
const MAX_PAGE = 10_000;

/** The site that each valid state is valid for: a page passes its state to a dozen functions, and each normalises what it is given. */
const validFor = new WeakMap<SearchFields, SearchSite>();

/**
 * Normalises `fields` to a valid search state: values are cleaned, sorted and deduplicated, invalid values are left out one by
 * one, missing fields have their default. `isMinRange` or `isMaxRange` means that a slider handle is at its bound, which removes
 * that end of the price. It is idempotent and never throws; a state that is valid for the site is returned as it is. States and sites are
 * not changed afterwards.
 *
 * @example searchState({ make: ['toyota'], page: -1 }, site).make // ['Toyota'], where the vocabulary has it
 */
export function searchState(fields: SearchFields, site: SearchSite): SearchState {
  if (isValid(fields, site)) return fields;
  const state = validState(fields, site);
  validFor.set(state, site);
  return state;
}

function isValid(fields: SearchFields, site: SearchSite): fields is SearchState {
  return validFor.get(fields) === site;
}

function validState(fields: SearchFields, site: SearchSite): SearchState {
  const texts = byFacet(TEXT_FACETS, (facet) => textValues(facet, fields[facet], site.vocabulary));
  const ranges = byFacet(RANGE_FACETS, (facet) =>
    rangeValues(facet, facet === 'price' ? priceEnds(fields) : fields[facet]),
  );
  const near = validPlace(fields.near);
  return {
    ...texts,
    ...ranges,
    near,
    radiusKm: near && validRadius(fields.radiusKm),
    bounds: validBounds(fields.bounds),
    query: cleanText(fields.query ?? '', MAX_QUERY),
    page: pageNumber(fields.page),
    sortBy: sortOf(fields.sortBy, near),
    currentPath: pathOfState(fields.currentPath ?? DEFAULT_SEARCH_PATH, texts, site),
    isMinRange: ranges.price.every(({ min }) => min === null),
    isMaxRange: ranges.price.every(({ max }) => max === null),
    tracking: trackingParams(fields.tracking),
  };
}

function priceEnds({ price, isMinRange, isMaxRange }: SearchFields): readonly NumberRange[] | undefined {
  if (!isMinRange && !isMaxRange) return price;
  return price?.map(({ min, max }) => ({ min: isMinRange ? null : min, max: isMaxRange ? null : max }));
}

/** Nearest needs a point. */
function sortOf(sortBy: string | undefined, near: SearchPlace | null): SortBy {
  if (sortBy === undefined || !isSortBy(sortBy)) return DEFAULT_SORT;
  return sortBy === 'nearest' && !near?.point ? DEFAULT_SORT : sortBy;
}

function pageNumber(page: number | undefined): number {
  return page !== undefined && Number.isInteger(page) && page > 1 ? Math.min(page, MAX_PAGE) : 1;
}

function byFacet<F extends string, Value>(
  facets: readonly F[],
  valueOf: (facet: F) => Value,
): Record<F, Value> {
  const values: Partial<Record<F, Value>> = {};
  for (const facet of facets) values[facet] = valueOf(facet);
  return values as Record<F, Value>;
}
