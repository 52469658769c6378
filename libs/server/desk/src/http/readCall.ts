import type { z } from 'zod';
import { refuse, type Refused } from './Refused.ts';

/** The longest body of a call, bytes: a reply has at most 10,000 characters. */
const BODY_BYTES = 64 * 1024;

/** The parts of a request, as they were sent. */
export interface SentCall {
  request: Request;
  params: Record<string, string>;
  query: Record<string, string>;
}

/** Parses a call by its schema. A body is JSON, and is read only up to its limit. */
export async function readCall<Schema extends z.ZodObject>(
  { request, params, query }: SentCall,
  schema: Schema,
): Promise<{ read: z.output<Schema> } | Refused<'invalid' | 'unreadable' | 'tooLarge'>> {
  let body: unknown;
  if ('body' in schema.shape) {
    const type = request.headers.get('content-type') ?? '';
    // A page of another site cannot send this type without asking first.
    if (!/^application\/json\s*(;|$)/i.test(type)) return refuse('unreadable');
    const text = await textOf(request);
    if (text === null) return refuse('tooLarge');
    try {
      body = JSON.parse(text);
    } catch {
      return refuse('unreadable');
    }
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return refuse('unreadable');
  }
  const { success, data, error } = schema.safeParse({ params, query, body });
  if (success) return { read: data };
  const fields = error.issues.map(({ path }) => path.slice(1).join('.') || 'body');
  return refuse('invalid', { fields: [...new Set(fields)] });
}

/** The body as text; null if it is longer than the limit. */
async function textOf(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_BYTES) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
