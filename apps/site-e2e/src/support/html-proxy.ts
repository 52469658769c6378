import { request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Forwards a request to a host on this machine, without compression, so that HTML can be changed.
 *
 * @param sendHtml writes the body of a page and ends the response; whatever else comes is passed on as it is.
 * @param answered told the status and the path of each answer.
 */
export function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  hostPort: number,
  sendHtml: (answer: IncomingMessage, response: ServerResponse) => unknown,
  answered?: (status: number, path: string) => void,
): void {
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const path = incoming.url ?? '/';
  const onward = request(
    { host: '127.0.0.1', port: hostPort, method: incoming.method, path, headers },
    (answer) => {
      const status = answer.statusCode ?? 502;
      answered?.(status, path);
      const isHtml = answer.headers['content-type']?.startsWith('text/html') ?? false;
      const { 'content-length': length, ...rest } = answer.headers;
      response.writeHead(status, isHtml || length === undefined ? rest : answer.headers);
      if (isHtml) sendHtml(answer, response);
      else answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}
