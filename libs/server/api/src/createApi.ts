import { leadWebhook } from '@forecourt/lead-desk';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import type { ApiServices } from './ApiServices.ts';
import { carRoute } from './cars/carRoute.ts';
import { countingRoutes } from './counting/countingRoutes.ts';
import { apiMetrics } from './health/apiMetrics.ts';
import { healthRoutes } from './health/healthRoutes.ts';
import { servedOperations } from './halves/servedOperations.ts';
import type { ApiEnvironment } from './http/ApiContext.ts';
import { callLimit } from './http/callLimit.ts';
import { errorFacts } from './http/errorFacts.ts';
import { originCheck } from './http/originCheck.ts';
import { problem } from './http/problem.ts';
import { requestLog } from './http/requestLog.ts';
import { siteOfHost } from './http/siteOfHost.ts';
import { phoneRevealRoutes } from './reveals/phoneRevealRoutes.ts';
import { openApiDocument } from './openapi/openApiDocument.ts';

/** The largest body that is read, in bytes: 64 KB. */
export const BODY_LIMIT = 64 * 1024;

/** The API as an application: `fetch(request, { clientAddress })` answers a request. */
export type Api = Hono<ApiEnvironment>;

/**
 * Composes the API from the kernel's operations and those of the server halves: `/api/*` for the site of the Host header, `/healthz`,
 * `/readyz` and `/metrics` for any host. Every failure is problem+json, never a stack.
 */
export function createApi(services: ApiServices): Api {
  const { sites, logger, db, halves = [] } = services;
  const metrics = apiMetrics(db);
  const description = openApiDocument(servedOperations(halves), [leadWebhook]);
  const api: Api = new Hono();

  api.use(requestLog(logger, metrics));
  api.use(async (context, next) => {
    await next();
    context.res.headers.set('x-content-type-options', 'nosniff');
  });
  api.route('/', healthRoutes(services, metrics));

  api.use('/api/*', siteOfHost(sites), callLimit(services), originCheck);
  api.use(
    '/api/*',
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: (context) =>
        problem(context, 413, {
          detail: `A body may have at most ${BODY_LIMIT} bytes.`,
          headers: { connection: 'close' },
        }),
    }),
  );
  api.get('/api/openapi.json', (context) =>
    context.json(description, 200, { 'cache-control': 'public, max-age=300' }),
  );
  api.use('/api/cars/*', etag());
  phoneRevealRoutes(api, services);
  carRoute(api, services);
  countingRoutes(api, services, metrics);
  for (const half of halves) half.addRoutes(api, { ...services, metrics });

  api.notFound((context) =>
    problem(context, 404, { detail: 'This call does not exist. /api/openapi.json lists all calls.' }),
  );
  api.onError((error, context) => {
    logger.error({ request_id: context.get('requestId'), ...errorFacts(error) }, 'unexpected error');
    return problem(context, 500);
  });
  return api;
}
