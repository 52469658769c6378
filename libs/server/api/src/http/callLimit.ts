import { leadLimits, type LeadLimits } from '@forecourt/lead-desk';
import { createMiddleware } from 'hono/factory';
import type { ApiEnvironment } from './ApiContext.ts';
import { problem } from './problem.ts';
import { visitorLimit } from './visitorLimit.ts';

/** Default rate limit of one visitor, calls per minute; a page makes about five. */
const CALLS_PER_MINUTE = 600;

/** Rate limit by visitor. Calls for shared pages have no visitor and are not limited. */
export function callLimit({
  trustedProxies,
  callLimits = leadLimits({ perAddress: CALLS_PER_MINUTE, perSite: null, seconds: 60 }),
}: {
  trustedProxies?: number;
  callLimits?: LeadLimits | undefined;
}) {
  const limit = visitorLimit(callLimits, trustedProxies);
  return createMiddleware<ApiEnvironment>(async (context, next) => {
    if (!context.env?.incoming && !context.env?.clientAddress) return next();
    const retryAfter = await limit(context);
    if (retryAfter === null) return next();
    return problem(context, 429, {
      detail: 'Too many calls from one IP address.',
      headers: { 'retry-after': String(retryAfter) },
    });
  });
}
