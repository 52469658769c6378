import type { Server } from 'node:http';
import { askedCollection } from './engine/askedCollection.ts';
import type { Engine } from './engine/Engine.ts';
import type { MultiSearchAnswer } from './engine/multiSearch.ts';
import { multiSearch } from './engine/multiSearch.ts';
import { openEngine } from './engine/openEngine.ts';
import type { SearchEngineOptions } from './engine/openEngine.ts';
import { bodyLimit } from './http/bodyLimit.ts';
import { errorReply } from './http/Call.ts';
import type { Reply } from './http/Call.ts';
import { corsHeaders, preflightHeaders } from './http/cors.ts';
import { readText } from './http/readText.ts';
import type { JsonObject } from './protocol/json.ts';
import { ProtocolError } from './protocol/ProtocolError.ts';

/** A search engine in this thread. */
export interface SearchEngine {
  /** Answers a request of the protocol. */
  handle(request: Request): Promise<Response>;
  /**
   * The answer of `POST /multi_search` without HTTP. `params` are the parameters of the address; a key among them
   * (`x-typesense-api-key`) is checked, its embedded parameters apply and its searches are bounded; without one the caller is
   * trusted. Rejects with a `ProtocolError` where the request as a whole is refused.
   */
  multiSearch(body: unknown, params?: Readonly<Record<string, string>>): Promise<MultiSearchAnswer>;
  /** Starts a server on a port (0: any free one). */
  listen(options: { port: number; host?: string }): Promise<Server>;
  /** Stops the servers it started and lets go of the data directory. */
  close(): Promise<void>;
}

/**
 * Makes a search engine that speaks the Typesense protocol; with a data directory it takes up what is kept there. Its searches
 * take the time of the thread that made it: a server that answers anything else makes one with `startSearchThread`.
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

/** The parameters a key puts into each search of a body; throws the protocol's 401. */
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
  return searches.map((search: unknown) => {
    const collection = askedCollection(engine, search, new Map(Object.entries(common)));
    const embedded = engine.keys.authenticate(key, { action: 'documents:search', collection }, now);
    if (embedded) return embedded;
    throw new ProtocolError(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');
  });
}
