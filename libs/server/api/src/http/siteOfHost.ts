import { createMiddleware } from 'hono/factory';
import type { SiteByHost } from '../ApiSite.ts';
import type { ApiEnvironment } from './ApiContext.ts';
import { problem } from './problem.ts';

/** Finds the site by the Host header and keeps it for the request; an unknown host is answered with 421. */
export function siteOfHost(sites: SiteByHost) {
  return createMiddleware<ApiEnvironment>(async (context, next) => {
    const host = context.req.header('host') ?? new URL(context.req.url).host;
    const site = sites(host);
    if (!site) {
      return problem(context, 421, {
        detail: 'No site is served on this host. The Host header names the site.',
        error: 'There is no such site here.',
      });
    }
    context.set('site', site);
    return next();
  });
}
