import type { IncomingMessage } from 'node:http';
import { addressGroup } from '@forecourt/lead-desk';
import { readBody } from './read-body.ts';
import type { HostedSite } from './sites.ts';
import { SEARCH_POINT_MS } from './visitor-limits.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** How many bytes of a search are read: those of a page take 10 kB. */
const LARGEST_BODY = 128 * 1024;
/** Searches that one visitor, and all of them, may wait for at a time. A browser asks for six at most. */
const MOST_OF_ONE = 8;
const MOST_OF_ALL = 64;

/** The engine as a browser may reach it: searches with its site's key, nothing else, and no more than a person asks for. */
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
    // The body comes before the slot: one that trickles holds nobody up.
    const body = method === 'POST' ? await readBody(incoming, LARGEST_BODY).catch(() => null) : undefined;
    if (body === null) return refuse(413, `The request is larger than ${LARGEST_BODY / 1024} KB.`);
    const group = addressGroup(visitor);
    const own = running.get(group) ?? 0;
    if (own >= MOST_OF_ONE || all >= MOST_OF_ALL) return refuse(429, 'Other searches are being made.', 1);
    running.set(group, own + 1);
    all += 1;
    try {
      // How many searches one request may hold is the engine's to say, and each search names its collection itself: a second name
      // beside it could be read in its stead.
      for (const name of ['limit_multi_searches', 'collection', 'preset']) url.searchParams.delete(name);
      const key = headers.get('x-typesense-api-key');
      const answer = await search(`${path}${url.search}`, {
        method,
        headers: { 'content-type': 'text/plain', ...(key ? { 'x-typesense-api-key': key } : {}) },
        ...(body && { body: body.toString('utf8') }),
      });
      const points = Math.floor(engineMs(answer) / SEARCH_POINT_MS);
      if (points > 0) await searches.take(slug, visitor, points);
      return new Response(new Uint8Array(await answer.arrayBuffer()), {
        status: answer.status,
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      });
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

/** What the engine says that it spent, milliseconds; a server of its own says nothing. */
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
