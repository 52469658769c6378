import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { RouterContextProvider, ServerRouter } from 'react-router';
import type { EntryContext } from 'react-router';
import { siteServices } from '@forecourt/site-config/loader';
import type { SiteServices } from '@forecourt/site-config/loader';
import { NonceContext } from './nonce.ts';

export const streamTimeout = 5_000;

/** The router context of one request; the host calls it on the built site's entry module, so that both hold the same key. */
export function createSiteContext(services: SiteServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteServices, services);
  return context;
}

/** Renders a page whole: the host caches it, so there is nobody to stream to. */
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
  const html = await renderToText(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
    </NonceContext>,
    nonce,
  );
  return new Response(scriptsAfterLooks(html), { status, headers });
}

/**
 * Scripts wait for the stylesheet, the font and the first picture: the page is whole and its links work without them. React
 * Router has no way to say so.
 */
function scriptsAfterLooks(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
}

/** Loader failures become a log line of ours at the host; React Router would print them a second time. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}

function renderToText(element: React.ReactNode, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      ...(nonce ? { nonce } : {}),
      // Every part in its place: a part sent later would need a script to get there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: (error) => console.error(error),
    });
    const timer = setTimeout(() => abort(), streamTimeout);
  });
}
