import { setImmediate } from 'node:timers/promises';
import type { JsonObject } from '../protocol/json.ts';
import { isObject } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import { isUnsigned } from '../search/searchParams.ts';
import { forbidden } from './ApiKeys.ts';
import type { Engine } from './Engine.ts';
import type { Clock } from './searchEngine.ts';
import { searchEngine } from './searchEngine.ts';
import type { SearchRequest } from './searchRequest.ts';
import { searchRequest } from './searchRequest.ts';
import { threadTime } from './threadTime.ts';

/** Limit of the searches of one request with a public key, and the default of `limit_multi_searches`. */
export const MAX_SEARCHES = 50;
const LIMIT = 'limit_multi_searches';
/** The searches of one request yield to the event loop after this time, milliseconds. */
const TURN_MS = 4;
/** Limit of the processor time of all searches of one request with a public key, milliseconds; the rest are rejected. */
const PUBLIC_BUDGET_MS = 1_000;
/** Limit of facet values in their results, where a hit counts for twenty; the rest are rejected. */
const PUBLIC_ROWS = 10_000;

/** The response of a multi-search: a result or an error for each, in order. */
export interface MultiSearchAnswer {
  results: JsonObject[];
}

/** The parameters shared by the searches of a body. */
export interface MultiSearchOptions {
  /** The URL parameters, which override those of the body. */
  common: ReadonlyMap<string, string>;
  /** The parameters embedded in the key of each search. */
  embedded: readonly JsonObject[];
  /** Whether the key may only search: then the number and cost of the searches are limited. */
  isBounded: boolean;
  clock: Clock;
}

/** Runs the searches of a body, in order, and returns their time on the thread in milliseconds. Rejects with the protocol's errors for the request as a whole. */
export async function multiSearch(
  engine: Engine,
  body: unknown,
  { common, embedded, isBounded, clock }: MultiSearchOptions,
): Promise<MultiSearchAnswer & { spentMs: number }> {
  const searches = searchesOf(body);
  const asked = readLimit(common.get(LIMIT) ?? embedded[0]?.[LIMIT] ?? MAX_SEARCHES);
  if (searches.length > (isBounded ? Math.min(asked, MAX_SEARCHES) : asked)) {
    throw new ProtocolError(400, 'Number of multi searches exceeds `limit_multi_searches` parameter.');
  }
  if (searches.length === 0) throw new ProtocolError(500, 'Embedded params parsing error.');
  // Each search has the parameters of its key; without them it would be answered without the key's filter.
  if (isBounded && embedded.length !== searches.length) throw forbidden();
  const results: JsonObject[] = [];
  let spentMs = 0;
  let workedMs = 0;
  let rows = 0;
  let turn = 0;
  for (const [i, search] of searches.entries()) {
    if (!isObject(search)) {
      throw new ProtocolError(400, 'The value of `searches` must be an array of objects.');
    }
    if (turn > TURN_MS) {
      await setImmediate();
      turn = 0;
    }
    if (isBounded && workedMs > PUBLIC_BUDGET_MS) {
      results.push({ code: 408, error: 'The searches of this request took too long.' });
      continue;
    }
    if (isBounded && rows >= PUBLIC_ROWS) {
      results.push({ code: 413, error: 'The searches of this request found more than one answer holds.' });
      continue;
    }
    const [started, worked] = [performance.now(), threadTime()];
    const result = oneSearch(engine, searchRequest(common, search), {
      embedded: embedded[i] ?? {},
      isBounded,
      clock,
    });
    results.push(result);
    rows += rowsOf(result);
    const took = performance.now() - started;
    spentMs += took;
    turn += took;
    workedMs += threadTime() - worked;
  }
  return { results, spentMs };
}

function readLimit(given: unknown): number {
  const text = String(given);
  if (!isUnsigned(text)) throw new ProtocolError(400, `Parameter \`${LIMIT}\` must be an unsigned integer.`);
  return Number(text);
}

function rowsOf({ hits, grouped_hits: groups, facet_counts: facets }: JsonObject): number {
  const found = [
    ...listOf(hits),
    ...listOf(groups).flatMap((group) => (isObject(group) ? listOf(group['hits']) : [])),
  ];
  const values = listOf(facets).map((facet) => (isObject(facet) ? listOf(facet['counts']).length : 0));
  return found.length * 20 + values.reduce((all, each) => all + each, 0);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The searches of a body; throws the protocol's 400 if there are none. */
export function searchesOf(body: unknown): unknown[] {
  if (isObject(body) && Array.isArray(body['searches'])) return body['searches'];
  throw new ProtocolError(400, 'Missing `searches` array.');
}

function oneSearch(
  engine: Engine,
  request: SearchRequest,
  options: Parameters<typeof searchEngine>[2],
): JsonObject {
  try {
    return searchEngine(engine, request, options);
  } catch (error) {
    if (error instanceof ProtocolError) return { code: error.code, error: error.message };
    throw error;
  }
}
