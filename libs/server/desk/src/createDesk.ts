import type { IncomingMessage } from 'node:http';
import { errorFacts } from '@forecourt/api';
import { deskOperations, type DeskOperation } from '@forecourt/desk-client/contracts';
import { leadLimits, visitorAddress } from '@forecourt/lead-desk';
import { Hono, type Context } from 'hono';
import type { DeskServices } from './DeskServices.ts';
import { deskHandlers } from './handlers/deskHandlers.ts';
import { callerOf } from './http/access.ts';
import { isFromDesk } from './http/originCheck.ts';
import { problemResponse } from './http/problemResponse.ts';
import { readCall } from './http/readCall.ts';
import { refuse, Refused } from './http/Refused.ts';

const CALLS_PER_MINUTE = 600;
const TIMEOUT_MS = 15_000;

interface Bindings {
  incoming?: IncomingMessage;
}

/** The desk API: `fetch(request, { incoming })` answers a call below `/api/desk`. */
export type Desk = Hono<{ Bindings: Bindings }>;

/** A handler, as far as the loop below knows it; the compiler has checked each by its call, so as a method it takes any. */
type AnyHandler = { handle(call: unknown): Promise<unknown> }['handle'];

/**
 * Composes the desk API from the contract: each call checks origin, rate, sign-in, role, second factor and request, then its handler
 * answers. Every failure is problem+json, never a stack.
 */
export function createDesk(services: DeskServices): Desk {
  const { logger, trustedProxies = 0, timeoutMs = TIMEOUT_MS } = services;
  const { callLimits: limit = leadLimits({ perAddress: CALLS_PER_MINUTE, perSite: null, seconds: 60 }) } =
    services;
  const handlers = new Map<string, AnyHandler>(Object.entries(deskHandlers(services)));
  const desk: Desk = new Hono();

  async function answer(context: Context, operation: DeskOperation): Promise<Response> {
    const { raw: request } = context.req;
    const address = visitorAddress(
      context.env?.incoming,
      trustedProxies,
      request.headers.get('x-forwarded-for') ?? undefined,
    );
    const refused = (refusal: Refused<string>) => problemResponse(refusal, operation.problems);
    const host = request.headers.get('host') ?? new URL(request.url).host;
    if (!isFromDesk(request, host)) return refused(refuse('otherOrigin'));
    const retryAfter = await limit.take('desk', address);
    if (retryAfter !== null) return refused(refuse('tooMany', { retryAfter }));
    const { access } = operation;
    const params = context.req.param();
    const { headers } = request;
    const caller = await callerOf(services, { access, headers, slug: params['site'] });
    if (caller instanceof Refused) return refused(caller);
    const sent = { request, params, query: context.req.query() };
    const called = await readCall(sent, operation.request);
    if (called instanceof Refused) return refused(called);
    const cookies = [...caller.cookies];
    const answered = await handlers.get(operation.id)?.({
      ...caller,
      request: called.read,
      services,
      headers,
      address,
      setCookies: (more: readonly string[]) => cookies.push(...more),
    });
    const response = answered instanceof Refused ? refused(answered) : responseOf(operation, answered);
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    return response;
  }

  desk.use(async (context, next) => {
    await next();
    context.res.headers.set('cache-control', 'no-store');
    context.res.headers.set('x-content-type-options', 'nosniff');
    context.res.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
  for (const operation of Object.values<DeskOperation>(deskOperations)) {
    const path = operation.path.replace(/\{(\w+)\}/g, ':$1');
    desk[operation.method](path, async (context) => {
      const started = performance.now();
      const response = await inTime(answer(context, operation), timeoutMs);
      const facts = {
        call: operation.id,
        status: response.status,
        ms: Math.round(performance.now() - started),
      };
      logger[response.status >= 500 ? 'error' : 'info'](facts, 'desk call');
      return response;
    });
  }
  desk.notFound(() => problemResponse(refuse('noAccess')));
  desk.onError((error) => {
    logger.error(errorFacts(error), 'unexpected error of the desk');
    return problemResponse(refuse('unavailable', { retryAfter: 5 }));
  });
  return desk;
}

/** The response of a call that does not wait for a database that hangs; a write with a key can be repeated. */
async function inTime(answering: Promise<Response>, timeoutMs: number): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(problemResponse(refuse('unavailable', { retryAfter: 5 }))), timeoutMs);
  });
  // What fails after its time is over has no response any more.
  answering.catch(() => undefined);
  try {
    return await Promise.race([answering, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Responses are compared with their schema in tests and development only. */
const CHECKS = ['test', 'development'].includes(process.env['NODE_ENV'] ?? '');

function responseOf({ id, answer, answerType }: DeskOperation, answered: unknown): Response {
  if (answered instanceof Response) return answered;
  if (CHECKS) {
    const { error } = answer.safeParse(answered);
    const places = error?.issues.map(({ path }) => path.join('.') || 'answer');
    if (places)
      throw new Error(`${id} sent a response that does not match its schema: ${places.join(', ')}.`);
  }
  if (answerType) return new Response(String(answered), { headers: { 'content-type': answerType } });
  return Response.json(answered);
}
