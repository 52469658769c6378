import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiKeys } from '../engine/ApiKeys.ts';
import { createSearchEngine } from '../createSearchEngine.ts';
import { demoCars, demoSchema } from './demoCars.ts';

const ADMIN = 'administrator';
const engine = createSearchEngine({ apiKey: ADMIN });
let port: number;
let key: string;

interface Result {
  found: number;
  hits: unknown[];
  code?: number;
  error?: string;
}

async function call(
  path: string,
  body: string | object,
  by = key,
): Promise<{ status: number; text: string }> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'x-typesense-api-key': by },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

async function search(query: object, by = key): Promise<Result> {
  const { text } = await call('/multi_search', { searches: [{ collection: 'cars', q: '*', ...query }] }, by);
  return JSON.parse(text).results[0];
}

const several = (count: number) => ({
  searches: Array.from({ length: count }, () => ({ collection: 'cars', q: '*', per_page: 0 })),
});

beforeAll(async () => {
  const address = (await engine.listen({ port: 0 })).address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
  await call('/collections', demoSchema('cars'), ADMIN);
  await call(
    '/collections/cars/documents/import',
    demoCars.map((car) => JSON.stringify(car)).join('\n'),
    ADMIN,
  );
  const made = await call(
    '/keys',
    { description: 'searches', actions: ['documents:search'], collections: ['cars'] },
    ADMIN,
  );
  key = JSON.parse(made.text).value;
});
afterAll(() => engine.close());

