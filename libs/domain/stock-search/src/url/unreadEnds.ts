import { RANGE_FACETS, type RangeFacet } from '../state/facets.ts';
import { formEnds, type UnreadEnds } from './formEnds.ts';
import { splitUrl } from './splitUrl.ts';

/**
 * The range ends in a URL that are not numbers, by facet: the page shows each in its field, with an error message. They do not
 * filter.
 *
 * @example unreadEnds('/search/used-cars?price_max=cheap') // { price: { max: 'cheap' } }
 */
export function unreadEnds(url: string): { readonly [F in RangeFacet]?: UnreadEnds } {
  const { params } = splitUrl(url);
  const found: { [F in RangeFacet]?: UnreadEnds } = {};
  for (const facet of RANGE_FACETS) {
    const { unread } = formEnds(params, facet);
    if (Object.keys(unread).length > 0) found[facet] = unread;
  }
  return found;
}
