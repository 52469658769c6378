import type { SearchParameters } from 'algoliasearch-helper';
import { FACET_VALUES, BOUNDS_OF } from '../logic/parameters.ts';
import type { Listing, StockUiState } from './ui-state.ts';

/** The name of the request parameter that carries the listing. */
const LISTING = 'listing';

export interface ParameterOptions {
  /** The fields whose values are counted. */
  fields: readonly string[];
  pageSize: number;
}

/** Search parameters for a state of InstantSearch, over those that its other widgets have set. */
export function toParameters(
  params: SearchParameters,
  ui: StockUiState,
  { fields, pageSize }: ParameterOptions,
): SearchParameters {
  const { query = '', page = 1, refinementList = {}, range = {}, listing } = ui;
  const counted = new Set([...params.disjunctiveFacets, ...fields, ...Object.keys(refinementList)]);
  const own = {
    query,
    page: page - 1,
    hitsPerPage: pageSize,
    maxValuesPerFacet: FACET_VALUES,
    facets: [...new Set([...(params.facets ?? []), ...BOUNDS_OF])],
    disjunctiveFacets: [...counted],
    disjunctiveFacetsRefinements: refinementList,
    numericRefinements: mapValues(range, operators),
    [LISTING]: listing,
  };
  return params.setQueryParameters(own);
}

/** The state of InstantSearch in its search parameters. */
export function toUi(params: SearchParameters): StockUiState {
  const { query = '', page = 0 } = params;
  const chosen = Object.entries(params.disjunctiveFacetsRefinements).filter(([, list]) => list.length > 0);
  const ranges = Object.entries(mapValues(params.numericRefinements, rangeText)).filter(
    ([, text]) => text !== ':',
  );
  const listing = listingOf(params);
  return {
    ...(query ? { query } : {}),
    ...(page > 0 ? { page: page + 1 } : {}),
    ...(chosen.length > 0 ? { refinementList: Object.fromEntries(chosen) } : {}),
    ...(ranges.length > 0 ? { range: Object.fromEntries(ranges) } : {}),
    ...(listing && { listing }),
  };
}

/** The listing in search parameters or in the parameters of a request. */
export function listingOf(params: object): Listing | undefined {
  const listing: unknown = Reflect.get(params, LISTING);
  return isListing(listing) ? listing : undefined;
}

function isListing(listing: unknown): listing is Listing {
  return typeof listing === 'object' && listing !== null && 'path' in listing && 'rest' in listing;
}

function operators(range: string): SearchParameters.OperatorList {
  const [min = '', max = ''] = range.split(':');
  return { ...(min === '' ? {} : { '>=': [Number(min)] }), ...(max === '' ? {} : { '<=': [Number(max)] }) };
}

function rangeText(bounds: SearchParameters.OperatorList): string {
  return `${bounds['>=']?.[0] ?? ''}:${bounds['<=']?.[0] ?? ''}`;
}

function mapValues<From, To>(
  record: { [key: string]: From },
  map: (value: From) => To,
): { [key: string]: To } {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
