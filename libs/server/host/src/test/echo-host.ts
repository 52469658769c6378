import { once } from 'node:events';
import { request as open } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import type { SiteServices } from '@forecourt/page/loader';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { HtmlCache } from '../html-cache.ts';
import { renderedPage } from '../rendered-page.ts';
import { servedSites } from '../served-sites.ts';
import { createHost } from '../server.ts';
import { visitorLimits } from '../visitor-limits.ts';
import type { HostOptions } from '../server.ts';
import type { HostedSite } from '../sites.ts';

const definition = {
  ...defineDealer({ ...exampleDealer, slug: 'echo', hosts: ['echo.example'], features: [] }),
  routes: [
    { id: 'home.page', path: '', module: '', cache: 'public' as const },
    { id: 'search.results', path: 'search/*', module: '', cache: 'public' as const },
    { id: 'enquiry.form', path: 'enquire', module: '', cache: 'never' as const },
  ],
};

/** A site whose pages echo their request as JSON; a page below `/search/moved` redirects with its query. */
export const echoSite: HostedSite = {
  slug: 'echo',
  directory: tmpdir(),
  definition,
  shown: publicSite(definition),
  clientDirectory: tmpdir(),
  render: async (request, services) => renderedPage(await echo(request, services)),
};

async function echo(request: Request, { now, origin, nonce }: SiteServices): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (pathname.startsWith('/search/moved'))
    return new Response(null, { status: 308, headers: { location: `/search/here${search}` } });
  const received = {
    url: request.url,
    now: now.toISOString(),
    origin,
    nonce: nonce !== null,
    headers: [...request.headers],
    body: request.body ? await request.text() : null,
  };
  return new Response(`<!DOCTYPE html><p>${JSON.stringify(received)}</p>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

export interface EchoAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

export interface EchoHost {
  port: number;
  cache: HtmlCache;
  get(path: string, headers?: Record<string, string>): Promise<EchoAnswer>;
  post(path: string, body: string, headers?: Record<string, string>): Promise<EchoAnswer>;
  close(): Promise<void>;
}

/** The host's server with the echo site, or with these, on a free port. */
export async function echoHost({
  sites = [echoSite],
  ...changes
}: Partial<Omit<HostOptions, 'sites'>> & { sites?: readonly HostedSite[] } = {}): Promise<EchoHost> {
  const cache = new HtmlCache({ freshMs: 60_000, staleMs: 0, maxBytes: 10_000_000, now: Date.now });
  const server = createHost({
    sites: servedSites(sites),
    mounts: [],
    cache,
    assetsDirectory: tmpdir(),
    port: 0,
    demonstration: true,
    stopping: () => false,
    onError: (error) => {
      throw error;
    },
    limits: visitorLimits({ PAGES_PER_MINUTE: '100000' }, []),
    originOf: () => 'http://echo.localhost:4200',
    clock: () => new Date(0),
    services: (site, page) => ({
      ...page,
      site: site.shown,
      searchKey: '',
      fetch: () => Promise.reject(new Error('The echo site makes no calls.')),
    }),
    ...changes,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port,
    cache,
    get: (path, headers = {}) => askHost(port, path, headers),
    post: (path, body, headers = {}) => askHost(port, path, headers, body),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Asks a host on this machine. */
export function askHost(
  port: number,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<EchoAnswer> {
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const asked = open(
      { host: '127.0.0.1', port, path, method, headers: { host: 'echo.localhost:4200', ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const { statusCode: status = 0, headers: sent } = response;
          const bytes = Buffer.concat(chunks);
          resolve({ status, headers: sent, bytes, text: bytes.toString('utf8') });
        });
      },
    );
    asked.once('error', reject);
    asked.end(body);
  });
}
