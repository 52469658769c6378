import { once } from 'node:events';
import { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Api } from './createApi.ts';
import { RECEIVE_TIMES, receiveInTime } from './http/receiveInTime.ts';

/** A listening API. */
export interface ServedApi {
  port: number;
  /**
   * Accepts no new connections, finishes pending requests, then resolves. Requests that are not done after `timeoutMs` (10 seconds) are
   * aborted.
   */
  stop(timeoutMs?: number): Promise<void>;
}

/** Listens on a port; 0 is any free one. */
export async function serveApi(
  api: Api,
  { port, hostname }: { port: number; hostname?: string },
): Promise<ServedApi> {
  const { usualMs, filesMs } = RECEIVE_TIMES;
  const serverOptions = {
    requestTimeout: filesMs,
    headersTimeout: usualMs / 2,
    connectionsCheckingInterval: usualMs / 6,
  };
  const server = createAdaptorServer({ fetch: api.fetch, serverOptions });
  if (!(server instanceof Server)) throw new Error('The API is served over HTTP/1.');
  server.prependListener('request', (incoming, response) => receiveInTime(incoming, response));
  server.listen(port, hostname);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async stop(timeoutMs = 10_000) {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      // A keep-alive connection is closed after its pending request.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const cutOff = setTimeout(() => server.closeAllConnections(), timeoutMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(cutOff);
    },
  };
}
