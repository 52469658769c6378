import { withoutSold } from '../rules/withoutSold.ts';
import type { SearchSite } from '../state/searchSite.ts';
import type { SearchFields } from '../state/searchState.ts';
import { engineRequest, type EngineRequest, type EngineRequestOptions } from './engineRequest.ts';

/**
 * The search for every displayed number of vehicles: how many available vehicles a state finds, and the counts of the requested
 * facets. It returns no hits, since the list of a page may also contain sold vehicles.
 *
 * @example countRequest({ make: ['Kia'] }, site, { now, facets: [] }).per_page // 0
 */
export function countRequest(
  fields: SearchFields,
  site: SearchSite,
  options: EngineRequestOptions,
): EngineRequest {
  return { ...engineRequest(fields, withoutSold(site), options), per_page: 0, page: 1 };
}
