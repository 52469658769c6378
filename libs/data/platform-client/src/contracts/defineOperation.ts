import type { z } from 'zod';
import type { Route } from '../client/routes.ts';

/** A refusal that a call may answer with, as problem+json. */
export interface ProblemText {
  status: 400 | 404 | 413 | 422 | 429 | 503;
  /** What happened and how to mend it, for a developer. `{fields}` stands for the names of the refused fields. */
  detail?: string;
  /** What a visitor may read; the specification's sentence when left out. */
  error?: string;
  /** Sentences by refused field. */
  fields?: Record<string, string[]>;
  /** Seconds after which to try again. */
  retryAfter?: number;
}

/** The parts of a request that a schema may be declared for. Header names are as they are documented. */
export type RequestShape = Partial<{
  params: z.ZodObject;
  query: z.ZodObject;
  headers: z.ZodObject;
  body: z.ZodType;
}>;

/** What a call takes and answers, beside where it is. */
export interface OperationParts<
  Request extends z.ZodType = z.ZodObject<RequestShape>,
  Answer extends z.ZodType = z.ZodType,
  Problem extends string = string,
> {
  summary: string;
  description: string;
  /** The request by its parts. One that does not fit is answered with the problem `invalid`. */
  request: Request;
  /** A body that is wholly right, for the documentation, where the one that is read may hold what is refused piece by piece. */
  documentedBody?: z.ZodType;
  /** The body's media types, JSON alone when left out. */
  bodyTypes?: readonly string[];
  /** The largest body that is read, in bytes; a larger one is answered with the problem `tooLarge`. The API's own when left out. */
  bodyLimit?: number;
  /** The answer with status 200. */
  answer: Answer;
  /** Its media type, JSON when left out. */
  answerType?: string;
  /** When it answers with 204 and nothing; only where the route says `orNothing`. */
  nothing?: string;
  /**
   * Its refusals by name: `invalid` where the request does not fit, `tooMany` over the limit of calls, `notOffered` on a site
   * without it, and those of its own. What any call may answer with is not among them.
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

/** Declares a call: its route, validation, client, documentation and refusals are all made from this. */
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

/** Statuses of all the problems that a call may answer with, lowest first: its own, and those that any call of its kind has. */
export function problemStatuses({ method, problems }: Pick<Operation, 'method' | 'problems'>): number[] {
  const own = Object.values(problems).map(({ status }) => status);
  return [...new Set([...EVERY, ...(method === 'post' ? WRITES : []), ...own])].sort((a, b) => a - b);
}
