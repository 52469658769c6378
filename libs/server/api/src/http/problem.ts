import { STATUS_CODES } from 'node:http';
import { leadMessages } from '@forecourt/lead';
import type { Problem } from '@forecourt/platform-client/contracts';
import type { ApiContext } from './ApiContext.ts';

/** A problem on its way to being an answer. */
export interface ProblemParts {
  /** What happened and how to mend it, for a developer. */
  detail?: string;
  /** What a visitor may read; the specification's sentence when left out. */
  error?: string;
  /** Sentences by refused field. */
  fields?: Record<string, string[]>;
  /** Names the kind of problem where the status is not enough. */
  type?: string;
  headers?: Record<string, string>;
}

/** Answers with problem+json. Nothing of the request's body is in it. */
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
