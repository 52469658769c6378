import type { z } from 'zod';
import type { DeskRoute } from '../client/routes.ts';
import type { Role } from './role.ts';

/** An error response of a desk call, as problem+json. */
export interface DeskProblemText {
  status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;
  /** The problem and the fix, for a developer. */
  detail?: string;
  /** The message for staff. */
  error: string;
}

/** Who may call: anyone, whoever is signed in, or the named roles of the site in the path. */
export type DeskAccess =
  | { who: 'anyone' }
  | { who: 'signedIn' }
  | {
      who: 'staff';
      roles: readonly Role[];
      /** The session must have given its second factor in the last hours; without it the response is 403 `secondFactor`. */
      secondFactor?: true;
    };

/** The parts of a request that may have a schema. */
export type DeskRequestShape = Partial<{ params: z.ZodObject; query: z.ZodObject; body: z.ZodObject }>;

/** Who may call, the request and the responses; the route is separate. */
export interface DeskOperationParts<
  Request extends z.ZodType = z.ZodObject<DeskRequestShape>,
  Answer extends z.ZodType = z.ZodType,
  Problem extends string = string,
> {
  summary: string;
  description: string;
  access: DeskAccess;
  request: Request;
  /** The 200 response; for a file its text or bytes. */
  answer: Answer;
  /** Its media type; of bytes it is that of the file. Default: JSON. */
  answerType?: 'text/csv' | 'text/event-stream' | 'application/octet-stream';
  /** Its own error responses by name. Those of every call (`sharedDeskProblems`) are not listed. */
  problems: Record<Problem, DeskProblemText>;
}

/** One call of the desk API. */
export interface DeskOperation<
  Request extends z.ZodType = z.ZodObject<DeskRequestShape>,
  Answer extends z.ZodType = z.ZodType,
  Problem extends string = string,
>
  extends DeskRoute, DeskOperationParts<Request, Answer, Problem> {}

/** Declares a call: route, validation, roles, client and error responses are generated from it. */
export function defineDeskOperation<
  const Where extends DeskRoute,
  Request extends z.ZodObject<DeskRequestShape>,
  Answer extends z.ZodType,
  Problem extends string,
>(
  route: Where,
  parts: DeskOperationParts<Request, Answer, Problem>,
): Where & DeskOperationParts<Request, Answer, Problem> {
  return { ...route, ...parts };
}
