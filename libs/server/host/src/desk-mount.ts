import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Desk } from '@forecourt/desk';
import type { ServerConfig } from './config.ts';
import { contentPolicy } from './content-policy.ts';
import type { ServedSites } from './served-sites.ts';
import type { DeskMount } from './server.ts';
import type { HostedSite } from './sites.ts';

/** The pictures of the sites, as the desk shows them. */
export interface DeskPictures {
  sites: Pick<ServedSites, 'bySlug'>;
  /** Answers for a picture of a site, at its address there. */
  handle(request: Request, site: HostedSite, incoming: IncomingMessage): Promise<Response>;
}

/** `/images/<slug>/<the address of the picture on that site>`. */
const PICTURE = /^\/images\/([^/]+)(\/.+)$/;

const NOT_BUILT = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Desk · Forecourt</title><link rel="stylesheet" href="/forecourt.css"></head><body><main><h1>Desk</h1><p>The app of the desk is not built: <code>npx nx build @forecourt-apps/desk</code>. Its API is at <code>/api/desk</code>.</p></main></body></html>`;

/** What the pages of the desk may load: its own files alone, and no inline script or style. */
const POLICY = contentPolicy({ hashes: [] }, { frames: [], maps: [] });

/**
 * Serves the desk on its own hosts: the API below `/api/desk`, pictures of cars below `/images/<slug>`, and the page of the built app, which reads the path, for every other one that is not
 * of a file. Without a build there is a page at `/` that says so.
 */
export function deskMount(
  desk: Pick<Desk, 'fetch'>,
  { deskHosts, deskDirectory }: Pick<ServerConfig, 'deskHosts' | 'deskDirectory'>,
  pictures: DeskPictures,
): DeskMount {
  return {
    hosts: deskHosts,
    directory: deskDirectory,
    async handle(request: Request, incoming: IncomingMessage) {
      const { pathname, search } = new URL(request.url);
      if (pathname === '/api/desk' || pathname.startsWith('/api/desk/'))
        return desk.fetch(request, { incoming });
      const read = request.method === 'GET' || request.method === 'HEAD';
      const [, slug, rest] = PICTURE.exec(pathname) ?? [];
      const site = read && slug !== undefined ? pictures.sites.bySlug(slug) : null;
      if (site) {
        const there = new URL(`/images${rest}${search}`, request.url);
        return pictures.handle(new Request(there, request), site, incoming);
      }
      if (!read || pathname.startsWith('/api/') || path.extname(pathname) !== '') return nothing();
      // Read anew for each page, so that a new build needs no restart.
      const page = await readFile(path.join(deskDirectory, 'index.html'), 'utf8').catch(() => null);
      if (page === null && pathname !== '/') return nothing();
      return new Response(page ?? NOT_BUILT, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': POLICY,
        },
      });
    },
  };
}

function nothing(): Response {
  return new Response('Nothing is here.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
