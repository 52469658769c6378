import { DEFAULT_SEARCH_PATH, engineRequest, parseSearchUrl } from '@forecourt/stock-search';
import type { SearchSite } from '@forecourt/stock-search';
import type { SearchResponses } from 'algoliasearch-helper/types/algoliasearch';
import type { SearchClient } from 'instantsearch.js/es/types';
import { listingOf } from './search-parameters.ts';

interface Request {
  indexName: string;
  params?: {
    facets?: readonly string[] | string;
    filters?: string;
    hitsPerPage?: number;
    page?: number;
    query?: string;
  };
}

/** The site data for requests; a function, because a navigation to another path adds makes. */
export interface RequestRules {
  rules(): SearchSite;
  /** The instant that decides which sold vehicles are listed. */
  now: Date;
}

/** The engine's filter for available vehicles, in addition to the filters of the search. */
const AVAILABLE = 'status:=[`in_stock`,`coming_soon`]';

/**
 * A search client that asks the questions of `pageRequests` on the server: it adds what InstantSearch has no parameter for (the stock
 * that the site lists, place, order), and counts available vehicles only. Each search that lists vehicles is sent without
 * facets, and again without vehicles, for the count and the facets; each other search only counts. The count is in the result as
 * `available`, which InstantSearch passes on; `availableIn` reads it.
 */
export function stockClient(
  client: { search(requests: never): Promise<unknown> },
  site: RequestRules,
): SearchClient {
  return {
    async search<T>(requests: readonly Request[]): Promise<SearchResponses<T>> {
      const whole = requests.map((request) => withListing(request, site));
      const asked = whole.flatMap((request) =>
        isList(request) ? [without(request), countOf(request)] : [countOf(request)],
      );
      const answer: unknown = await Reflect.apply(client.search, client, [asked]);
      if (!isAnswer<T>(answer)) throw new Error('The search engine gave no results.');
      const left = [...answer.results];
      const results = whole.flatMap((request) => {
        const own = left.shift();
        if (!own || !isList(request)) return own ?? [];
        const count = left.shift();
        const {
          nbHits: available = 0,
          facets = {},
          facets_stats = {},
        } = count && 'nbHits' in count ? count : {};
        return { ...own, available, facets, facets_stats };
      });
      return { ...answer, results };
    },
  };
}

/** The number of available vehicles in a result. */
export function availableIn(results: object): number {
  return 'available' in results && typeof results.available === 'number' ? results.available : 0;
}

function withListing({ params = {} }: Request, { rules, now }: RequestRules): Request {
  const { path = DEFAULT_SEARCH_PATH, rest = DEFAULT_SEARCH_PATH } = listingOf(params) ?? {};
  const { query = '' } = params;
  const fields = { ...parseSearchUrl(rest, rules()), currentPath: path, query };
  const {
    collection,
    sort_by: sort,
    filter_by: filter,
  } = engineRequest(fields, rules(), { now, facets: [] });
  const filters = [filter, params.filters].filter(Boolean).join(' && ');
  return { indexName: `${collection}/sort/${sort}`, params: { ...params, filters } };
}

const isList = ({ params }: Request): boolean => params?.hitsPerPage !== 0;

const without = ({ params, ...request }: Request) => ({ ...request, params: { ...params, facets: [] } });

function countOf({ params, ...request }: Request) {
  const filters = [params?.filters, AVAILABLE].filter(Boolean).join(' && ');
  return { ...request, params: { ...params, filters, hitsPerPage: 0, page: 0 } };
}

function isAnswer<T>(answer: unknown): answer is SearchResponses<T> {
  return (
    typeof answer === 'object' && answer !== null && 'results' in answer && Array.isArray(answer.results)
  );
}
