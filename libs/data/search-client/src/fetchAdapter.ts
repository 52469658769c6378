import { CUT_OFF, isCutOff } from './isCutOff.ts';

/** Fetches a path of the site's own origin, such as `/typesense/multi_search?…`. */
export type SiteFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** The request that the Typesense client passes to its transport: a subset of axios's. */
export interface EngineRequest {
  url?: string;
  method?: string;
  params?: Readonly<Record<string, unknown>>;
  data?: unknown;
}

/** The response of a transport, in axios's format. */
export interface EngineResponse<Request> {
  data: unknown;
  status: number;
  statusText: string;
  headers: Record<string, string>;
  config: Request;
}

/**
 * A transport for the Typesense client over any fetch: the browser's, or the host's in-process one
 * without a network request. Engine errors keep their status and body; a search that was cut off is a 503.
 */
export function fetchAdapter(fetchPath: SiteFetch) {
  return async <Request extends EngineRequest>(request: Request): Promise<EngineResponse<Request>> => {
    const url = new URL(request.url ?? '/', 'http://site.invalid');
    for (const [name, value] of Object.entries(request.params ?? {}))
      url.searchParams.set(name, String(value));
    const method = (request.method ?? 'get').toUpperCase();
    const response = await fetchPath(`${url.pathname}${url.search}`, {
      method,
      headers: { 'content-type': 'text/plain' },
      ...(method === 'GET' ? {} : { body: bodyOf(request.data) }),
    });
    const data = await readBody(response);
    const cutOff = isCutOff(data);
    return {
      data: cutOff ? { message: CUT_OFF } : data,
      status: cutOff ? 503 : response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      config: request,
    };
  };
}

function bodyOf(data: unknown): string {
  return typeof data === 'string' ? data : JSON.stringify(data);
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return { message: text };
  }
}