describe('the body of a request with a public key', () => {
  const large = JSON.stringify({ searches: [{ q: 'x'.repeat(200_000) }] });

  it('is rejected above 128 kB, also without a Content-Length, and with the admin key it is not', async () => {
    expect((await call('/multi_search', large)).status).toBe(413);
    expect((await call('/multi_search', large, 'nobody')).status).toBe(413);
    expect((await call('/multi_search', large, ADMIN)).status).toBe(200);
    const streamed = await fetch(`http://127.0.0.1:${port}/multi_search?x-typesense-api-key=${key}`, {
      method: 'POST',
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
    const request = new Request('http://any/multi_search', {
      method: 'POST',
      headers: { 'x-typesense-api-key': key },
      body: large,
    });
    expect((await engine.handle(request)).status).toBe(413);
  });

  it('is aborted while streaming: 200 MB use no memory, and the connection is closed', async () => {
    const before = process.memoryUsage().rss;
    const socket = connect(port, '127.0.0.1');
    const { answer, sent } = await pour(socket, 200 * 1024 * 1024);
    expect(answer).toContain('HTTP/1.1 413');
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(sent).toBeLessThan(100 * 1024 * 1024);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });
});

describe('the searches of a request with a public key', () => {
  it('are at most 50, also with a higher parameter; a lower one applies', async () => {
    const path = (limit: number) => `/multi_search?limit_multi_searches=${limit}`;
    expect((await call(path(99_999), several(51))).status).toBe(400);
    expect((await call('/multi_search', { ...several(51), limit_multi_searches: 99_999 })).status).toBe(400);
    expect((await call(path(99_999), several(50))).status).toBe(200);
    expect((await call(path(3), several(4))).status).toBe(400);
    expect((await call(path(99_999), several(400), ADMIN)).status).toBe(200);
  });

  it.each(['x', '-1', '1e9', 'Infinity', ''])(
    'are refused with the limit %j, which is no number',
    async (limit) => {
      const { status, text } = await call(`/multi_search?limit_multi_searches=${limit}`, several(51));
      expect([status, text]).toEqual([400, expect.stringContaining('must be an unsigned integer')]);
    },
  );

  it('are counted before their keys are checked', async () => {
    const authenticate = vi.spyOn(ApiKeys.prototype, 'authenticate');
    const { status, text } = await call('/multi_search', {
      searches: Array.from({ length: 60_000 }, () => 0),
    });
    expect([status, text]).toEqual([400, expect.stringContaining('Number of multi searches exceeds')]);
    expect(authenticate.mock.calls.length).toBeLessThan(60);
    authenticate.mockRestore();
  });

  it.each([
    ['blanks', ' '.repeat(3_990)],
    ['tabs', '\t'.repeat(3_990)],
    ['colons', ':'.repeat(3_990)],
    ['brackets', ':['.repeat(1_990)],
  ])('are read at once: a facet with parameters of %s', async (_name, params) => {
    const started = performance.now();
    expect((await search({ facet_by: `make(${params})` })).code).toBe(400);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('are read at once: a filter with a long number', async () => {
    const started = performance.now();
    expect((await search({ filter_by: `price:=${'1'.repeat(19_900)}x` })).code).toBe(400);
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('count at most 50 facets, also those that a pattern names', async () => {
    const { code, error } = await search({ facet_by: Array(50).fill('*').join(',') });
    expect([code, error]).toEqual([400, expect.stringContaining('Maximum allowed: 50')]);
    expect((await search({ facet_by: '*' })).code).toBeUndefined();
  });

  it('have pages of groups with at most 500 documents', async () => {
    const lines = Array.from({ length: 600 }, (_, n) =>
      JSON.stringify({ ...demoCars[0], id: `group-${n}`, make: `Make ${n % 30}` }),
    );
    await call('/collections/cars/documents/import', lines.join('\n'), ADMIN);
    const query = { collection: 'cars', q: '*', group_by: 'make', group_limit: 20, per_page: 250 };
    const { text } = await call('/multi_search', { searches: [query] });
    const groups: { hits: unknown[] }[] = JSON.parse(text).results[0].grouped_hits;
    expect(groups.length).toBeGreaterThanOrEqual(30);
    expect(groups.flatMap(({ hits }) => hits).length).toBeLessThanOrEqual(500);
    for (let n = 0; n < 600; n += 1)
      await fetch(`http://127.0.0.1:${port}/collections/cars/documents/group-${n}`, {
        method: 'DELETE',
        headers: { 'x-typesense-api-key': ADMIN },
      });
  });

  it.each([
    ['a long query', { q: 'a '.repeat(600), query_by: 'name' }],
    ['a long filter', { filter_by: `id:[${'x,'.repeat(20_000)}]` }],
    ['many values', { filter_by: `id:[${'x,'.repeat(1_001)}]` }],
    ['a deep filter', { filter_by: `${'('.repeat(30)}make:=Kia${')'.repeat(30)}` }],
    ['many facets', { facet_by: Array(60).fill('make').join(',') }],
    ['many fields', { q: 'kia', query_by: Array(30).fill('name').join(',') }],
    ['many groups', { group_by: 'make,model,badge,body' }],
    ['a long tag', { q: 'kia', query_by: 'name', highlight_start_tag: '<'.repeat(5_000) }],
  ])('are rejected with %s, with the limit in the message', async (_name, query) => {
    const { code, error } = await search(query);
    expect(code).toBe(400);
    expect(error).toMatch(
      /^Parameter `\w+` has \d+ .*\. A key that may only search is answered up to \d+\.$/,
    );
    expect((await search(query, ADMIN)).error ?? '').not.toMatch(/may only search/);
  });

  it('have parameters clamped to the limit, never raised', async () => {
    const own = await search({ limit_hits: 3 });
    expect([own.found, own.hits.length]).toEqual([demoCars.length, 3]);
    const highest = await search({
      limit_hits: 4_000_000_000,
      max_facet_values: 4_000_000_000,
      facet_by: 'make',
    });
    expect(highest.found).toBe(demoCars.length);
    expect((await search({ max_facet_values: 'many' })).error).toContain('must be an unsigned integer');
  });

  it('are answered with so much and no more, all together', async () => {
    const lines = Array.from({ length: 400 }, (_, n) => JSON.stringify({ ...demoCars[0], id: `many-${n}` }));
    await call('/collections/cars/documents/import', lines.join('\n'), ADMIN);
    const all = { collection: 'cars', q: '*', per_page: 250 };
    const { text } = await call('/multi_search', { searches: Array.from({ length: 50 }, () => all) });
    const results: Result[] = JSON.parse(text).results;
    expect(results.filter(({ code }) => code === undefined)).toHaveLength(2);
    expect(results.at(-1)?.error).toMatch(/more than one answer holds/);
  });

  it('do not block other requests', async () => {
    const dear = {
      collection: 'cars',
      q: 'toyoat',
      query_by: 'name,make,model',
      facet_by: 'make,model,body',
    };
    let passed = 0;
    let done = false;
    const many = { searches: Array.from({ length: 400 }, () => dear) };
    const waiting = call('/multi_search?limit_multi_searches=400', many, ADMIN).then(({ status }) => {
      done = true;
      return status;
    });
    while (!done) {
      await search({ per_page: 0 });
      passed += 1;
    }
    expect(await waiting).toBe(200);
    expect(passed).toBeGreaterThan(2);
  });
});

/** Sends a body of this size in chunks until the server closes the connection; returns the response and the number of sent bytes. */
async function pour(socket: Socket, bytes: number): Promise<{ answer: string; sent: number }> {
  let answer = '';
  let sent = 0;
  let open = true;
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) =>
    socket.once('close', () => {
      open = false;
      resolve();
    }),
  );
  socket.write(`POST /multi_search HTTP/1.1\r\nHost: any\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000, 'x'), Buffer.from('\r\n')]);
  while (open && sent < bytes) {
    sent += 0x10000;
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  }
  if (open) socket.end('0\r\n\r\n');
  await closed;
  return { answer, sent };
}
