import { withoutSold } from '../rules/withoutSold.ts';
import type { SearchSite } from '../state/searchSite.ts';
import type { SearchFields } from '../state/searchState.ts';
import { engineRequest, type EngineRequest, type EngineRequestOptions } from './engineRequest.ts';

/**
 * The search behind every number of vehicles that a shopper reads: how many a state finds that can be had, and of which
 * values of the asked facets. It returns no hits: what a page lists may hold sold ones too.
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
