import type { ProblemText } from '@forecourt/platform-client/contracts';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import type { ApiSite } from '../ApiSite.ts';
import type { ApiContext, ApiEnvironment } from './ApiContext.ts';
import { problem } from './problem.ts';
import { readRequest, type RequestSchema } from './readRequest.ts';
import { refuse, type Refusal } from './refuse.ts';
import type { VisitorLimit } from './visitorLimit.ts';

/** Method, path and errors of an operation. */
export interface Mountable<Problem extends string> {
  id: string;
  method: 'get' | 'post' | 'patch';
  path: string;
  bodyLimit?: number;
  problems: Record<Problem, ProblemText>;
}

/** The parts of an operation that serving needs. */
export interface Servable<Request, Answer, Problem extends string, Empty> extends Mountable<Problem> {
  request: RequestSchema<Request>;
  answer: z.ZodType<Answer>;
  orNothing?: Empty;
}

/** An operation that declares `invalid`, which is required if it has a body or headers. */
export type WithInvalid =
  | { problems: { invalid: ProblemText } }
  | { request: { shape: { body?: undefined; headers?: undefined } } };

/** An operation that declares `notOffered`. */
export interface WithNotOffered {
  problems: { notOffered: ProblemText };
}

/** The result of a handler: a response with its Cache-Control and its Set-Cookie headers, null for a 204, or an error of the table. */
export type Reply<Answer, Problem extends string, Empty> =
  | { answer: Answer | (Empty extends true ? null : never); cache: string; cookies?: readonly string[] }
  | Refusal<Problem>;

/** Settings for serving an operation. */
export interface Serving<Request, Offer, Answered> {
  /** Rate limit by visitor; above it the response is `tooMany`, before the request is validated. */
  limit?: VisitorLimit;
  handle(asked: { context: ApiContext; site: ApiSite; request: Request; offer: Offer }): Promise<Answered>;
}

/**
 * Serves an operation: the request is validated with its schemas, and errors have the table's texts. The response type is checked by the
 * compiler, in tests and development also at run time.
 */
export function serve<Request, Answer, Problem extends string, Empty = undefined>(
  api: Hono<ApiEnvironment>,
  operation: Servable<Request, Answer, Problem, Empty> & WithInvalid,
  serving: Serving<Request, ApiSite, NoInfer<Reply<Answer, Problem, Empty>>>,
): void {
  serveTo(api, operation, (site) => site, serving);
}

/**
 * The same for optional operations: if the value is null, the response is `notOffered`, before the request is validated. Server halves
 * use it through `HalfApi`, whose types require the declared errors.
 */
export function serveTo<Request, Answer, Problem extends string, Offer, Empty>(
  api: Hono<ApiEnvironment>,
  operation: Servable<Request, Answer, Problem, Empty>,
  offerOf: (site: ApiSite) => Offer | null | undefined,
  { limit, handle }: Serving<Request, Offer, Reply<Answer, Problem, Empty>>,
): void {
  if (limit) declared(operation, 'tooMany');
  mount(api, operation, async (context) => {
    const site = context.get('site');
    const refused = (refusal: Refusal<string>) => refuse(context, operation, refusal);
    const offer = offerOf(site);
    if (offer === null || offer === undefined) return notOffered(context, operation);
    const retryAfter = limit ? await limit(context) : null;
    if (retryAfter !== null) return refused({ problem: 'tooMany', retryAfter });
    const read = await readRequest(context, operation.request);
    if ('unread' in read) return problem(context, read.unread.status, { detail: read.unread.detail });
    if ('refused' in read) return refused({ problem: 'invalid', names: read.refused });
    const reply = await handle({ context, site, request: read.request, offer });
    return 'problem' in reply ? refused(reply) : answerWith(operation, reply);
  });
}

/** The response of a site that does not offer an operation, with the table's text for `notOffered` if it is declared. */
export function notOffered(
  context: ApiContext,
  operation: { id: string; problems: Readonly<Record<string, ProblemText>> },
): Response {
  if ('notOffered' in operation.problems) return refuse(context, operation, { problem: 'notOffered' });
  return problem(context, 404, { detail: 'This site does not have the feature that answers this call.' });
}

/** Serves an operation by a raw handler that parses the request and makes the response: plain forms and files. */
export function mount<Problem extends string>(
  api: Hono<ApiEnvironment>,
  operation: Mountable<Problem>,
  handle: (context: ApiContext) => Promise<Response>,
): void {
  const { method, path, bodyLimit: maxSize } = operation;
  const at = path.replace(/\{(\w+)\}/g, ':$1');
  if (maxSize !== undefined) {
    declared(operation, 'tooLarge');
    const onError = (context: ApiContext) => refuse(context, operation, { problem: 'tooLarge' });
    api[method](at, bodyLimit({ maxSize, onError }));
  }
  api[method](at, handle);
}

/** Throws at start-up if an operation does not declare an error that it needs. */
function declared({ id, problems }: { id: string; problems: object }, name: string): void {
  if (!(name in problems))
    throw new Error(`${id} may be refused as ${name}, but the table does not declare it.`);
}

/** Responses are validated in tests and development only, so that a mismatch does not fail a visitor's request. */
const CHECKS = ['test', 'development'].includes(process.env['NODE_ENV'] ?? '');

/** Makes the 200 or 204 response of an operation. */
export function answerWith<Answer>(
  { id, answer: schema }: { id: string; answer: z.ZodType<Answer> },
  { answer, cache, cookies = [] }: { answer: Answer | null; cache: string; cookies?: readonly string[] },
): Response {
  const headers = new Headers({ 'cache-control': cache });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  if (answer === null) return new Response(null, { status: 204, headers });
  if (CHECKS) check(id, schema.safeParse(answer));
  return Response.json(answer, { headers });
}

function check(id: string, { error }: { error?: z.ZodError }): void {
  if (!error) return;
  const places = error.issues.map(({ path }) => path.join('.') || 'answer');
  // The code is logged. The message is not, because it may quote the response.
  throw Object.assign(new Error(`${id} sent a response that does not match its schema.`), {
    code: `${id}: ${places.join(', ')}`,
  });
}
