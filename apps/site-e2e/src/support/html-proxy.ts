import { createServer, request } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { freePort } from '../setup/journey-port.ts';

/** A server of this machine, in front of a host. */
export interface Proxy {
  port: number;
  close(): Promise<void>;
}

/** Starts a server that answers by `listener`, on a free port. */
export async function startProxy(listener: RequestListener): Promise<Proxy> {
  const server = createServer(listener);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * Forwards a request to a host on this machine, without compression, so that HTML can be changed.
 *
 * @param sendHtml writes the body of a page and ends the response; whatever else comes is passed on as it is.
 * @param answered told the status of each answer.
 */
export function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  hostPort: number,
  sendHtml: (answer: IncomingMessage, response: ServerResponse) => unknown,
  answered?: (status: number) => void,
): void {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const options = { host: '127.0.0.1', port: hostPort, method: incoming.method, path: incoming.url, headers };
  const onward = request(options, (answer) => {
    const status = answer.statusCode ?? 502;
    answered?.(status);
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      response.writeHead(status, answer.headers);
      answer.pipe(response);
      return;
    }
    const { 'content-length': _, ...rest } = answer.headers;
    response.writeHead(status, rest);
    sendHtml(answer, response);
  });
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}
