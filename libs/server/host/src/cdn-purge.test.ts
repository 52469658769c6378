import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdnPurge, type CdnPurge } from './cdn-purge.ts';
import { readConfig } from './config.ts';
import { fastly, readFastlyUrl } from './fastly.ts';
import { echoHost } from './test/echo-host.ts';

const TOKEN = 'a token/with=signs';

/** Keys purged at a server with the rules of Fastly's API: POST, a token that it knows, at most 256 keys of a kind that it takes. */
describe('purging pages at a CDN', () => {
  let server: Server;
  let purges: string[][];
  let asked: IncomingHttpHeaders[];
  let failing: number[];
  let cdn: CdnPurge;
  let service: NonNullable<ReturnType<typeof readFastlyUrl>>;
  let errors: unknown[];
  beforeEach(async () => {
    purges = [];
    asked = [];
    failing = [];
    errors = [];
    server = createServer((request, response) => {
      asked.push(request.headers);
      const answer = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      const status = failing.shift();
      if (status !== undefined) return status === 0 ? request.destroy() : answer(status, { msg: 'no' });
      if (request.method !== 'POST' || request.url !== '/service/SU1Z0isxPaozGVKXdv0eY/purge')
        return answer(404, { msg: 'Record not found' });
      if (request.headers['fastly-key'] !== TOKEN)
        return answer(401, { msg: 'Provided credentials are missing or invalid' });
      const header = request.headers['surrogate-key'];
      const keys = typeof header === 'string' ? header.split(' ') : [];
      if (keys.length === 0 || keys.length > 256) return answer(400, { msg: 'Bad request' });
      purges.push(keys);
      return answer(200, Object.fromEntries(keys.map((key, index) => [key, `108-1391560174-${index}`])));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const read = readFastlyUrl(
      `http://${encodeURIComponent(TOKEN)}@127.0.0.1:${port}/service/SU1Z0isxPaozGVKXdv0eY/purge`,
    );
    if (!read) throw new Error('The address was not understood.');
    service = read;
    cdn = cdnPurge(fastly(service), { onError: (error) => errors.push(error), again: 700 });
  });
  afterEach(async () => {
    await cdn.close();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  it('gathers changes, and purges once more when every process shows them', async () => {
    cdn.changed(['harbour-city']);
    cdn.changed(new Set(['northside-group', 'harbour-city']));
    const both = ['site-harbour-city', 'site-northside-group'];
    await vi.waitFor(() => expect(purges).toEqual([both, both]), { timeout: 10_000 });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(purges).toHaveLength(2);
    expect(errors).toEqual([]);
    expect(asked[0]).toMatchObject({ accept: 'application/json' });
  });

  it('tries again what the CDN refuses or does not answer, with what has changed since', async () => {
    failing = [503, 0, 429];
    cdn.changed(['harbour-city']);
    await vi.waitFor(() => expect(errors.length).toBeGreaterThan(0), 10_000);
    cdn.changed(['outback-caravans']);
    await vi.waitFor(() => expect(purges.length).toBeGreaterThan(0), { timeout: 15_000 });
    expect(new Set(purges.flat())).toEqual(new Set(['site-harbour-city', 'site-outback-caravans']));
    expect(String(errors[0])).toContain('status 503');
    expect(errors.map(String).join()).not.toContain(TOKEN);
  }, 20_000);

  it('sends all that waits when it is closed, until the CDN refuses', async () => {
    const slugs = Array.from({ length: 600 }, (_, index) => `dealer-${index}`);
    cdn.changed(slugs);
    failing = [200, 503];
    await cdn.close();
    expect([new Set(purges.flat()).size, errors.length]).toEqual([0, 1]);
    cdn = cdnPurge(fastly(service), { onError: (error) => errors.push(error) });
    cdn.changed(slugs);
    await cdn.close();
    expect(new Set(purges.flat()).size).toBe(600);
  });

  it('sends no more keys at once than the CDN takes', async () => {
    cdn.changed(Array.from({ length: 600 }, (_, index) => `dealer-${index}`));
    await vi.waitFor(() => expect(new Set(purges.flat()).size).toBe(600), 10_000);
    expect(purges.slice(0, 3).map(({ length }) => length)).toEqual([256, 256, 88]);
  });

  it('sends what waits when the process stops, and nothing after that', async () => {
    cdn.changed(['harbour-city']);
    await cdn.close();
    expect(purges).toEqual([['site-harbour-city']]);
    cdn.changed(['harbour-city']);
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(purges).toHaveLength(1);
  });
});

describe('a page of a host', () => {
  it('is kept by a CDN for a minute and has no key, without a CDN that is told of changes', async () => {
    const host = await echoHost();
    const { headers } = await host.get('/');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    expect(headers['surrogate-key']).toBeUndefined();
    await host.close();
  });

  it('has the key of its site and stays longer with one, and what is for one visitor has neither', async () => {
    const host = await echoHost({ cdnSeconds: 600 });
    const page = await host.get('/');
    expect(page.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=600',
      'surrogate-key': 'site-echo',
    });
    const fresh = await host.get('/enquire');
    expect(fresh.headers['cache-control']).toBe('no-store');
    expect(fresh.headers['surrogate-key']).toBeUndefined();
    await host.close();
  });
});

describe('CDN_PURGE_URL', () => {
  it('is off by default, and sets how long a page stays at the CDN', () => {
    expect(readConfig({}, '/')).toMatchObject({ cdn: null });
    const env = { CDN_PURGE_URL: 'https://token@api.fastly.com/service/abc/purge' };
    expect(readConfig(env, '/').cdn).toEqual({
      service: { url: 'https://api.fastly.com/service/abc/purge', token: 'token' },
      seconds: 600,
    });
    expect(readConfig({ ...env, CDN_SECONDS: '3600' }, '/').cdn?.seconds).toBe(3600);
  });

  it.each([
    'https://api.fastly.com/service/abc/purge',
    'http://token@api.fastly.com/service/abc/purge',
    'https://token@api.fastly.com/service/abc',
    'https://token:more@api.fastly.com/service/abc/purge',
    'token',
  ])('is refused as %s', (url) => {
    expect(() => readConfig({ CDN_PURGE_URL: url }, '/')).toThrow(/CDN_PURGE_URL is not the address/);
  });
});
