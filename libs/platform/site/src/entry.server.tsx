import { renderToString } from 'react-dom/server';
import { RouterContextProvider, ServerRouter, isRouteErrorResponse } from 'react-router';
import type { EntryContext } from 'react-router';
import { siteServices } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { partsLoaded } from '@forecourt/browser';
import { deferScripts } from './defer-scripts/defer-scripts.ts';
import { encodeParts } from './encode-parts.ts';
import { NonceContext } from './nonce.ts';
import { readHandoff } from './read-handoff.ts';

// The host handles requests with the site's own copy of React Router. Another copy would have other context keys.
export { createRequestHandler } from 'react-router';

/** React Router ends a page that is still waiting for data after this time. Milliseconds. */
export const streamTimeout = 5_000;

const pages = new WeakMap<Response, Uint8Array>();

/** The rendered page of a response, for the host: as the body of the response it would be copied twice. Undefined for other responses. */
export function pageBytes(response: Response): Uint8Array | undefined {
  return pages.get(response);
}

/** The router context of one request; the host calls it on the built site's entry module, so that both use the same context key. */
export function createSiteContext(services: SiteServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteServices, services);
  return context;
}

/**
 * Renders a complete page without streaming, because the host caches it. All loader data and the code of all lazy parts are awaited
 * first, so nothing suspends. The host reads the page with `pageBytes`.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const wait = unavailable.get(request);
  if (wait !== undefined && status === 500) {
    status = 503;
    headers.set('Retry-After', String(wait));
  }
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = loadContext.get(siteServices).nonce ?? undefined;
  const [context] = await Promise.all([readHandoff(routerContext), partsLoaded()]);
  const html = renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} {...(nonce ? { nonce } : {})} />
    </NonceContext>,
  );
  const response = new Response(null, { status, headers });
  pages.set(response, encodeParts(['<!DOCTYPE html>', ...deferScripts(html, nonce)]));
  return response;
}

/** Seconds to wait, of requests whose page could not be loaded because a part of the platform is away. */
const unavailable = new WeakMap<Request, number>();

/**
 * Logs what failed. A request that the site does not take, such as one with another method (405), is a mistake of who sent it. An answer of
 * the platform that says when to come back (503) is that of the page too.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const wait = secondsToWait(error);
  if (wait !== null) unavailable.set(request, wait);
  if (!request.signal.aborted) console.error(error);
}

/** `Retry-After` of a failed call of the platform, seconds; null of other errors. */
function secondsToWait(error: unknown): number | null {
  if (typeof error !== 'object' || error === null) return null;
  if (!('status' in error) || error.status !== 503) return null;
  return 'retryAfter' in error && typeof error.retryAfter === 'number' ? error.retryAfter : null;
}
