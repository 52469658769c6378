import { createMiddleware } from 'hono/factory';
import type { ApiContext, ApiEnvironment } from './ApiContext.ts';
import { problem } from './problem.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets a write pass only from a page of the same site. Browsers say where a request comes from, by `Origin` or
 * `Sec-Fetch-Site`; a client that says neither is no browser, and holds no visitor's cookie to misuse.
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
