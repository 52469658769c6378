import { RANGE_FACETS, type RangeFacet } from '../state/facets.ts';
import { formEnds, type UnreadEnds } from './formEnds.ts';
import { splitUrl } from './splitUrl.ts';

/**
 * What an address has in the boxes of spans that is no number, by facet: the page shows it where it was typed, with a
 * sentence. It filters nothing.
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
