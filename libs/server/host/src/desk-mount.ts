import type { IncomingMessage } from 'node:http';
import type { Desk } from '@forecourt/desk';
import type { DeskMount } from './server.ts';

const PAGE = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Desk · Forecourt</title><link rel="stylesheet" href="/forecourt.css"></head><body><main><h1>Desk</h1><p>The app of the desk is not built. Its API is at <code>/api/desk</code>.</p></main></body></html>`;

/** Serves the desk on its own hosts: the API below `/api/desk`, and a page that says that the app is not built. */
export function deskMount(desk: Pick<Desk, 'fetch'>, hosts: readonly string[]): DeskMount {
  return {
    hosts,
    async handle(request: Request, incoming: IncomingMessage) {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/desk' || pathname.startsWith('/api/desk/'))
        return desk.fetch(request, { incoming });
      const read = request.method === 'GET' || request.method === 'HEAD';
      if (pathname === '/' && read)
        return new Response(PAGE, {
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
            'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
          },
        });
      return new Response('Nothing is here.', {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      });
    },
  };
}
