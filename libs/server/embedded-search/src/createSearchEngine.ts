import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { askedCollection } from './engine/askedCollection.ts';
import { Engine } from './engine/Engine.ts';
import type { MultiSearchAnswer } from './engine/multiSearch.ts';
import { multiSearch } from './engine/multiSearch.ts';
import { answer } from './http/answer.ts';
import { corsHeaders, preflightHeaders } from './http/cors.ts';
import { nodeListener } from './http/nodeListener.ts';
import type { JsonObject } from './protocol/json.ts';
import { ProtocolError } from './protocol/ProtocolError.ts';
import { openDataDir } from './store/openDataDir.ts';

/** How an engine is set up. */
export interface SearchEngineOptions {
  /** The administrator's key: it allows everything. */
  apiKey: string;
  /** Where collections are kept on disk; without it they live in memory only. */
  dataDir?: string;
  /** The path that requests begin with, such as `/typesense`; taken off before a request is answered. */
  basePath?: string;
  /** The version that `/debug` tells, `29.0` when left out; clients of 30 keep synonyms and overrides in sets. */
  protocolVersion?: '29.0' | '30.0';
  /** The time in milliseconds since 1970, for keys that expire and rules with a term. */
  now?: () => number;
}

/** A search engine in this process. */
export interface SearchEngine {
  /** Answers a request of the protocol. */
  handle(request: Request): Promise<Response>;
  /**
   * The answer of `POST /multi_search` without HTTP. `params` are the parameters of the address; a key among them
   * (`x-typesense-api-key`) is checked and its embedded parameters apply, without one the caller is trusted.
   * Throws a `ProtocolError` where the request as a whole is refused.
   */
  multiSearch(body: unknown, params?: Readonly<Record<string, string>>): MultiSearchAnswer;
  /** Starts a server on a port (0: any free one). */
  listen(options: { port: number; host?: string }): Promise<Server>;
  /** Stops the servers it started and lets go of the data directory. */
  close(): Promise<void>;
}

/** Makes a search engine that speaks the Typesense protocol; with a data directory it takes up what is kept there. */
export function createSearchEngine(options: SearchEngineOptions): SearchEngine {
  const basePath = (options.basePath ?? '').replace(/\/+$/, '');
  const now = options.now ?? Date.now;
  const clock = (): number => Math.floor(now() / 1000);
  const engine = new Engine(options.apiKey, options.protocolVersion);
  const store = options.dataDir === undefined ? null : openDataDir(options.dataDir, engine);
  const servers = new Set<Server>();
  return {
    handle: async (request) => {
      if (request.method === 'OPTIONS') {
        const headers = preflightHeaders(request.headers.get('access-control-request-headers') ?? undefined);
        return new Response(null, { status: 200, headers });
      }
      const url = new URL(request.url);
      const path = url.pathname.startsWith(basePath)
        ? url.pathname.slice(basePath.length) || '/'
        : url.pathname;
      const reply = answer(
        engine,
        {
          method: request.method,
          path,
          query: url.searchParams,
          queryLength: url.search.length,
          header: (name) => request.headers.get(name) ?? undefined,
          body: await request.text(),
        },
        clock,
      );
      return new Response(reply.body, {
        status: reply.status,
        headers: { ...corsHeaders, 'content-type': reply.type },
      });
    },
    multiSearch: (body, params = {}) => {
      const { 'x-typesense-api-key': key, ...common } = params;
      const embedded = key === undefined ? [] : embeddedOf(engine, key, body, common, clock());
      return multiSearch(engine, body, new Map(Object.entries(common)), embedded, clock);
    },
    listen: async ({ port, host = '127.0.0.1' }) => {
      const server = createServer(nodeListener(basePath, (request) => answer(engine, request, clock)));
      servers.add(server);
      server.listen(port, host);
      await once(server, 'listening');
      return server;
    },
    close: async () => {
      await Promise.all([...servers].map(closeServer));
      servers.clear();
      store?.close();
    },
  };
}

async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
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
