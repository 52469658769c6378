import type { JsonObject } from '../protocol/json.ts';
import { isObject } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { Engine } from './Engine.ts';
import type { Clock } from './searchEngine.ts';
import { searchEngine } from './searchEngine.ts';
import type { SearchRequest } from './searchRequest.ts';
import { searchRequest } from './searchRequest.ts';

const MAX_SEARCHES = 50;

/** The answer to several searches: a result or an error for each, in order. */
export interface MultiSearchAnswer {
  results: JsonObject[];
}

/**
 * Runs the searches of a body. `common` are the parameters of the address, which win over the body's; `embedded` are
 * those of the key of each search. Throws the protocol's errors for the request as a whole.
 */
export function multiSearch(
  engine: Engine,
  body: unknown,
  common: ReadonlyMap<string, string>,
  embedded: readonly JsonObject[],
  clock: Clock,
): MultiSearchAnswer {
  const searches = searchesOf(body);
  const limit = Number(
    common.get('limit_multi_searches') ?? embedded[0]?.['limit_multi_searches'] ?? MAX_SEARCHES,
  );
  if (searches.length > limit) {
    throw new ProtocolError(400, 'Number of multi searches exceeds `limit_multi_searches` parameter.');
  }
  if (searches.length === 0) throw new ProtocolError(500, 'Embedded params parsing error.');
  const results: JsonObject[] = [];
  for (const [i, search] of searches.entries()) {
    if (!isObject(search)) {
      throw new ProtocolError(400, 'The value of `searches` must be an array of objects.');
    }
    results.push(oneSearch(engine, searchRequest(common, search), embedded[i] ?? {}, clock));
  }
  return { results };
}

/** The searches of a body; throws the protocol's 400 where there are none. */
export function searchesOf(body: unknown): unknown[] {
  if (isObject(body) && Array.isArray(body['searches'])) return body['searches'];
  throw new ProtocolError(400, 'Missing `searches` array.');
}

function oneSearch(engine: Engine, request: SearchRequest, embedded: JsonObject, clock: Clock): JsonObject {
  try {
    return searchEngine(engine, request, embedded, clock);
  } catch (error) {
    if (error instanceof ProtocolError) return { code: error.code, error: error.message };
    throw error;
  }
}
