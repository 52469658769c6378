import type { IncomingMessage } from 'node:http';
import { addressGroup } from '@forecourt/lead-desk';
import { encodedOnce } from './encoded-body.ts';
import { readBody } from './read-body.ts';
import type { HostedSite } from './sites.ts';
import { SEARCH_POINT_MS } from './visitor-limits.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** Maximum size of a search request, bytes; a page sends about 10 kB. */
const LARGEST_BODY = 128 * 1024;
/** Maximum concurrent searches of one visitor, and of all visitors. A browser sends six at most. */
const MOST_OF_ONE = 8;
const MOST_OF_ALL = 64;

/** The search engine for browsers: only searches with the site's key, with rate limits. */
export function searchMount(
  search: (path: string, init?: RequestInit) => Promise<Response>,
  { searches, addressOf }: Pick<VisitorLimits, 'searches' | 'addressOf'>,
) {
  const running = new Map<string, number>();
  let all = 0;

  return async (
    { method, url: address, headers }: Pick<Request, 'method' | 'url' | 'headers'>,
    site: HostedSite | null,
    incoming: IncomingMessage,
  ): Promise<Response> => {
    const url = new URL(address);
    const path = url.pathname.replace(/^\/typesense/, '');
    const allowed =
      (method === 'POST' && path === '/multi_search') ||
      (method === 'GET' && /^\/collections\/[\w-]+\/documents\/search$/.test(path));
    if (!allowed) return refuse(404, 'Not Found');
    const slug = site?.slug ?? '';
    const visitor = addressOf(incoming);
    const wait = await searches.take(slug, visitor);
    if (wait !== null) return refuse(429, 'There were too many searches from here.', wait);
    // The body is read before a slot is taken, so that a slow body does not block others.
    const body = method === 'POST' ? await readBody(incoming, LARGEST_BODY).catch(() => null) : undefined;
    if (body === null) return refuse(413, `The request is larger than ${LARGEST_BODY / 1024} KB.`);
    const group = addressGroup(visitor);
    const own = running.get(group) ?? 0;
    if (own >= MOST_OF_ONE || all >= MOST_OF_ALL) return refuse(429, 'Too many searches are running.', 1);
    running.set(group, own + 1);
    all += 1;
    try {
      // The engine limits the number of searches per request, and each search names its own collection. URL parameters would
      // override both.
      for (const name of ['limit_multi_searches', 'collection', 'preset']) url.searchParams.delete(name);
      const key = headers.get('x-typesense-api-key');
      const answer = await search(`${path}${url.search}`, {
        method,
        headers: { 'content-type': 'text/plain', ...(key ? { 'x-typesense-api-key': key } : {}) },
        ...(body && { body: body.toString('utf8') }),
      });
      const points = Math.floor(engineMs(answer) / SEARCH_POINT_MS);
      if (points > 0) await searches.take(slug, visitor, points);
      return await encoded(answer, headers.get('accept-encoding'));
    } catch {
      return refuse(503, 'The search engine does not answer.', 30);
    } finally {
      all -= 1;
      const left = (running.get(group) ?? 1) - 1;
      if (left > 0) running.set(group, left);
      else running.delete(group);
    }
  };
}

/** The results in an encoding of the browser: those of a page of cars are some 30 kB, too much for a slow line. */
async function encoded(answer: Response, accepted: string | null): Promise<Response> {
  const type = 'application/json; charset=utf-8';
  const body = Buffer.from(await answer.arrayBuffer());
  const { encoding, bytes } = encodedOnce(body, accepted ?? undefined);
  return new Response(new Uint8Array(bytes), {
    status: answer.status,
    headers: {
      ...{ 'content-type': type, 'cache-control': 'no-store', vary: 'Accept-Encoding' },
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  });
}

/** The engine's time of a search, milliseconds; a separate server does not report it. */
function engineMs({ headers }: Response): number {
  return Number(/\bengine;dur=([\d.]+)/.exec(headers.get('server-timing') ?? '')?.[1] ?? 0);
}

function refuse(status: number, message: string, retryAfter?: number): Response {
  const headers = {
    'cache-control': 'no-store',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    ...(status === 413 && { connection: 'close' }),
  };
  return Response.json({ message }, { status, headers });
}
