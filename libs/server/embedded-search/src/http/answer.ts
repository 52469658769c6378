import { requestedCollection } from '../engine/requestedCollection.ts';
import type { Engine } from '../engine/Engine.ts';
import { forbidden } from '../engine/ApiKeys.ts';
import { MAX_SEARCHES, searchesOf } from '../engine/multiSearch.ts';
import type { Clock } from '../engine/searchEngine.ts';
import type { JsonObject } from '../protocol/json.ts';
import { isObject } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { Call, PlainRequest, Reply } from './Call.ts';
import { errorReply } from './Call.ts';
import { createCollection } from './collectionRoutes.ts';
import type { Route } from './routes.ts';
import { routes } from './routes.ts';
import { searchSeveral } from './searchRoutes.ts';

const KEY = 'x-typesense-api-key';
const NOT_FOUND: Reply = {
  status: 404,
  body: '{ "message": "Not Found"}',
  type: 'application/json; charset=utf-8',
};

/** Handles one request: finds its route, checks its key, runs its handler. Invalid input never makes it reject. */
export async function answer(engine: Engine, request: PlainRequest, clock: Clock): Promise<Reply> {
  const match = findRoute(request);
  if (!match) return NOT_FOUND;
  try {
    const params = new Map<string, string>();
    for (const [name, value] of request.query) params.set(name, value);
    const call: Call = { engine, clock, request, parts: match.parts, params, embedded: [], isBounded: true };
    const embedded = authenticate(call, match.route);
    if (!embedded) throw forbidden();
    const isBounded = !engine.keys.isAdmin(keyOf(call));
    params.delete(KEY);
    return await match.route.handle({ ...call, embedded, isBounded });
  } catch (error) {
    if (error instanceof ProtocolError) return errorReply(error.code, error.message);
    throw error;
  } finally {
    engine.flush();
  }
}

interface Match {
  route: Route;
  parts: Record<string, string>;
}

function findRoute({ method, path }: PlainRequest): Match | null {
  const segments = path.split('/').filter(Boolean).map(decode);
  for (const route of routes) {
    if (route.method !== method || route.path.length !== segments.length) continue;
    const parts = matchParts(route.path, segments);
    if (parts) return { route, parts };
  }
  return null;
}

function matchParts(path: readonly string[], segments: readonly string[]): Record<string, string> | null {
  const parts: Record<string, string> = {};
  for (const [i, part] of path.entries()) {
    const given = segments[i] ?? '';
    if (part.startsWith(':')) {
      if (given === '') return null;
      parts[part.slice(1)] = given;
    } else if (part !== given) return null;
  }
  return parts;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The parameters that the request's keys embed into its searches; null if a key does not permit it. The admin key permits all. */
function authenticate(call: Call, { action, handle }: Route): JsonObject[] | null {
  const { engine, clock } = call;
  const key = keyOf(call);
  if (action === null || engine.keys.isAdmin(key)) return [];
  const wanted = accesses(call, key, handle).map((access) =>
    engine.keys.authenticate(access.key, { ...access, action }, clock()),
  );
  const granted = wanted.filter((embedded) => embedded !== null);
  return granted.length === wanted.length ? granted : null;
}

function keyOf({ request, params }: Call): string {
  return request.header(KEY) ?? params.get(KEY) ?? '';
}

/**
 * The collections of a request and the key for each; a search may have its own key. It goes by the route: an address may be written in several
 * ways. Searches above the limit are not looked at, as a request that has them is refused.
 */
function accesses(call: Call, key: string, handle: Route['handle']): { collection: string; key: string }[] {
  if (handle !== searchSeveral) return [{ collection: collectionOf(call, handle), key }];
  try {
    const preset = call.params.get('preset');
    const body: unknown =
      preset === undefined ? JSON.parse(call.request.body) : call.engine.presets.get(preset);
    const searches = searchesOf(body).slice(0, MAX_SEARCHES);
    const found = searches.map((search) => ({
      collection: requestedCollection(call.engine, search, call.params),
      key: text(search, KEY) ?? key,
    }));
    return found.length > 0 ? found : [{ collection: '', key }];
  } catch {
    return [{ collection: '', key }];
  }
}

function collectionOf(call: Call, handle: Route['handle']): string {
  if (handle !== createCollection) return call.parts['collection'] ?? '';
  try {
    return text(JSON.parse(call.request.body), 'name') ?? '';
  } catch {
    return '';
  }
}

function text(value: unknown, name: string): string | undefined {
  const found = isObject(value) ? value[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}
