import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { ApiMetrics } from '../health/apiMetrics.ts';
import type { ApiEnvironment } from './ApiContext.ts';
import { measuredMethod } from './methods.ts';

/**
 * Gives each request an id, and logs and measures it: method, route, status, milliseconds, site. Path, query, headers and body are not
 * logged, because they may contain personal data.
 */
export function requestLog(logger: Logger, metrics: ApiMetrics) {
  return createMiddleware<ApiEnvironment>(async (context, next) => {
    const requestId = randomUUID();
    context.set('requestId', requestId);
    const started = performance.now();
    await next();
    const milliseconds = performance.now() - started;
    const { method } = context.req;
    const route = routePath(context, -1);
    const { status } = context.res;
    metrics.requests.observe(
      { method: measuredMethod(method), route, status: String(status) },
      milliseconds / 1000,
    );
    context.res.headers.set('x-request-id', requestId);
    const line = {
      request_id: requestId,
      method,
      route,
      status,
      ms: Math.round(milliseconds),
      site: context.get('site')?.slug,
    };
    if (status >= 500) logger.error(line, 'request failed');
    else logger.info(line, 'request');
  });
}
