import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A request that a service has received. */
export interface ServiceCall {
  method: string;
  /** Path and query. */
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a response of a service. One that does nothing never answers. */
export type Respond = (response: ServerResponse) => void;

/** A service on this machine, such as that of a lender; each test sets its response. */
export interface TestService {
  /** With a path and a slash at its end, as a config may have it. */
  url: string;
  /** What it was asked, oldest first. */
  seen: ServiceCall[];
  respond: (response: ServerResponse, call: ServiceCall) => void;
  close(): void;
}

/** Starts a service that keeps what it is asked. */
export async function openTestService(): Promise<TestService> {
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    text(request).then(
      (body) => {
        const call = { method, url, headers, body };
        service.seen.push(call);
        service.respond(response, call);
      },
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The service has no port.');
  const service: TestService = {
    url: `http://127.0.0.1:${address.port}/v1/`,
    seen: [],
    respond: () => undefined,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return service;
}

/** A JSON response from its text, which need not be valid. */
export const jsonResponse =
  (body: string, status = 200): Respond =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body);
