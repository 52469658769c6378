import { STATUS_CODES } from 'node:http';
import { leadMessages } from '@forecourt/lead';
import type { Problem } from '@forecourt/platform-client/contracts';
import type { ApiContext } from './ApiContext.ts';

/** The contents of a problem response. */
export interface ProblemParts {
  /** What happened and how to fix it, for a developer. */
  detail?: string;
  /** The message for visitors; the specification's message by default. */
  error?: string;
  /** Messages by invalid field. */
  fields?: Record<string, string[]>;
  /** The problem type, if the status is not specific enough. */
  type?: string;
  headers?: Record<string, string>;
}

/** Returns a problem+json response. It contains nothing of the request's body. */
export function problem(context: ApiContext, status: number, parts: ProblemParts = {}): Response {
  const { type = 'about:blank', detail, error = leadMessages.unexpected, fields, headers } = parts;
  const requestId = context.get('requestId');
  const body: Problem = {
    type,
    title: STATUS_CODES[status] ?? 'Problem',
    status,
    ...(detail !== undefined && { detail }),
    error,
    ...(fields && { fields }),
    ...(requestId && { request_id: requestId }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });
}
