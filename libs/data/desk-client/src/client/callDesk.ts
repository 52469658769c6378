import { pathOf } from '@forecourt/platform-client';
import type { DeskAnswer, DeskInput, KnownDeskRoute } from '../contracts/deskOperations.ts';
import { DeskProblem } from './DeskProblem.ts';

/** Transport options of a call. */
export interface DeskCallOptions {
  signal?: AbortSignal;
  /** The browser's `fetch` by default. */
  fetch?: (path: string, init: RequestInit) => Promise<Response>;
}

/** The parts of a request, as they are sent. */
export interface DeskSent {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}

/**
 * Calls the desk and returns the response, typed by the table of operations. Throws a `DeskProblem` for a status other than 2xx and
 * without a valid response; an abort error is rethrown unchanged.
 *
 * @example await callDesk(routes.leads, { params: { site: 'harbour-city' }, query: { status: 'new,open' } })
 */
export async function callDesk<Where extends KnownDeskRoute>(
  route: Where,
  input: DeskInput<Where> & DeskSent,
  options: DeskCallOptions = {},
): Promise<DeskAnswer<Where>> {
  const response = await send(route, input, options);
  return attempt(() => response.json());
}

/** The same for a call whose response is a file. */
export async function downloadFromDesk<Where extends KnownDeskRoute>(
  route: Where,
  input: DeskInput<Where> & DeskSent,
  options: DeskCallOptions = {},
): Promise<Blob> {
  const response = await send(route, input, options);
  return attempt(() => response.blob());
}

async function send(
  route: KnownDeskRoute,
  { body, ...where }: DeskSent,
  { signal, fetch: reach = (path, init) => fetch(path, init) }: DeskCallOptions,
): Promise<Response> {
  const init: RequestInit = { ...(signal && { signal }), credentials: 'same-origin' };
  if (route.method !== 'get') {
    init.method = route.method.toUpperCase();
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body ?? {});
  }
  const response = await attempt(() => reach(pathOf(route, where), init));
  if (!response.ok) throw await readDeskProblem(response);
  return response;
}

async function readDeskProblem(response: Response): Promise<DeskProblem> {
  const seconds = Number(response.headers.get('retry-after') ?? NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : null;
  const sent: unknown = await response.json().catch(() => null);
  const entries = new Map(typeof sent === 'object' && sent !== null ? Object.entries(sent) : []);
  const text = (name: string) => {
    const value: unknown = entries.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const fields: unknown = entries.get('fields');
  const error = text('error');
  return new DeskProblem(response.status, {
    problem: text('type')?.replace('/problems/', '') ?? '',
    ...(error !== undefined && { error }),
    fields: typeof fields === 'object' && fields !== null ? Object.keys(fields) : [],
    retryAfter,
  });
}

async function attempt<Value>(action: () => Promise<Value>): Promise<Value> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new DeskProblem(0, {}, error);
  }
}
