import type { IncomingMessage, ServerResponse } from 'node:http';
import { canonicalPath } from '@forecourt/site-config';
import { securityHeaders } from './security-headers.ts';

/**
 * Redirects another spelling of an address to the canonical one, with its query. The target is a path, never another site. A form is
 * received at any spelling, and so are the data requests of the browser's router. (ruling 139)
 *
 * @returns false if there is nothing to redirect.
 */
export function redirectToCanonical(incoming: IncomingMessage, response: ServerResponse, url: URL): boolean {
  const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
  if (!isRead || url.pathname.endsWith('.data')) return false;
  // The path as it was sent: `URL` already removes dot segments and backslashes.
  const sent = /^[^?#]*/.exec(incoming.url ?? '')?.[0] ?? '';
  const path = canonicalPath(url.pathname);
  if (path === sent || !sent.startsWith('/')) return false;
  response.writeHead(308, {
    ...securityHeaders,
    Location: `${path}${url.search}`,
    'Cache-Control': url.search === '' ? 'public, max-age=300' : 'private, no-store',
    'Content-Length': '0',
  });
  response.end();
  return true;
}
