import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { METHODS, RECEIVE_TIMES, receiveInTime, streamOf } from '@forecourt/api';
import type { ReceiveTimes } from '@forecourt/api';
import { getRequestListener } from '@hono/node-server';
import { redirectToCanonical } from './canonical-redirect.ts';
import { EncodedBody } from './encoded-body.ts';
import { serveSite } from './serve-site.ts';
import type { SiteServer } from './serve-site.ts';
import { hostStyles, sitesPage } from './sites-page.ts';
import type { ServedSites } from './served-sites.ts';
import type { HostedSite } from './sites.ts';
import { SiteIcons } from './site-icon.ts';
import { sendFile, StaticFiles } from './static-files.ts';
import { readBody } from './read-body.ts';
import { followAnswer } from './request-facts.ts';
import type { Answered, RequestFacts } from './request-facts.ts';
import { forwardedProtocol, header, respond, respondText } from './respond.ts';
import { securityHeaders, strictTransport } from './security-headers.ts';

/** A fetch handler that is mounted at a path of every site. */
export interface Mounted {
  prefix: string;
  /** Also on hosts that no site has, such as the address that a probe asks. */
  anyHost?: boolean;
  /** Only on `localhost` and names that end with it. */
  localOnly?: boolean;
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
  sites: Pick<ServedSites, 'all' | 'byHost'>;
  mounts: readonly Mounted[];
  /** The desk; without it no host has one. */
  desk?: DeskMount;
  /** Folder whose `pictures/` are served on every site, with precedence over the site's own. */
  assetsDirectory: string;
  port: number;
  /** Nothing for developers is served. */
  production?: boolean;
  demonstration: boolean;
  /** Timeout for receiving a request without files, milliseconds; 30 seconds by default. */
  requestTimeoutMs?: number;
  /** Told of each request but those of probes. */
  onRequest?(incoming: IncomingMessage): void;
  /** Told of each answer but those of probes, when it has ended. */
  onAnswered?(answer: Answered): void;
  /** True once the process is stopping: pending requests finish, connections close. */
  stopping(): boolean;
}

/** Timeouts of the server; an idle keep-alive connection may last longer. `receiveInTime` ends a request without files before. */
function timeouts({ usualMs, filesMs }: ReceiveTimes) {
  return {
    keepAliveTimeout: 65_000,
    requestTimeout: filesMs,
    headersTimeout: usualMs / 2,
    connectionsCheckingInterval: usualMs / 6,
  };
}

