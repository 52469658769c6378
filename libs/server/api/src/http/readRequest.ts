import type { z } from 'zod';
import type { ApiContext } from './ApiContext.ts';
import { readBody, type UnreadBody } from './readBody.ts';

/** The schema of a request, by its parts. */
export type RequestSchema<Request> = z.ZodType<Request> & {
  shape: { params?: object; query?: object; headers?: { shape: object }; body?: object };
};

/** The reason why a request is invalid: its body cannot be parsed, or the names of invalid fields. */
export type UnreadRequest = { unread: UnreadBody } | { refused: string[] };

/** Parses parameters, query, headers and body with their schemas. A body is read only if one is declared. */
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
  // The first segment of an issue path is the part of the request; an issue of the whole part has no field name.
  const refused = error.issues.map(({ path }) => path.slice(1).join('.') || 'report');
  return { refused: [...new Set(refused)] };
}
