import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { answer } from '../http/answer.ts';
import type { PlainRequest, Reply } from '../http/Call.ts';
import { nodeListener } from '../http/nodeListener.ts';
import { openDataDir } from '../store/openDataDir.ts';
import type { ApiKey } from './ApiKeys.ts';
import { Engine } from './Engine.ts';
import type { Clock } from './searchEngine.ts';

/** Options of an engine. */
export interface SearchEngineOptions {
  /** The admin key: it allows everything. */
  apiKey: string;
  /** The data directory; without it collections are in memory only. */
  dataDir?: string;
  /** Base path of the requests, such as `/typesense`; stripped before routing. */
  basePath?: string;
  /** The version in `/debug`, `29.0` by default; clients of 30 keep synonyms and overrides in sets. */
  protocolVersion?: '29.0' | '30.0';
  /** The time in milliseconds since 1970, for the expiry of keys and the start and end of overrides. */
  now?: () => number;
}

/** An open engine, with the internals that the package does not export. */
export interface OpenEngine {
  engine: Engine;
  clock: Clock;
  answer(request: PlainRequest): Promise<Reply>;
  /** The path of a request without the engine's base path. */
  pathOf(path: string): string;
  /** Starts a server on a port (0: any free one). */
  listen(options: { port: number; host?: string }): Promise<Server>;
  /** Stops its servers and releases the lock of the data directory. */
  close(): Promise<void>;
}

/**
 * Opens an engine; it loads an existing data directory.
 *
 * @param kept Initial keys, such as those of the engine before a restart, and a callback that receives all keys before a change is
 * confirmed.
 */
export function openEngine(
  options: SearchEngineOptions,
  kept: { keys: readonly ApiKey[]; onKeys: (keys: ApiKey[]) => void } | null = null,
): OpenEngine {
  const basePath = (options.basePath ?? '').replace(/\/+$/, '');
  const now = options.now ?? Date.now;
  const clock = (): number => Math.floor(now() / 1000);
  const engine = new Engine(options.apiKey, options.protocolVersion);
  const store = options.dataDir === undefined ? null : openDataDir(options.dataDir, engine);
  if (kept) engine.keys.restore(kept.keys);
  const servers = new Set<Server>();
  const pathOf = (path: string): string =>
    path.startsWith(basePath) ? path.slice(basePath.length) || '/' : path;
  const ask = async (request: PlainRequest): Promise<Reply> => {
    const reply = await answer(engine, request, clock);
    if (request.path.startsWith('/keys')) kept?.onKeys(engine.keys.list());
    return reply;
  };
  return {
    engine,
    clock,
    pathOf,
    answer: ask,
    listen: async ({ port, host = '127.0.0.1' }) => {
      const server = createServer(nodeListener({ engine, clock, pathOf, answer: ask }));
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