/** The HTTP server of the host: sites by Host header, and the platform's mounts. */
export function createHost(
  options: HostOptions,
  server = createServer(timeouts(receiveTimes(options))),
): Server {
  const { sites, mounts, desk, assetsDirectory, port, stopping, onError } = options;
  const { production = false, demonstration } = options;
  const files = new StaticFiles();
  const icons = new SiteIcons();
  const pages = new WeakMap<HostedSite, ReturnType<typeof serveSite>>();

  /** Serves the pages of a site. What it remembers is made at the first request for the site: most sites of a large host have none for hours. */
  function pagesOf(site: HostedSite): ReturnType<typeof serveSite> {
    // The declaration of an edited site may have changed since.
    if (site.unbuilt) return serveSite(site, options);
    const serve = pages.get(site) ?? serveSite(site, options);
    pages.set(site, serve);
    return serve;
  }

  async function answer(
    incoming: IncomingMessage,
    response: ServerResponse,
    facts: RequestFacts,
  ): Promise<void> {
    if (stopping()) response.setHeader('Connection', 'close');
    if (!METHODS.has(incoming.method ?? '')) {
      response.setHeader('Allow', [...METHODS].join(', '));
      return respondText(incoming, response, 405, 'text/plain; charset=utf-8', 'Nothing has this method.');
    }
    const host = header(incoming, 'host') ?? '';
    const site = sites.byHost(host);
    if (forwardedProtocol(incoming) === 'https')
      response.setHeader('Strict-Transport-Security', strictTransport(site?.definition.dealer.hsts));
    const url = readUrl(incoming, host);
    if (!url)
      return respondText(incoming, response, 400, 'text/plain; charset=utf-8', 'This address is not valid.');
    const mount = mounts.find(
      ({ prefix, localOnly = false }) =>
        (url.pathname === prefix || url.pathname.startsWith(`${prefix}/`)) && (!localOnly || isLocal(host)),
    );
    const probed = mount?.anyHost ?? false;
    if (!probed) options.onRequest?.(incoming);
    facts.route = mount?.prefix ?? 'none';
    const ofDesk = probed ? null : deskOf(host);
    facts.site = ofDesk ? null : (site?.slug ?? null);
    if (ofDesk) facts.route = 'desk';
    if (production && (ofDesk || site) && !probed && forwardedProtocol(incoming) === 'http')
      return toHttps(incoming, response, url);
    if (ofDesk) return answerDesk(ofDesk, incoming, response, url);
    const shared = !production && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
    if (mount && (site || shared || probed)) return answerMounted(mount, site, incoming, response);
    if (!site)
      return shared ? answerShared(incoming, response, url) : answerUnknownHost(incoming, response, host);
    facts.route = 'file';
    if (await answerFile(site, incoming, response, url)) return;
    facts.route = 'redirect';
    if (redirectToCanonical(incoming, response, url)) return;
    await pagesOf(site)(incoming, response, url, { toRequest: () => toRequest(incoming, url), facts });
  }

  /** The desk, if it has this host. */
  const deskOf = (host: string): DeskMount | null =>
    desk?.hosts.includes(host.toLowerCase().replace(/:\d+$/, '')) ? desk : null;

  async function answerFile(site: HostedSite, incoming: IncomingMessage, response: ServerResponse, url: URL) {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return false;
    const isPicture = url.pathname.startsWith('/pictures/');
    if (isPicture && (await files.send(incoming, response, assetsDirectory, url.pathname))) return true;
    if (await files.send(incoming, response, site.clientDirectory, url.pathname)) return true;
    const icon = await icons.find(site, url.pathname);
    if (!icon && site.unbuilt && (await site.unbuilt(incoming, response))) return true;
    if (icon) await sendFile(incoming, response, icon);
    // A missing file is a plain 404, because an HTML page instead of a script would be misleading.
    else if (url.pathname.startsWith('/assets/') || isPicture)
      respondText(incoming, response, 404, 'text/plain; charset=utf-8', 'This file does not exist.');
    else return false;
    return true;
  }

  async function answerDesk(desk: DeskMount, incoming: IncomingMessage, response: ServerResponse, url: URL) {
    if (url.pathname === '/forecourt.css')
      return respondText(incoming, response, 200, 'text/css; charset=utf-8', hostStyles);
    const reads = incoming.method === 'GET' || incoming.method === 'HEAD';
    if (reads && (await files.send(incoming, response, desk.directory, url.pathname))) return;
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
      body: new EncodedBody(Buffer.from(sitesPage(sites.all(), port, demonstration)), 'text/html', 4),
    });
  }

  /** A span has the kind of what is asked for, not its address, which may be that of a person's page. */
  async function traced(
    incoming: IncomingMessage,
    response: ServerResponse,
    facts: RequestFacts,
  ): Promise<void> {
    const { tracing } = options;
    if (!tracing) return answer(incoming, response, facts);
    const path = incoming.url ?? '/';
    const route = mounts.find(({ prefix }) => path.startsWith(prefix))?.prefix ?? 'page';
    const attributes = { 'http.request.method': incoming.method ?? '', 'http.route': route };
    await tracing.span('request', attributes, async (add) => {
      await answer(incoming, response, facts);
      add({ 'http.response.status_code': response.statusCode });
    });
  }

  const times = receiveTimes(options);
  const probes = new Set(mounts.filter(({ anyHost }) => anyHost).map(({ prefix }) => prefix));
  return server.on('request', (incoming, response) => {
    receiveInTime(incoming, response, times);
    const facts = followAnswer(incoming, response, (answered) => {
      if (!probes.has(answered.route)) options.onAnswered?.(answered);
    });
    traced(incoming, response, facts).catch((error: unknown) => {
      onError(error, pathOf(incoming));
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

/** The address without its query, which may hold the token of a person. */
const pathOf = (incoming: IncomingMessage): string => /^[^?#]*/.exec(incoming.url ?? '')?.[0] ?? '';

/** The same address with TLS; a form keeps its method and body. */
function toHttps(incoming: IncomingMessage, response: ServerResponse, url: URL): void {
  response.setHeader('Location', `https://${url.host}${url.pathname}${url.search}`);
  respondText(incoming, response, 308, 'text/plain; charset=utf-8', 'This site is reached over HTTPS.');
}

function isLocal(host: string): boolean {
  return /^(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
}

function receiveTimes({ requestTimeoutMs }: Pick<HostOptions, 'requestTimeoutMs'>): ReceiveTimes {
  return { ...RECEIVE_TIMES, ...(requestTimeoutMs !== undefined && { usualMs: requestTimeoutMs }) };
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
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  return getRequestListener(handle)(incoming, response);
}

function readUrl(incoming: IncomingMessage, host: string): URL | null {
  const protocol = forwardedProtocol(incoming) === 'https' ? 'https' : 'http';
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
  // A proxy that ends TLS may not say so. The router compares the origin of a form with the address, so both need the protocol.
  const origin = URL.parse(headers.get('origin') ?? '');
  if (origin?.host === url.host) url.protocol = origin.protocol;
  // A form with files is read as it arrives; the page limits it.
  if (/^multipart\/form-data\b/i.test(headers.get('content-type') ?? ''))
    return streamed(url, { method, headers, body: streamOf(incoming) });
  const body = await readBody(incoming, LARGEST_FORM);
  return body && new Request(url, { method, headers, body: new Uint8Array(body) });
}

const LARGEST_FORM = 64 * 1024;

function streamed(url: URL, init: RequestInit): Request {
  const half: RequestInit & { duplex: 'half' } = { ...init, duplex: 'half' }; // the DOM's types do not have it
  return new Request(url, half);
}
