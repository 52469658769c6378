import type { Operation } from '@forecourt/platform-client/contracts';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ApiEnvironment } from './ApiContext.ts';
import { problem } from './problem.ts';

/** The largest body that is read into memory, in bytes: 64 KB. */
export const BODY_LIMIT = 64 * 1024;

/** Limits the bodies of all calls but those that read theirs as it arrives. */
export function limitedBody(
  operations: readonly Pick<Operation, 'path' | 'streams'>[],
): MiddlewareHandler<ApiEnvironment> {
  const streamed = new Set<string>(operations.filter(({ streams }) => streams).map(({ path }) => path));
  const limited: MiddlewareHandler<ApiEnvironment> = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: (context) =>
      problem(context, 413, {
        detail: `A body may have at most ${BODY_LIMIT} bytes.`,
        headers: { connection: 'close' },
      }),
  });
  return (context, next) => (streamed.has(context.req.path) ? next() : limited(context, next));
}
