import { RANGE_FACETS, TEXT_FACETS, type RangeFacet, type TextFacet } from '../state/facets.ts';
import type { NumberRange } from '../state/numberRange.ts';
import { parseBounds, parsePlace } from '../state/place.ts';
import { parseRange } from '../state/rangeValues.ts';
import { formEnds } from './formEnds.ts';
import { searchState, type SearchFields, type SearchState } from '../state/searchState.ts';
import type { SearchSite } from '../state/searchSite.ts';
import { isSortBy } from '../state/sortBy.ts';
import { isTrackingKey } from '../state/trackingParams.ts';
import { statePath, type StatePath } from './pathOfState.ts';
import { splitUrl } from './splitUrl.ts';

/**
 * The search state of a URL, a full address or a path. Any text is a search: what is not understood is ignored value by value.
 * The facet values that the path stands for are joined with those of the query. A span may also come as `price_min` and
 * `price_max`, as a form without JavaScript sends it, as a person types it: `$5,000`, `30k`. `parseSearchUrl(formatSearchUrl(state, site), site)` equals `state`
 * for every valid state. (SR-01, SR-02, ruling 22)
 *
 * @example parseSearchUrl('/search/used-cars?price=-30000&page=2', site).price // [{ min: null, max: 30000 }]
 */
export function parseSearchUrl(url: string, site: SearchSite): SearchState {
  const { path, params } = splitUrl(url);
  const page = statePath(path, site);
  return searchState(
    { ...textFields(params, page), ...rangeFields(params), ...otherFields(params), currentPath: page.path },
    site,
  );
}

function textFields(params: URLSearchParams, page: StatePath): SearchFields {
  const fields: { [F in TextFacet]?: readonly string[] } = {};
  for (const facet of TEXT_FACETS) {
    const values = [...(page.refinements[facet] ?? []), ...params.getAll(facet)];
    if (values.length > 0) fields[facet] = values;
  }
  return fields;
}

function rangeFields(params: URLSearchParams): SearchFields {
  const fields: { [F in RangeFacet]?: readonly NumberRange[] } = {};
  for (const facet of RANGE_FACETS) {
    const ranges = [...params.getAll(facet).map(parseRange), formEnds(params, facet).range];
    const valid = ranges.filter((range) => range !== null);
    if (valid.length > 0) fields[facet] = valid;
  }
  return fields;
}

function otherFields(params: URLSearchParams): SearchFields {
  const near = parsePlace(params.get('near') ?? '');
  // A form may offer the nearest first beside the other orders; it counts once there is something to be near to.
  const sortBy =
    params.getAll('sortBy').find((order) => isSortBy(order) && (near?.point || order !== 'nearest')) ?? '';
  return {
    query: params.get('query') ?? '',
    page: wholeNumber(params.get('page')) ?? 1,
    near,
    radiusKm: wholeNumber(params.get('radius')),
    bounds: parseBounds(params.get('bounds') ?? ''),
    ...(isSortBy(sortBy) ? { sortBy } : {}),
    tracking: Object.fromEntries([...params].filter(([key]) => isTrackingKey(key))),
  };
}

function wholeNumber(text: string | null): number | null {
  const digits = /^\d{1,9}$/.exec(text ?? '')?.[0];
  return digits === undefined ? null : Number(digits);
}
