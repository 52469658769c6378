import type { AddressInfo } from 'node:net';
import { createSearchEngine } from '../createSearchEngine.ts';
import { demoCars, demoSchema } from './demoCars.ts';

/** A server under test. */
export interface Target {
  url: string;
  host: string;
  port: number;
  apiKey: string;
  /** The collection of demo cars, with a name that does not affect other data of a shared server. */
  cars: string;
  /** Whether synonyms and overrides live in sets (version 30) or with the collection (before). */
  hasSets: boolean;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  search(search: Record<string, unknown>): Promise<SearchAnswer>;
  close(): Promise<void>;
}

/** An answer, its body parsed where it is JSON. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
  text: string;
}

/** The parts of a search result that the suite looks at. */
export interface SearchAnswer {
  found: number;
  page: number;
  hits: {
    document: Record<string, unknown>;
    highlights: Record<string, unknown>[];
    curated?: boolean;
    text_match?: number;
  }[];
  grouped_hits: { group_key: unknown[]; found: number; hits: SearchAnswer['hits'] }[];
  facet_counts: FacetAnswer[];
  code?: number;
  error?: string;
}

/** One facet of a result. */
export interface FacetAnswer {
  field_name: string;
  counts: { value: string; count: number; highlighted: string }[];
  stats: Record<string, number>;
}

/** The server of `TYPESENSE_URL` (with `TYPESENSE_API_KEY`), or else the engine of this package on a free port. */
export async function openTarget(): Promise<Target> {
  const given = process.env['TYPESENSE_URL'];
  const engine = given === undefined ? createSearchEngine({ apiKey: 'conformance' }) : null;
  const address = (await engine?.listen({ port: 0 }))?.address() as AddressInfo | undefined;
  const url = given?.replace(/\/$/, '') ?? `http://127.0.0.1:${address?.port}`;
  const apiKey = given === undefined ? 'conformance' : (process.env['TYPESENSE_API_KEY'] ?? 'xyz');
  const { hostname, port } = new URL(url);
  const cars = `conformance_${process.pid}_${Math.trunc(performance.now() * 1000)}`;
  const call: Target['call'] = async (method, path, body, headers = {}) => {
    const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(url + path, {
      method,
      headers: { 'x-typesense-api-key': apiKey, ...headers },
      ...(sent === undefined ? {} : { body: sent }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parse(text), text };
  };
  const { version } = (await call('GET', '/debug')).body;
  const release = typeof version === 'string' ? version : '';
  await call('POST', '/collections', demoSchema(cars));
  await call(
    'POST',
    `/collections/${cars}/documents/import`,
    demoCars.map((car) => JSON.stringify(car)).join('\n'),
  );
  return {
    url,
    host: hostname,
    port: Number(port),
    apiKey,
    cars,
    hasSets: release === 'nightly' || Number.parseInt(release, 10) >= 30,
    call,
    search: async (search) => {
      const { body } = await call('POST', '/multi_search', { searches: [{ collection: cars, ...search }] });
      return (body['results'] as SearchAnswer[])[0]!;
    },
    close: async () => {
      await call('DELETE', `/collections/${cars}`);
      await engine?.close();
    },
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The ids of a result's hits, in order. */
export function idsOf(answer: SearchAnswer): string[] {
  return answer.hits.map((hit) => String(hit.document['id']));
}
