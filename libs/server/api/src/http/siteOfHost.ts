import { createMiddleware } from 'hono/factory';
import type { SiteByHost } from '../ApiSite.ts';
import type { ApiEnvironment } from './ApiContext.ts';
import { problem } from './problem.ts';

/** Finds the site by the Host header and stores it in the context; the response to an unknown host is 421. */
export function siteOfHost(sites: SiteByHost) {
  return createMiddleware<ApiEnvironment>(async (context, next) => {
    const host = context.req.header('host') ?? new URL(context.req.url).host;
    const site = sites(host);
    if (!site) {
      return problem(context, 421, {
        detail: 'No site is served on this host. The Host header selects the site.',
        error: 'There is no site at this address.',
      });
    }
    context.set('site', site);
    return next();
  });
}
