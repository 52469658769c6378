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

/** The last search of each site: a page parses its own URL several times. */
const last = new WeakMap<SearchSite, { url: string; state: SearchState }>();

/**
 * Parses a search URL or path. Any text is a valid search: invalid values are ignored one by one. The facet values of the path
 * are merged with those of the query. A range may also be sent by a form without JavaScript as `price_min` and `price_max`, in
 * typed form: `$5,000`, `30k`. `parseSearchUrl(formatSearchUrl(state, site), site)` equals `state` for every valid state. (SR-01,
 * SR-02, ruling 22)
 *
 * @example parseSearchUrl('/search/used-cars?price=-30000&page=2', site).price // [{ min: null, max: 30000 }]
 */
export function parseSearchUrl(url: string, site: SearchSite): SearchState {
  const known = last.get(site);
  if (known?.url === url) return known.state;
  const { path, params } = splitUrl(url);
  const page = statePath(path, site);
  const state = searchState(
    { ...textFields(params, page), ...rangeFields(params), ...otherFields(params), currentPath: page.path },
    site,
  );
  last.set(site, { url, state });
  return state;
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
  // A form may always have the nearest option; it is applied only with a place.
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
