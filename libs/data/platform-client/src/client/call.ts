import type { AnswerOf, InputOf, KnownRoute } from '../contracts/operations.ts';
import { PlatformProblem } from './PlatformProblem.ts';
import { pathOf, type PathInput } from './pathOf.ts';
import { readProblem } from './readProblem.ts';

/** Fetches a path of the API: the browser's `fetch` by default, the site's services in a loader. */
export type Reach = (path: string, init?: RequestInit) => Promise<Response>;

/** Transport options of a call. */
export interface ReachOptions {
  /** The prefix of every path, without a trailing slash. Empty on the site's own origin. */
  baseUrl?: string;
  fetch?: Reach | undefined;
}

/** Options of a call. */
export interface CallOptions<Answer = unknown> extends ReachOptions {
  signal?: AbortSignal;
  /** Lets the request continue after the page is closed. */
  keepalive?: boolean;
  /** Validates the response with its status; throws if it is invalid. Without it responses are trusted. */
  check?: (value: unknown, status: number) => Answer;
}

/** The parts of a request. */
interface Sent extends PathInput {
  headers?: Record<string, string>;
  body?: unknown;
}

/**
 * Calls the API and returns the response, typed by the table of operations. Throws a `PlatformProblem` for a status other than
 * 2xx, for invalid JSON, if `check` fails, and without a response; an abort error is rethrown unchanged.
 *
 * @example await call(routes.deliveryEstimate, { query: { postcode: '4810' } }) // { price: 890, name: 'Townsville region' }
 */
export function call<Where extends KnownRoute>(
  route: Where,
  input: InputOf<Where> & Sent,
  options: CallOptions<AnswerOf<Where>> = {},
): Promise<AnswerOf<Where>> {
  const { check } = options;
  return send(route, input, options, async (response) => {
    const nothing = response.status === 204 && route.orNothing === true;
    const answer: AnswerOf<Where> = nothing ? null : await response.json();
    return check && !nothing ? check(answer, response.status) : answer;
  });
}

/** The same for a call whose response is a file. */
export function download<Where extends KnownRoute>(
  route: Where,
  input: InputOf<Where> & Sent,
  options: CallOptions = {},
): Promise<Blob> {
  return send(route, input, options, (response) => response.blob());
}

async function send<Answer>(
  route: KnownRoute,
  { body, headers, ...where }: Sent,
  { fetch: reach = browserReach, baseUrl = '', signal, keepalive }: CallOptions,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const init: RequestInit = { signal, keepalive, ...(headers && { headers }) };
  if (route.method !== 'get') {
    init.method = route.method.toUpperCase();
    Object.assign(init, sentBody(body, headers));
  }
  const response = await attempt(() => reach(baseUrl + pathOf(route, where), init));
  if (!response.ok) throw await readProblem(response);
  return attempt(() => read(response));
}

/** Body and headers of a write: JSON, or a form with files. */
function sentBody(body: unknown, headers: Record<string, string> = {}): RequestInit & { duplex?: 'half' } {
  if (body instanceof FormData) return { body, headers }; // the browser writes its boundary
  if (isStreamed(body))
    return { body: body.stream, duplex: 'half', headers: { 'content-type': body.contentType, ...headers } };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
}

function isStreamed(body: unknown): body is { stream: ReadableStream<Uint8Array>; contentType: string } {
  return (
    typeof body === 'object' && body !== null && 'stream' in body && body.stream instanceof ReadableStream
  );
}

/** Calls the global `fetch`, looked up at call time. */
const browserReach: Reach = (path, init) => fetch(path, init);

async function attempt<Value>(action: () => Promise<Value>): Promise<Value> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof PlatformProblem) throw error;
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new PlatformProblem(0, { detail: 'The platform sent no valid response.' }, null, error);
  }
}
