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

/** What can be had, in the engine's words; the search's own filters say the rest. */
const AVAILABLE = 'status:=[`in_stock`,`coming_soon`]';

/**
 * A search client whose numbers are of vehicles that can be had, as `pageRequests` asks for them on the server: each search that
 * lists vehicles is asked without facets, and once more without vehicles, for the number and the facets; each other one only
 * counts. The number stands with its own result as `available`, which InstantSearch hands on: `availableIn` reads it.
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
        facets: count?.facets,
        facets_stats: count?.facets_stats,
      };
    });
    return { ...answer, results };
  };
  return { ...client, search };
}

/** How many vehicles of a result can be had. */
export function availableIn(results: object): number {
  return 'available' in results && typeof results.available === 'number' ? results.available : 0;
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
