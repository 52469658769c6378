import { request } from 'node:http';
import type { Agent, IncomingHttpHeaders } from 'node:http';
import { performance } from 'node:perf_hooks';

/** A request to a site of a host on this machine. */
export interface SiteRequest {
  agent: Agent;
  path: string;
  /** Default: `GET`, or `POST` with a body. */
  method?: string;
  headers?: Record<string, string>;
  body?: string | undefined;
}

/** What the site answered. */
export interface SiteAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** From the start of the request to the last byte, milliseconds. */
  ms: number;
}

/** Sends a request to a site of the host at a port, and reads the whole answer. */
export function sendToSite(
  { port, slug }: { port: number; slug: string },
  { body, method = body === undefined ? 'GET' : 'POST', headers, ...sent }: SiteRequest,
): Promise<SiteAnswer> {
  return new Promise((resolve, reject) => {
    const from = performance.now();
    const asked = request(
      { host: '127.0.0.1', port, method, ...sent, headers: { host: `${slug}.localhost`, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
            ms: performance.now() - from,
          }),
        );
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });
}
