import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { redirectToCanonical } from './canonical-redirect.ts';
import { EncodedBody } from './encoded-body.ts';
import { serveSite } from './serve-site.ts';
import type { SiteServer } from './serve-site.ts';
import { hostStyles, sitesPage } from './sites-page.ts';
import { siteByHost } from './sites.ts';
import type { HostedSite } from './sites.ts';
import { SiteIcons } from './site-icon.ts';
import { StaticFiles } from './static-files.ts';
import type { StaticFile } from './static-files.ts';
import { readBody } from './read-body.ts';
import { baseHeaders, header, respond, respondText } from './respond.ts';

/** A fetch handler that is mounted at a path of every site. */
export interface Mounted {
  prefix: string;
  handle(request: Request, site: HostedSite | null, incoming: IncomingMessage): Promise<Response>;
}

/** What is served on hosts of its own, where no site is. */
export interface DeskMount {
  /** Host names in lower case, without port. */
  hosts: readonly string[];
  /** Folder of its files; they are served before its pages. */
  directory: string;
  handle(request: Request, incoming: IncomingMessage): Promise<Response>;
}

export interface HostOptions extends SiteServer {
  sites: readonly HostedSite[];
  mounts: readonly Mounted[];
  /** The desk; without it no host has one. */
  desk?: DeskMount;
  /** Folder whose `pictures/` are served on every site, with precedence over the site's own. */
  assetsDirectory: string;
  port: number;
  demonstration: boolean;
  /** Timeout for receiving a request, milliseconds; 30 seconds by default. */
  requestTimeoutMs?: number;
  /** True once the process is stopping: pending requests finish, connections close. */
  stopping(): boolean;
}

/** Timeout for receiving a request; an idle keep-alive connection may last longer. */
function patience(requestTimeout = 30_000) {
  return {
    keepAliveTimeout: 65_000,
    requestTimeout,
    headersTimeout: requestTimeout / 2,
    connectionsCheckingInterval: requestTimeout / 6,
  };
}

/** The HTTP server of the host: sites by Host header, and the platform's mounts. */
export function createHost(
  options: HostOptions,
  server = createServer(patience(options.requestTimeoutMs)),
): Server {
  const { sites, mounts, desk, assetsDirectory, port, demonstration, stopping, onError } = options;
  const files = new StaticFiles();
  const icons = new SiteIcons();
  const pages = new Map(sites.map((site) => [site.slug, serveSite(site, options)]));

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    if (stopping()) response.setHeader('Connection', 'close');
    const host = header(incoming, 'host') ?? '';
    const url = readUrl(incoming, host);
    if (!url)
      return respondText(incoming, response, 400, 'text/plain; charset=utf-8', 'This address is not valid.');
    if (desk?.hosts.includes(host.toLowerCase().replace(/:\d+$/, '')))
      return answerDesk(desk, incoming, response, url);
    const site = siteByHost(sites, host);
    const mount = mounts.find(
      ({ prefix }) => url.pathname === prefix || url.pathname.startsWith(`${prefix}/`),
    );
    const shared = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
    if (mount && (site || shared)) return answerMounted(mount, site, incoming, response);
    if (!site)
      return shared ? answerShared(incoming, response, url) : answerUnknownHost(incoming, response, host);
    if (await answerFile(site, incoming, response, url)) return;
    if (redirectToCanonical(incoming, response, url)) return;
    // The declaration of an edited site may have changed since.
    const serve = site.unbuilt ? serveSite(site, options) : pages.get(site.slug);
    await serve?.(incoming, response, url, () => toRequest(incoming, url));
  }

  async function answerFile(site: HostedSite, incoming: IncomingMessage, response: ServerResponse, url: URL) {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return false;
    const file =
      (url.pathname.startsWith('/pictures/') ? await files.find(assetsDirectory, url.pathname) : null) ??
      (await files.find(site.clientDirectory, url.pathname)) ??
      (await icons.find(site, url.pathname));
    if (!file && site.unbuilt && (await site.unbuilt(incoming, response))) return true;
    if (file) await sendFile(incoming, response, file);
    // A missing file is a plain 404, because an HTML page instead of a script would be misleading.
    else if (url.pathname.startsWith('/assets/') || url.pathname.startsWith('/pictures/'))
      respondText(incoming, response, 404, 'text/plain; charset=utf-8', 'This file does not exist.');
    else return false;
    return true;
  }

  async function answerDesk(desk: DeskMount, incoming: IncomingMessage, response: ServerResponse, url: URL) {
    if (url.pathname === '/forecourt.css')
      return respondText(incoming, response, 200, 'text/css; charset=utf-8', hostStyles);
    const reads = incoming.method === 'GET' || incoming.method === 'HEAD';
    const file = reads ? await files.find(desk.directory, url.pathname) : null;
    if (file) return sendFile(incoming, response, file);
    await answerBy((request) => desk.handle(request, incoming), incoming, response);
  }

  async function answerShared(incoming: IncomingMessage, response: ServerResponse, url: URL) {
    if (url.pathname === '/forecourt.css')
      return respondText(incoming, response, 200, 'text/css; charset=utf-8', hostStyles);
    if (url.pathname !== '/')
      return respondText(
        incoming,
        response,
        404,
        'text/plain; charset=utf-8',
        `Nothing is here. The sites of this machine are listed at http://localhost:${port}/`,
      );
    await respond(incoming, response, {
      status: 200,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': "default-src 'self'",
      },
      body: new EncodedBody(Buffer.from(sitesPage(sites, port, demonstration)), 'text/html', 4),
    });
  }

  return server.on('request', (incoming, response) => {
    answer(incoming, response).catch((error: unknown) => {
      onError(error, incoming.url ?? '');
      if (response.headersSent) response.destroy();
      else
        respondText(
          incoming,
          response,
          500,
          'text/plain; charset=utf-8',
          'Something failed on our side. Please try again, or call us.',
        );
    });
  });
}

function answerUnknownHost(incoming: IncomingMessage, response: ServerResponse, host: string): void {
  respondText(
    incoming,
    response,
    421,
    'text/plain; charset=utf-8',
    `No site is served for the host "${host.slice(0, 100)}". Add it to "hosts" in a dealer.config.ts, build, and start again.`,
  );
}

function sendFile(
  incoming: IncomingMessage,
  response: ServerResponse,
  { contentType, cacheControl, body }: StaticFile,
): Promise<void> {
  const headers = { 'Content-Type': contentType, 'Cache-Control': cacheControl };
  return respond(incoming, response, { status: 200, headers, body });
}

function answerMounted(
  mount: Mounted,
  site: HostedSite | null,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  return answerBy((request) => mount.handle(request, site, incoming), incoming, response);
}

function answerBy(
  handle: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(baseHeaders(incoming))) response.setHeader(name, value);
  return getRequestListener(handle)(incoming, response);
}

function readUrl(incoming: IncomingMessage, host: string): URL | null {
  const protocol = header(incoming, 'x-forwarded-proto') === 'https' ? 'https' : 'http';
  const path = incoming.url ?? '/';
  // "//evil.example" would otherwise be read as another host.
  return URL.parse(`${protocol}://${host}${path.startsWith('/') ? path : '/'}`);
}

/** The request for a page that is never shared; null if its form is too large. */
async function toRequest(incoming: IncomingMessage, url: URL): Promise<Request | null> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const method = incoming.method ?? 'GET';
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers });
  const body = await readBody(incoming, LARGEST_FORM);
  return body && new Request(url, { method, headers, body: new Uint8Array(body) });
}

const LARGEST_FORM = 64 * 1024;
