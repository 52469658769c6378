import { searchCache, type SearchCache } from '@forecourt/stock-search';
import type { EngineRequest } from './fetchAdapter.ts';

interface Options {
  apiKey: string;
  nodes: readonly { host: string; port: number; protocol: string; path?: string }[];
  /** Always given by `createSearchClient`; there is no other transport here. */
  axiosAdapter(request: EngineRequest): Promise<{ status: number; data: unknown }>;
  numRetries: number;
  retryIntervalSeconds: number;
  cacheSearchResultsForSeconds: number;
}

type Parameters = Readonly<Record<string, unknown>>;

/**
 * What the InstantSearch adapter uses of the `typesense` package, in its stead in a browser: a search over several
 * collections in one request, tried again when the engine fails, its answers kept for a while. The package brings every
 * call there is and axios with it, three times the code of this whole page. A test holds the two to the same requests.
 *
 * It differs once: an answer that failed is not kept, so that "Retry" asks again.
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

/** Answers of the engine that are no answer, as the `typesense` package throws them. */
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
  if (!node) throw new Error('The search client was given no address of an engine.');
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
