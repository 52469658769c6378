import { once } from 'node:events';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Api } from './createApi.ts';

/** A request that takes longer to come in is given up, milliseconds. */
const REQUEST_MS = 30_000;

/** A listening API. */
export interface ServedApi {
  port: number;
  /**
   * Takes no new connections, lets every request that has begun end, then resolves. Requests that are not done after
   * `patienceMs` (10 seconds) are cut off.
   */
  stop(patienceMs?: number): Promise<void>;
}

/** Listens on a port; 0 is any free one. */
export async function serveApi(
  api: Api,
  { port, hostname }: { port: number; hostname?: string },
): Promise<ServedApi> {
  const serverOptions = { requestTimeout: REQUEST_MS, connectionsCheckingInterval: REQUEST_MS / 6 };
  const server = createAdaptorServer({ fetch: api.fetch, serverOptions });
  if (!(server instanceof Server)) throw new Error('The API is served over HTTP/1.');
  server.listen(port, hostname);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async stop(patienceMs = 10_000) {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      // A connection that is kept alive ends with its running request instead of waiting for another.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const cutOff = setTimeout(() => server.closeAllConnections(), patienceMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cutOff);
    },
  };
}
