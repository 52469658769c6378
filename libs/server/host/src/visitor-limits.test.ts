import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { waitOf } from '@forecourt/database/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pictureMount } from './picture-mount.ts';
import { searchMount } from './search-mount.ts';
import { echoHost } from './test/echo-host.ts';
import type { EchoHost } from './test/echo-host.ts';
import { visitorLimits } from './visitor-limits.ts';

const found = '{"results":[{"found":2}]}';
let host: EchoHost;
afterEach(() => host.close());

type Search = (path: string, init?: RequestInit) => Promise<Response>;

/** A host with these limits, one trusted proxy and this engine. */
async function limited(env: Record<string, string>, search: Search = async () => new Response(found)) {
  const limits = visitorLimits({ TRUSTED_PROXIES: '1', ...env }, []);
  const picture = async () => new Response('a picture');
  const api = async (request: Request) => new Response(await request.text());
  host = await echoHost({
    limits,
    requestTimeoutMs: 900,
    mounts: [
      { prefix: '/typesense', handle: searchMount(search, limits) },
      { prefix: '/images', handle: pictureMount({ handle: picture }, limits) },
      { prefix: '/api', handle: api },
    ],
  });
}

const by = (visitor: string) => ({ 'x-forwarded-for': visitor });
const searchPath = '/typesense/collections/Car_production_echo/documents/search?q=*';

async function statuses(path: string, count: number, visitor: string): Promise<number[]> {
  const answers: number[] = [];
  for (let asked = 0; asked < count; asked += 1) answers.push((await host.get(path, by(visitor))).status);
  return answers;
}

describe('one visitor', () => {
  it.each([
    ['searches', searchPath],
    ['pictures', '/images/any.webp'],
  ])(
    'has a limit of %s per minute with Retry-After; another visitor is not affected',
    async (_name, path) => {
      await limited({ SEARCHES_PER_MINUTE: '5', PICTURES_PER_MINUTE: '5' });
      expect(await statuses(path, 7, '203.0.113.1')).toEqual([200, 200, 200, 200, 200, 429, 429]);
      const refused = await host.get(path, by('203.0.113.1'));
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.headers['cache-control']).toBe('no-store');
      expect(await statuses(path, 2, '203.0.113.2')).toEqual([200, 200]);
    },
  );

  it('has a limit of rendered pages, but not of cached pages', async () => {
    await limited({ PAGES_PER_MINUTE: '3' });
    expect(await statuses('/', 3, '203.0.113.1')).toEqual([200, 200, 200]);
    expect(await statuses('/?a=1', 1, '203.0.113.1')).toEqual([200]);
    expect(await statuses('/?a=2', 1, '203.0.113.1')).toEqual([200]);
    const refused = await host.get('/?a=3', by('203.0.113.1'));
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('try again in a minute');
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(await statuses('/enquire', 1, '203.0.113.1')).toEqual([429]);
    expect(await statuses('/?a=1', 2, '203.0.113.1')).toEqual([200, 200]);
    expect(await statuses('/?a=3', 1, '203.0.113.2')).toEqual([200]);
  });

  it('is limited by engine time', async () => {
    const dear = async () => new Response(found, { headers: { 'server-timing': 'engine;dur=1000.5' } });
    await limited({ SEARCHES_PER_MINUTE: '100' }, dear);
    expect(await statuses(searchPath, 4, '203.0.113.1')).toEqual([200, 200, 429, 429]);
  });

  it('has at most eight concurrent searches', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await limited({}, async () => gate.then(() => new Response(found)));
    const waiting = Array.from({ length: 8 }, () => host.get(searchPath, by('203.0.113.1')));
    await vi.waitFor(
      async () => expect((await host.get(searchPath, by('203.0.113.1'))).status).toBe(429),
      10_000,
    );
    release();
    for (const { status } of await Promise.all(waiting)) expect([200, 429]).toContain(status);
    expect(await statuses(searchPath, 1, '203.0.113.1')).toEqual([200]);
  });

  it('does not reach a limit with two filter clicks a second and ten pages of cards', async () => {
    const { searches, pictures, pages } = visitorLimits({}, []);
    const taken = async (limit: typeof searches, count: number) => {
      for (let asked = 0; asked < count; asked += 1)
        expect(await limit.take('harbour-city', '203.0.113.1')).toBeNull();
    };
    await taken(searches, 2 * 60);
    await taken(pictures, 10 * 21 * 3);
    await taken(pages, 60);
  });

  it('cannot raise the number of searches per request', async () => {
    const search = vi.fn<Search>(async () => new Response(found));
    await limited({}, search);
    await host.get(`${searchPath}&limit_multi_searches=99999`);
    expect(search).toHaveBeenCalledExactlyOnceWith(
      expect.not.stringContaining('limit_multi_searches'),
      expect.anything(),
    );
  });
});

it.each([
  ['br', 'gzip, br'],
  ['gzip', 'gzip'],
  [undefined, 'identity'],
])(
  'results of a search leave the host in the encoding %s for a browser that takes %s',
  async (used, taken) => {
    const many = JSON.stringify({
      results: Array.from({ length: 500 }, (_, id) => ({ id, make: 'Toyota' })),
    });
    await limited({}, async () => new Response(many));
    const { headers, bytes } = await host.get(searchPath, { 'accept-encoding': taken });
    expect(headers['content-encoding']).toBe(used);
    expect(headers.vary).toBe('Accept-Encoding');
    const decoded = used === 'br' ? brotliDecompressSync(bytes) : used === 'gzip' ? gunzipSync(bytes) : bytes;
    expect(decoded.toString()).toBe(many);
  },
);

describe('a body', () => {
  const pour = async (path: string, bytes: number) => {
    const socket = connect(host.port, '127.0.0.1');
    let answer = '';
    let open = true;
    let sent = 0;
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    const closed = new Promise<void>((resolve) =>
      socket.once('close', () => {
        open = false;
        resolve();
      }),
    );
    socket.write(`POST ${path} HTTP/1.1\r\nHost: echo.localhost:4200\r\nTransfer-Encoding: chunked\r\n\r\n`);
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000, 'x'), Buffer.from('\r\n')]);
    while (open && sent < bytes) {
      sent += 0x10000;
      if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
    }
    if (open) socket.end('0\r\n\r\n');
    await closed;
    return answer;
  };

  it.each(['/typesense/multi_search', '/enquire', '/', '/images/any.webp', '/typesense/collections'])(
    'without an end to %s is aborted, without a memory leak',
    async (path) => {
      await limited({});
      // The first one also measures the buffers of sockets, of both ends, that wait for the garbage collector.
      await pour(path, 2_000 * 1024 * 1024);
      const before = process.memoryUsage().rss;
      const { ms } = await waitOf(() => pour(path, 2_000 * 1024 * 1024));
      expect(ms).toBeLessThan(2_000);
      expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
    },
  );

  it.each(['/typesense/multi_search', '/enquire'])('that is too large for %s returns 413', async (path) => {
    await limited({});
    const answer = await pour(path, 300 * 1024);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  it('that is sent too slowly closes the connection', async () => {
    await limited({});
    const socket = connect(host.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.write(
      'POST /typesense/multi_search HTTP/1.1\r\nHost: echo.localhost:4200\r\nContent-Length: 100\r\n\r\n{',
    );
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
  });
});
