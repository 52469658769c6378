import { createMiddleware } from 'hono/factory';
import type { ApiContext, ApiEnvironment } from './ApiContext.ts';
import { problem } from './problem.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF protection: a write is accepted only from a page of the same site. Browsers send `Origin` or `Sec-Fetch-Site`; a client that sends
 * neither is not a browser and has no cookies of a visitor.
 */
export const originCheck = createMiddleware<ApiEnvironment>(async (context, next) => {
  if (READS.has(context.req.method) || isOwn(context)) return next();
  return problem(context, 403, {
    detail: 'Writes are accepted from pages of this site only.',
    error: 'This form was sent from another site.',
  });
});

function isOwn(context: ApiContext): boolean {
  const origin = context.req.header('origin');
  if (origin === undefined) {
    const from = context.req.header('sec-fetch-site');
    return from === undefined || from === 'same-origin' || from === 'none';
  }
  if (!URL.canParse(origin)) return false;
  const host = context.req.header('host') ?? new URL(context.req.url).host;
  const own = [host.toLowerCase(), new URL(context.get('site').origin).host];
  return own.includes(new URL(origin).host);
}
