import { leadLimits, type LeadLimits } from '@forecourt/lead-desk';
import { createMiddleware } from 'hono/factory';
import type { ApiEnvironment } from './ApiContext.ts';
import { problem } from './problem.ts';
import { visitorLimit } from './visitorLimit.ts';

/** How many calls of one visitor are answered in a minute, where nothing else is said: a page makes five. */
const CALLS_PER_MINUTE = 600;

/** Refuses the calls of a visitor who makes more than any person does. Those of a page that is rendered for everybody are nobody's. */
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
      detail: 'Too many calls from one address.',
      headers: { 'retry-after': String(retryAfter) },
    });
  });
}
