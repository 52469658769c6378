import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { renderedPage } from './rendered-page.ts';
import { visitorLimits } from './visitor-limits.ts';
import { echoHost, echoSite } from './test/echo-host.ts';
import type { EchoHost } from './test/echo-host.ts';

const PATH = '/sitemaps/cars.xml';
const xml = { 'content-type': 'application/xml; charset=utf-8' };
const row = (at: number) => `<url><loc>https://echo.example/cars/${at}</loc></url>\n`;

let host: EchoHost | undefined;
afterEach(() => host?.close());

function streamOf(chunks: AsyncIterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** A host whose sitemap has `rows`, made one after the other; `fail` breaks it off at the end. */
async function hostWith(rows: number, { fail = false, missing = false, pages = 10_000 } = {}) {
  const made = { times: 0, sent: 0 };
  const errors: unknown[] = [];
  const body = async function* () {
    for (let at = 0; at < rows; at += 1) {
      made.sent = at + 1;
      if (at % 1_000 === 0) await setTimeout(1);
      yield new TextEncoder().encode(row(at));
    }
    if (fail) throw new Error('The database is away.');
  };
  host = await echoHost({
    onError: (error) => errors.push(error),
    limits: visitorLimits({ PAGES_PER_MINUTE: String(pages) }, []),
    sites: [
      {
        ...echoSite,
        render: (request) => {
          made.times += 1;
          const response = missing
            ? new Response('Later.', { status: 503, headers: { 'retry-after': '60' } })
            : new Response(streamOf(body()), { headers: xml });
          return renderedPage(response, { inParts: request.method === 'GET' });
        },
      },
    ],
  });
  return { host, made, errors };
}

describe('a file that is made in parts', () => {
  it('is sent while it is made, compressed, and then cached until stock changes', async () => {
    const { host: server, made } = await hostWith(20_000);
    const whole = Array.from({ length: 20_000 }, (_, at) => row(at)).join('');
    const first = await server.get(PATH, { 'accept-encoding': 'br' });
    expect([first.status, first.headers['content-encoding'], first.headers['transfer-encoding']]).toEqual([
      200,
      'br',
      'chunked',
    ]);
    expect(brotliDecompressSync(first.bytes).toString('utf8')).toBe(whole);
    expect(first.headers).toMatchObject({ ...xml, 'cache-control': 'public, max-age=0, s-maxage=60' });
    const again = await server.get(PATH);
    expect([again.text, made.times]).toEqual([whole, 1]);
    server.cache.purgeSite('echo');
    await server.get(PATH);
    expect(made.times).toBe(2);
  });

  it('that changes while it is sent is not cached', async () => {
    const { host: server, made } = await hostWith(20_000);
    const sending = server.get(PATH);
    while (made.sent === 0) await setTimeout(1);
    server.cache.purgeSite('echo');
    expect((await sending).status).toBe(200);
    await server.get(PATH);
    expect(made.times).toBe(2);
  });

  it('breaks off if it cannot be made to its end, and is not cached', async () => {
    const { host: server, errors } = await hostWith(5_000, { fail: true });
    await expect(server.get(PATH)).rejects.toThrow(/aborted|ECONNRESET|hang up/);
    expect(String(errors[0])).toContain('away');
    expect(server.cache.size).toBe(0);
  });

  it('that cannot be made at all says so like a page', async () => {
    const { host: server } = await hostWith(0, { missing: true });
    const { status, headers, text } = await server.get(PATH);
    expect([status, headers['retry-after'], text]).toEqual([503, '60', 'Later.']);
  });

  it('counts as many pages against the limit of a visitor', async () => {
    const { host: server } = await hostWith(10, { pages: 61 });
    for (const at of [1, 2, 3]) {
      server.cache.purgeSite('echo');
      const { status } = await server.get(PATH);
      expect([at, status]).toEqual([at, at === 3 ? 429 : 200]);
    }
  });
});
