import { createMiddleware } from 'hono/factory';
import type { ApiEnvironment } from './ApiContext.ts';
import { problem } from './problem.ts';

/** A text of PostgreSQL cannot have a NUL character: an address with one names nothing, and a query with it would fail. */
export const refuseNul = createMiddleware<ApiEnvironment>(async (context, next) => {
  if (!context.req.url.includes('%00')) return next();
  return problem(context, 404, { detail: 'The address has a NUL character (%00), so it names nothing.' });
});
