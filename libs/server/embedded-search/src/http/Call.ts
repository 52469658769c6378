import type { Engine } from '../engine/Engine.ts';
import type { Clock } from '../engine/searchEngine.ts';
import type { JsonObject } from '../protocol/json.ts';
import { checkDepth } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';

/** A request as both the fetch-style and the node server see it. */
export interface PlainRequest {
  method: string;
  /** The path without the prefix the engine is mounted under, beginning with a slash. */
  path: string;
  query: URLSearchParams;
  /** How many letters the parameters take in the address, the question mark included. */
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
  /** Milliseconds of the thread that its searches took, where they let others pass in between. */
  spentMs?: number;
}

/** A request on its way to a handler: who may see what is settled, the address is taken apart. */
export interface Call {
  engine: Engine;
  clock: Clock;
  request: PlainRequest;
  /** Parts of the address named by the route. */
  parts: Readonly<Record<string, string>>;
  /** Parameters of the address. */
  params: ReadonlyMap<string, string>;
  /** Parameters of a scoped key, one set for each search of the request. */
  embedded: readonly JsonObject[];
  /** Whether its key is not the administrator's: then the cost of its searches is bounded. */
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

/** Lines of JSON as the protocol sends them. */
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
