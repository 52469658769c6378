import type { Server } from 'node:http';
import { requestedCollection } from './engine/requestedCollection.ts';
import type { Engine } from './engine/Engine.ts';
import type { MultiSearchAnswer } from './engine/multiSearch.ts';
import { forbidden } from './engine/ApiKeys.ts';
import { MAX_SEARCHES, multiSearch } from './engine/multiSearch.ts';
import { openEngine } from './engine/openEngine.ts';
import type { SearchEngineOptions } from './engine/openEngine.ts';
import { bodyLimit } from './http/bodyLimit.ts';
import { errorReply } from './http/Call.ts';
import type { Reply } from './http/Call.ts';
import { corsHeaders, preflightHeaders } from './http/cors.ts';
import { readText } from './http/readText.ts';
import type { JsonObject } from './protocol/json.ts';

/** A search engine in this thread. */
export interface SearchEngine {
  /** Handles a request of the protocol. */
  handle(request: Request): Promise<Response>;
  /**
   * The response of `POST /multi_search` without HTTP. `params` are the query parameters; a key among them
   * (`x-typesense-api-key`) is checked, its embedded parameters apply and the cost of its searches is limited; without one the caller is
   * trusted. Rejects with a `ProtocolError` if the request as a whole is rejected.
   */
  multiSearch(body: unknown, params?: Readonly<Record<string, string>>): Promise<MultiSearchAnswer>;
  /** Starts a server on a port (0: any free one). */
  listen(options: { port: number; host?: string }): Promise<Server>;
  /** Stops its servers and releases the lock of the data directory. */
  close(): Promise<void>;
}

/**
 * Creates a search engine with the Typesense protocol; it loads an existing data directory. Its searches
 * block the calling thread: a server that handles other requests uses `startSearchThread` instead.
 */
export function createSearchEngine(options: SearchEngineOptions): SearchEngine {
  const { engine, clock, answer, pathOf, listen, close } = openEngine(options);
  return {
    handle: async (request) => {
      if (request.method === 'OPTIONS') {
        const headers = preflightHeaders(request.headers.get('access-control-request-headers') ?? undefined);
        return new Response(null, { status: 200, headers });
      }
      const url = new URL(request.url);
      const header = (name: string): string | undefined => request.headers.get(name) ?? undefined;
      const body = await readText(request.body, bodyLimit(engine, clock, header, url.searchParams));
      if (body === null) return respond(errorReply(413, 'The request body is too large.'));
      const reply = await answer({
        method: request.method,
        path: pathOf(url.pathname),
        query: url.searchParams,
        queryLength: url.search.length,
        header,
        body,
      });
      return respond(reply);
    },
    multiSearch: async (body, params = {}) => {
      const { 'x-typesense-api-key': key, ...common } = params;
      const isBounded = key !== undefined && !engine.keys.isAdmin(key);
      const embedded = key === undefined ? [] : embeddedOf(engine, key, body, common, clock());
      const { results } = await multiSearch(engine, body, {
        common: new Map(Object.entries(common)),
        embedded,
        isBounded,
        clock,
      });
      return { results };
    },
    listen,
    close,
  };
}

function respond({ status, type, body }: Reply): Response {
  return new Response(body, { status, headers: { ...corsHeaders, 'content-type': type } });
}

/** The parameters that a key embeds into each search of a body; throws the protocol's 401. */
function embeddedOf(
  engine: Engine,
  key: string,
  body: unknown,
  common: Readonly<Record<string, string>>,
  now: number,
): JsonObject[] {
  const searches =
    typeof body === 'object' && body !== null && 'searches' in body && Array.isArray(body.searches)
      ? body.searches
      : [];
  return searches.slice(0, MAX_SEARCHES).map((search: unknown) => {
    const collection = requestedCollection(engine, search, new Map(Object.entries(common)));
    const embedded = engine.keys.authenticate(key, { action: 'documents:search', collection }, now);
    if (embedded) return embedded;
    throw forbidden();
  });
}
