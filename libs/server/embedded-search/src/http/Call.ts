import type { Engine } from '../engine/Engine.ts';
import type { Clock } from '../engine/searchEngine.ts';
import type { JsonObject } from '../protocol/json.ts';
import { checkDepth } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';

/** A request, common to the fetch handler and the Node server. */
export interface PlainRequest {
  method: string;
  /** The path without the engine's base path, with a leading slash. */
  path: string;
  query: URLSearchParams;
  /** Length of the query string in the URL, characters, with the question mark. */
  queryLength: number;
  /** A header's value by lower-case name. */
  header(name: string): string | undefined;
  body: string;
}

/** A response: JSON by default. */
export interface Reply {
  status: number;
  body: string;
  type: 'application/json; charset=utf-8' | 'text/plain; charset=utf-8';
  /** Time of the thread that its searches took, milliseconds, if they yielded to other requests. */
  spentMs?: number;
}

/** A request for a handler: authorised, with its URL parsed. */
export interface Call {
  engine: Engine;
  clock: Clock;
  request: PlainRequest;
  /** Path parameters of the route. */
  parts: Readonly<Record<string, string>>;
  /** URL parameters. */
  params: ReadonlyMap<string, string>;
  /** Parameters embedded in a scoped key, one set for each search of the request. */
  embedded: readonly JsonObject[];
  /** Whether its key is not the admin key: then the cost of its searches is limited. */
  isBounded: boolean;
}

/** A JSON response. */
export function json(body: unknown, status = 200): Reply {
  return { status, body: JSON.stringify(body), type: 'application/json; charset=utf-8' };
}

/** The response for a protocol error. */
export function errorReply(code: number, message: string): Reply {
  return json({ message }, code);
}

/** JSON Lines as the protocol sends them. */
export function lines(body: string): Reply {
  return { status: 200, body, type: 'text/plain; charset=utf-8' };
}

/** The body as JSON; throws the protocol's 400. */
export function parseBody(call: Call): unknown {
  try {
    const body: unknown = JSON.parse(call.request.body);
    checkDepth(body);
    return body;
  } catch {
    throw new ProtocolError(400, 'Bad JSON.');
  }
}

/** `offset` and `limit` of a list; throws the protocol's 400. */
export function listRange(params: ReadonlyMap<string, string>): { start: number; end: number } {
  const number = (name: string): number => {
    const given = params.get(name) ?? '0';
    if (/^\d+$/.test(given)) return Number(given);
    const shown = name === 'offset' ? 'Offset' : 'Limit';
    throw new ProtocolError(400, `${shown} param should be unsigned integer.`);
  };
  const start = number('offset');
  const limit = number('limit');
  return { start, end: limit === 0 ? Infinity : start + limit };
}
