import type { SearchDocument } from '@forecourt/stock-search';
import type { SiteFetch } from './fetchAdapter.ts';
import { CUT_OFF, isCutOff } from './isCutOff.ts';

/** The fields read from a search response. */
export interface StockAnswer {
  found: number;
  hits: { document: SearchDocument }[];
  facet_counts: {
    field_name: string;
    counts: { value: string; count: number }[];
    stats?: { min?: number; max?: number; avg?: number };
  }[];
}

/** The search engine is unreachable or rejected the request. */
export class SearchUnavailable extends Error {
  /** HTTP status of the engine, or 0 when it was not reached. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(`The search engine gave no answer (${status}): ${message}`);
    this.name = 'SearchUnavailable';
    this.status = status;
  }
}

/**
 * Several searches in one request, for loaders and small widgets that need no InstantSearch.
 *
 * @param searches engine parameters from `engineRequest`; the responses are in the same order.
 * @throws SearchUnavailable when the engine is down, rejects one of them or cuts one off.
 */
export async function multiSearch(
  fetchPath: SiteFetch,
  apiKey: string,
  searches: readonly object[],
): Promise<StockAnswer[]> {
  const response = await reach(fetchPath, apiKey, searches);
  if (!response.ok) throw new SearchUnavailable(response.status, await response.text());
  const answer: { results: (StockAnswer | { code: number; error: string })[] } = await response.json();
  if (isCutOff(answer)) throw new SearchUnavailable(503, CUT_OFF);
  return answer.results.map((result) => {
    if ('error' in result) throw new SearchUnavailable(result.code, result.error);
    return result;
  });
}

async function reach(fetchPath: SiteFetch, apiKey: string, searches: readonly object[]): Promise<Response> {
  try {
    return await fetchPath(`/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ searches }),
    });
  } catch (error) {
    throw new SearchUnavailable(0, error instanceof Error ? error.message : String(error));
  }
}
