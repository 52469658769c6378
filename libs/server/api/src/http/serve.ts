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

/** Where an operation is, and how it refuses. */
export interface Mountable<Problem extends string> {
  id: string;
  method: 'get' | 'post';
  path: string;
  bodyLimit?: number;
  problems: Record<Problem, ProblemText>;
}

/** An operation of the table, as far as serving it goes. */
export interface Servable<Request, Answer, Problem extends string, Empty> extends Mountable<Problem> {
  request: RequestSchema<Request>;
  answer: z.ZodType<Answer>;
  orNothing?: Empty;
}

/** An operation with the words for a request that does not fit: a body or a header can be anything. */
export type WithInvalid =
  { problems: { invalid: ProblemText } } | { request: { shape: { body?: undefined; headers?: undefined } } };

/** An operation with the words for a site that does not offer it. */
export interface WithNotOffered {
  problems: { notOffered: ProblemText };
}

/** What was asked for with its Cache-Control, null where there may be nothing; or a refusal of the table. */
export type Reply<Answer, Problem extends string, Empty> =
  { answer: Answer | (Empty extends true ? null : never); cache: string } | Refusal<Problem>;

/** How an operation is served. */
export interface Serving<Request, Offer, Answered> {
  /** How often a visitor may call; over it is the problem `tooMany`, before the request is read. */
  limit?: VisitorLimit;
  handle(asked: { context: ApiContext; site: ApiSite; request: Request; offer: Offer }): Promise<Answered>;
}

/**
 * Serves an operation where the table says: the request is read by its schemas and refused with its texts, and the answer is of its
 * type. In tests and development the answer is checked too: one of another shape is an error.
 */
export function serve<Request, Answer, Problem extends string, Empty = undefined>(
  api: Hono<ApiEnvironment>,
  operation: Servable<Request, Answer, Problem, Empty> & WithInvalid,
  serving: Serving<Request, ApiSite, NoInfer<Reply<Answer, Problem, Empty>>>,
): void {
  serveTo(api, operation, (site) => site, serving);
}

/**
 * The same for what not every site offers: null is answered with the problem `notOffered`, before anything else is looked at. Server
 * halves call it by `HalfApi`, whose types ask for the words of the refusals.
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

/** Answers for a site that does not have what an operation is for: in the table's words for `notOffered` where it has that problem. */
export function notOffered(
  context: ApiContext,
  operation: { id: string; problems: Readonly<Record<string, ProblemText>> },
): Response {
  if ('notOffered' in operation.problems) return refuse(context, operation, { problem: 'notOffered' });
  return problem(context, 404, { detail: 'This site does not have the feature that answers this call.' });
}

/** Serves an operation where the table says, by a handler that reads and answers for itself: plain forms and files. */
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

/** Says at start-up that an operation lacks the words of a refusal, which the first visitor who is refused would find out. */
function declared({ id, problems }: { id: string; problems: object }, name: string): void {
  if (!(name in problems))
    throw new Error(`${id} may be refused as ${name}, but the table does not declare it.`);
}

/** Answers are checked where a mismatch is a mistake of ours that nobody suffers from. */
const CHECKS = ['test', 'development'].includes(process.env['NODE_ENV'] ?? '');

/** The 200 of an operation, or its 204. */
export function answerWith<Answer>(
  { id, answer: schema }: { id: string; answer: z.ZodType<Answer> },
  { answer, cache }: { answer: Answer | null; cache: string },
): Response {
  const headers = { 'cache-control': cache };
  if (answer === null) return new Response(null, { status: 204, headers });
  if (CHECKS) check(id, schema.safeParse(answer));
  return Response.json(answer, { headers });
}

function check(id: string, { error }: { error?: z.ZodError }): void {
  if (!error) return;
  const places = error.issues.map(({ path }) => path.join('.') || 'answer');
  // The code is logged; the message, which may quote what was answered, is not.
  throw Object.assign(new Error(`${id} does not answer as declared.`), {
    code: `${id}: ${places.join(', ')}`,
  });
}
