import { renderToString } from 'react-dom/server';
import { RouterContextProvider, ServerRouter } from 'react-router';
import type { EntryContext } from 'react-router';
import { siteServices } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { partsLoaded } from '@forecourt/browser';
import { lateScripts } from './late-scripts/late-scripts.ts';
import { NonceContext } from './nonce.ts';
import { readHandoff } from './read-handoff.ts';

// The host handles requests by the React Router that the site is made with: another copy of it would not know the site's context.
export { createRequestHandler } from 'react-router';

export const streamTimeout = 5_000;

const encoder = new TextEncoder();

/** The router context of one request; the host calls it on the built site's entry module, so that both hold the same key. */
export function createSiteContext(services: SiteServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteServices, services);
  return context;
}

/**
 * Renders a page whole, in one go: the host caches it, so there is nobody to stream to. Its data is read to the end before,
 * and the code of its lazy parts is there, so nothing suspends.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = loadContext.get(siteServices).nonce ?? undefined;
  const [context] = await Promise.all([readHandoff(routerContext), partsLoaded()]);
  const html = renderToString(
    <NonceContext value={nonce}>
      <ServerRouter context={context} url={request.url} {...(nonce ? { nonce } : {})} />
    </NonceContext>,
  );
  return new Response(encoder.encode(lateScripts(`<!DOCTYPE html>${html}`, nonce)), { status, headers });
}

/** Loader failures become a log line of ours at the host; React Router would print them a second time. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
