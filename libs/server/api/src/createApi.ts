import { isDatabaseAway } from '@forecourt/database';
import { leadMessages } from '@forecourt/lead';
import { leadWebhook } from '@forecourt/lead-desk';
import { Hono } from 'hono';
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
import { limitedBody } from './http/limitedBody.ts';
import { originCheck } from './http/originCheck.ts';
import { problem } from './http/problem.ts';
import { refuseNul } from './http/refuseNul.ts';
import { requestLog } from './http/requestLog.ts';
import { siteOfHost } from './http/siteOfHost.ts';
import { phoneRevealRoutes } from './reveals/phoneRevealRoutes.ts';
import { openApiDocument } from './openapi/openApiDocument.ts';

/** The API as an application: `fetch(request, { clientAddress })` answers a request. */
export type Api = Hono<ApiEnvironment>;

/**
 * Composes the API from the kernel's operations and those of the server halves: `/api/*` for the site of the Host header, `/healthz`,
 * `/readyz` and `/metrics` for any host. Every failure is problem+json, never a stack.
 */
export function createApi(services: ApiServices): Api {
  const { sites, logger, db, halves = [] } = services;
  const metrics = apiMetrics(db);
  const served = servedOperations(halves);
  const description = openApiDocument(served, [leadWebhook]);
  const api: Api = new Hono();

  api.use(requestLog(logger, metrics));
  api.use(async (context, next) => {
    await next();
    context.res.headers.set('x-content-type-options', 'nosniff');
  });
  api.route('/', healthRoutes(services, metrics));

  api.use('/api/*', siteOfHost(sites), callLimit(services), originCheck, refuseNul);
  const { watch } = services;
  // What fails after the visitor got an apology has been answered.
  if (watch) api.use('/api/*', async (_context, next) => watch.guard(next));
  api.use('/api/*', limitedBody(served));
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
    const away = isDatabaseAway(error);
    const facts = { request_id: context.get('requestId'), ...errorFacts(error) };
    if (away) logger.warn(facts, 'the database does not answer');
    else logger.error(facts, 'unexpected error');
    const toForm = context.get('formFailed');
    if (toForm) return toForm();
    return away
      ? problem(context, 503, { error: leadMessages.away, headers: { 'retry-after': '30' } })
      : problem(context, 500);
  });
  return api;
}
