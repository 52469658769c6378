import type { z } from 'zod';
import type { Route } from '../client/routes.ts';

/** An error response of a call, as problem+json. */
export interface ProblemText {
  status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 503;
  /** The problem and the fix, for a developer. `{fields}` is replaced by the names of the invalid fields. */
  detail?: string;
  /** The message for a visitor; the specification's message if omitted. */
  error?: string;
  /** Messages by invalid field. */
  fields?: Record<string, string[]>;
  /** Seconds until a retry. */
  retryAfter?: number;
}

/** The parts of a request that may have a schema. Header names are as documented. */
export type RequestShape = Partial<{
  params: z.ZodObject;
  query: z.ZodObject;
  headers: z.ZodObject;
  body: z.ZodType;
}>;

/** Request and responses of a call; the route is separate. */
export interface OperationParts<
  Request extends z.ZodType = z.ZodObject<RequestShape>,
  Answer extends z.ZodType = z.ZodType,
  Problem extends string = string,
> {
  summary: string;
  description: string;
  /** The request by its parts. The response to an invalid request is the problem `invalid`. */
  request: Request;
  /** The valid body, for the documentation, if the parsed schema accepts partly invalid bodies. */
  documentedBody?: z.ZodType;
  /** The body's media types. Default: JSON only. */
  bodyTypes?: readonly string[];
  /** The maximum body size in bytes; the response to a larger one is the problem `tooLarge`. Default: the API's limit. */
  bodyLimit?: number;
  /** The body is read as it arrives, by the handler and up to limits of its own. Default: false. */
  streams?: true;
  /** The 200 response. */
  answer: Answer;
  /** Its media type. Default: JSON. */
  answerType?: string;
  /** The description of the empty 204 response; only with `orNothing` in the route. */
  nothing?: string;
  /**
   * Its error responses by name: `invalid` for an invalid request, `tooMany` over the rate limit, `notOffered` on a site without
   * the call, and its own ones. Errors that every call shares are not listed.
   */
  problems: Record<Problem, ProblemText>;
}

/** One call of the API. */
export interface Operation<
  Request extends z.ZodType = z.ZodObject<RequestShape>,
  Answer extends z.ZodType = z.ZodType,
  Problem extends string = string,
>
  extends Route, OperationParts<Request, Answer, Problem> {}

/** Declares a call: route, validation, client, documentation and error responses are generated from it. */
export function defineOperation<
  const Where extends Route,
  Request extends z.ZodObject<RequestShape>,
  Answer extends z.ZodType,
  Problem extends string,
>(
  route: Where,
  parts: OperationParts<Request, Answer, Problem>,
): Where & OperationParts<Request, Answer, Problem> {
  return { ...route, ...parts };
}

const EVERY = [421, 500];
const WRITES = [400, 403, 413, 415];

/** The statuses of all error responses of a call, ascending: its own, and those that every call of its kind has. */
export function problemStatuses({ method, problems }: Pick<Operation, 'method' | 'problems'>): number[] {
  const own = Object.values(problems).map(({ status }) => status);
  return [...new Set([...EVERY, ...(method === 'get' ? [] : WRITES), ...own])].sort((a, b) => a - b);
}
