import type { z } from 'zod';
import type { ApiContext } from './ApiContext.ts';
import { readBody, type UnreadBody } from './readBody.ts';

/** The schema of a request, by its parts. */
export type RequestSchema<Request> = z.ZodType<Request> & {
  shape: { params?: object; query?: object; headers?: { shape: object }; body?: object };
};

/** Why a request was not read: its body is none, or names of what does not fit. */
export type UnreadRequest = { unread: UnreadBody } | { refused: string[] };

/** Reads parameters, query, headers and body by their schemas. A body is read only where one is declared. */
export async function readRequest<Request>(
  context: ApiContext,
  schema: RequestSchema<Request>,
): Promise<{ request: Request } | UnreadRequest> {
  const { headers, body } = schema.shape;
  const sent = body ? await readBody(context) : undefined;
  if (sent && 'status' in sent) return { unread: sent };
  const names = Object.keys(headers?.shape ?? {});
  const { success, data, error } = schema.safeParse({
    params: context.req.param(),
    query: context.req.query(),
    headers: Object.fromEntries(names.map((name) => [name, context.req.header(name)])),
    body: sent?.fields,
  });
  if (success) return { request: data };
  // The first step of a path is the part of the request; a report as a whole has no name.
  const refused = error.issues.map(({ path }) => path.slice(1).join('.') || 'report');
  return { refused: [...new Set(refused)] };
}
