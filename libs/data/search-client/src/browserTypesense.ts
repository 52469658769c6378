import { searchCache, type SearchCache } from '@forecourt/stock-search';
import type { EngineRequest } from './fetchAdapter.ts';

interface Options {
  apiKey: string;
  nodes: readonly { host: string; port: number; protocol: string; path?: string }[];
  /** Required: `createSearchClient` always passes it, and there is no default transport. */
  axiosAdapter(request: EngineRequest): Promise<{ status: number; data: unknown }>;
  numRetries: number;
  retryIntervalSeconds: number;
  cacheSearchResultsForSeconds: number;
}

type Parameters = Readonly<Record<string, unknown>>;

/**
 * Browser replacement of the `typesense` package with only what the InstantSearch adapter uses: `multi_search`
 * with retries and a response cache. The package includes every API call and axios, three times
 * the code of the search page. A test compares the requests of both.
 *
 * One difference: failed responses are not cached, so that "Retry" sends a new request.
 */
export class SearchClient {
  readonly multiSearch: {
    perform(body: { searches: readonly Parameters[] }, common?: Parameters): Promise<unknown>;
  };
  readonly #kept: SearchCache<Promise<unknown>> | null;

  constructor(options: Options) {
    const maxAgeMs = options.cacheSearchResultsForSeconds * 1000;
    this.#kept = maxAgeMs > 0 ? searchCache(undefined, { maxAgeMs, now: () => Date.now() }) : null;
    this.multiSearch = {
      perform: ({ searches, ...rest }, common = {}) => {
        const body = { ...rest, searches: searches.map(joined) };
        const request = () => search(options, body, joined(common));
        return this.#keep(JSON.stringify([body, common]), request);
      },
    };
  }

  clearCache(): void {
    this.#kept?.clear();
  }

  #keep(key: string, request: () => Promise<unknown>): Promise<unknown> {
    const kept = this.#kept;
    const known = kept?.get(key);
    if (kept === null || known) return known ?? request();
    const answer = request();
    kept.set(key, answer);
    answer.catch(() => {
      if (kept.get(key) === answer) kept.forget(key);
    });
    return answer;
  }
}

/** Error responses of the engine, thrown like those of the `typesense` package. */
class EngineError extends Error {
  readonly httpStatus: number;

  constructor(status: number, data: unknown) {
    const said =
      typeof data === 'object' && data !== null && 'message' in data
        ? ` | Server said: ${String(data.message)}`
        : '';
    super(`Request failed with HTTP code ${status}${said}`);
    this.httpStatus = status;
  }
}

async function search(options: Options, body: object, common: Parameters): Promise<unknown> {
  const [node] = options.nodes;
  if (!node) throw new Error('The search client has no URL of an engine.');
  const request = {
    method: 'post',
    url: `${node.protocol}://${node.host}:${node.port}${node.path ?? ''}/multi_search`,
    params: { ...common, 'x-typesense-api-key': options.apiKey },
    data: body,
  };
  for (let retries = options.numRetries; ; retries -= 1) {
    try {
      const { status, data } = await options.axiosAdapter(request);
      if (status >= 200 && status < 300) return data;
      throw new EngineError(status, data);
    } catch (error) {
      const refused = error instanceof EngineError && error.httpStatus < 500;
      if (refused || retries <= 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, options.retryIntervalSeconds * 1000));
    }
  }
}

function joined(parameters: Parameters): Parameters {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );
}
