import type { ApiContext } from './ApiContext.ts';

/** A parsed body: an object of fields, and whether a plain browser form sent it. */
export interface ReadBody {
  fields: Record<string, unknown>;
  form: boolean;
}

/** The reason why a body was refused. */
export interface UnreadBody {
  status: 400 | 415;
  detail: string;
}

/** Reads JSON, a form or a multipart form. Files in a form are ignored. */
export async function readBody(context: ApiContext): Promise<ReadBody | UnreadBody> {
  const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json' || type.endsWith('+json')) return readJson(context);
  if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data')
    return readForm(context);
  return {
    status: 415,
    detail: 'Send application/json, application/x-www-form-urlencoded or multipart/form-data.',
  };
}

async function readJson(context: ApiContext): Promise<ReadBody | UnreadBody> {
  const text = await context.req.text();
  const fields = parse(text);
  return fields ? { fields, form: false } : { status: 400, detail: 'The body is not a JSON object.' };
}

async function readForm(context: ApiContext): Promise<ReadBody | UnreadBody> {
  try {
    const sent = await context.req.parseBody({ all: true });
    const texts = Object.entries(sent).filter(([, value]) => !(value instanceof File));
    return { fields: Object.fromEntries(texts), form: true };
  } catch (error) {
    // The body limit middleware throws through the stream and handles its own error.
    if (error instanceof Error && error.name === 'BodyLimitError') throw error;
    return { status: 400, detail: 'The form cannot be read.' };
  }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}
