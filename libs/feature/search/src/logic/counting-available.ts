interface Request {
  params?: {
    analyticsTags?: readonly string[];
    facets?: readonly string[] | string;
    filters?: string;
    hitsPerPage?: number;
    page?: number;
  };
}

interface Result {
  nbHits: number;
  facets?: unknown;
  facets_stats?: unknown;
}

/** The engine's filter for available vehicles, in addition to the filters of the search. */
const AVAILABLE = 'status:=[`in_stock`,`coming_soon`]';

/**
 * A search client whose counts are of available vehicles, like `pageRequests` on the server: each search that lists vehicles is sent
 * without facets, and again without vehicles, for the count and the facets; each other search only counts. The count is in the
 * result as `available`, which InstantSearch passes on; `availableIn` reads it. So is the tag of the search (`tagOf`): the state
 * in a result is not the one it was requested with, because InstantSearch replaces it by the current one.
 */
export function countingAvailable<Client extends { search(requests: never): Promise<unknown> }>(
  client: Client,
): Client {
  const search = async (requests: readonly Request[]): Promise<unknown> => {
    const asked = requests.flatMap((request) =>
      isList(request) ? [without(request), countOf(request)] : [countOf(request)],
    );
    const answer = await Reflect.apply(client.search, client, [asked]);
    if (!isAnswer(answer)) return answer;
    const left = [...answer.results];
    const results = requests.map((request) => {
      const own = left.shift();
      if (!isList(request)) return own;
      const count = left.shift();
      return {
        ...own,
        available: count?.nbHits ?? 0,
        tag: request.params?.analyticsTags?.[0],
        facets: count?.facets,
        facets_stats: count?.facets_stats,
      };
    });
    return { ...answer, results };
  };
  return { ...client, search };
}

/** The number of available vehicles in a result. */
export function availableIn(results: object): number {
  return 'available' in results && typeof results.available === 'number' ? results.available : 0;
}

/** The tag of the search that a result answers; undefined if it had none. */
export function tagOf(results: object): string | undefined {
  return 'tag' in results && typeof results.tag === 'string' ? results.tag : undefined;
}

const isList = ({ params }: Request): boolean => params?.hitsPerPage !== 0;

const without = ({ params, ...request }: Request) => ({ ...request, params: { ...params, facets: [] } });

function countOf({ params, ...request }: Request) {
  const filters = [params?.filters, AVAILABLE].filter(Boolean).join(' && ');
  return { ...request, params: { ...params, filters, hitsPerPage: 0, page: 0 } };
}

function isAnswer(answer: unknown): answer is { results: Result[] } {
  return (
    typeof answer === 'object' && answer !== null && 'results' in answer && Array.isArray(answer.results)
  );
}
