import { tmpdir } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { HtmlCache } from './html-cache.ts';
import { renderedPage } from './rendered-page.ts';
import { echoHost, echoSite } from './test/echo-host.ts';
import type { EchoAnswer, EchoHost } from './test/echo-host.ts';

/**
 * The rules of Mozilla's HTTP Observatory (version 5) for what this host may answer: 100 points, less for what is missing, more for what is
 * strict; the grade is A+ from 100.
 */
function observatoryScore({ headers }: EchoAnswer, toHttps: EchoAnswer): number {
  const policy = new Map(
    String(headers['content-security-policy'] ?? '')
      .split(';')
      .map((part): [string, string] => {
        const [name = '', ...sources] = part.trim().split(/\s+/);
        return [name, sources.join(' ')];
      }),
  );
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? '';
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? '';
  const age = Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1] ?? 0);
  const unsafe = /'unsafe-(inline|eval)'|(^|\s)(\*|https?:|data:)(\s|$)/;
  const location = String(toHttps.headers.location ?? '');
  const rules: [holds: boolean, penalty: number, bonus: number][] = [
    [policy.has('default-src') && !unsafe.test(scripts) && !unsafe.test(styles), 25, 5],
    [headers['set-cookie'] === undefined, 40, 0],
    [headers['access-control-allow-origin'] === undefined, 50, 0],
    [[301, 308].includes(toHttps.status) && location.startsWith('https://echo.example/'), 20, 0],
    [
      /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(
        String(headers['referrer-policy']),
      ),
      5,
      5,
    ],
    [age >= 15_768_000, 20, 0],
    [headers['x-content-type-options'] === 'nosniff', 5, 0],
    [policy.get('frame-ancestors') === `'none'`, 20, 5],
    [headers['cross-origin-resource-policy'] === 'same-origin', 0, 10],
  ];
  const base = rules.reduce((score, [holds, penalty]) => (holds ? score : score - penalty), 100);
  // Bonus points count from 90.
  return base < 90 ? base : rules.reduce((score, [holds, , bonus]) => (holds ? score + bonus : score), base);
}

let host: EchoHost;
afterEach(() => host.close());
const onHttps = { host: 'echo.example', 'x-forwarded-proto': 'https' };

describe('a site on the internet', () => {
  it.each(['/', '/enquire', '/nothing-here'])(
    'has the grade A+ of the HTTP Observatory at %s',
    async (where) => {
      host = await echoHost({ production: true });
      const plain = await host.get(where, { host: 'echo.example', 'x-forwarded-proto': 'http' });
      expect(observatoryScore(await host.get(where, onHttps), plain)).toBe(125);
      // The score can fall.
      expect(observatoryScore({ ...plain, headers: {} }, { ...plain, status: 200 })).toBeLessThan(30);
    },
  );

  it('says only for its own host that it is reached over HTTPS', async () => {
    host = await echoHost({ production: true });
    const { headers } = await host.get('/', onHttps);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect((await host.get('/', { ...onHttps, 'x-forwarded-proto': 'https, http' })).headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
    });
  });

  it('says it for the hosts below too, and for as long, where the dealer says so', async () => {
    const dealer = {
      ...echoSite.definition.dealer,
      hsts: { maxAgeSeconds: 63_072_000, includeSubDomains: true },
    };
    const api = async () => new Response('{}');
    host = await echoHost({
      production: true,
      sites: [{ ...echoSite, definition: { ...echoSite.definition, dealer } }],
      mounts: [{ prefix: '/api', handle: api }],
    });
    const sentAt = async (where: string, headers: Record<string, string> = onHttps) =>
      (await host.get(where, headers)).headers['strict-transport-security'];
    // A page, a page that is not kept, a file that is missing, a redirect to the usual address, and the API.
    for (const where of ['/', '/enquire', '/assets/none.js', '/search//here', '/api/cars'])
      expect([where, await sentAt(where)]).toEqual([where, 'max-age=63072000; includeSubDomains']);
    expect(await sentAt('/', { ...onHttps, host: 'nobody.example' })).toBe('max-age=31536000');
    expect(await sentAt('/', { host: 'echo.example' })).toBeUndefined();
  });

  it('sends visitors without TLS to the same address with it, and answers probes as they come', async () => {
    const answers = async () => new Response('alive');
    host = await echoHost({
      production: true,
      mounts: [{ prefix: '/healthz', anyHost: true, handle: answers }],
    });
    const asked = { host: 'echo.example', 'x-forwarded-proto': 'http' };
    const moved = await host.post('/enquire?a=1&b=%2F', 'a=b', asked);
    expect([moved.status, moved.headers.location]).toEqual([308, 'https://echo.example/enquire?a=1&b=%2F']);
    expect((await host.get('/healthz', asked)).text).toBe('alive');
    expect((await host.get('/', { host: 'echo.example' })).status).toBe(200);
  });

  it('sends staff without TLS to the desk with it', async () => {
    const desk = { hosts: ['desk.example'], directory: tmpdir(), handle: async () => new Response('desk') };
    host = await echoHost({ production: true, desk });
    const asked = { host: 'desk.example', 'x-forwarded-proto': 'http' };
    for (const where of ['/leads?a=1', '/api/desk/session']) {
      const { status, headers } = await host.get(where, asked);
      expect([status, headers.location]).toEqual([308, `https://desk.example${where}`]);
    }
    const { status } = await host.get('/api/desk/session', { ...asked, 'x-forwarded-proto': 'https' });
    expect(status).toBe(200);
  });

  it('takes a plain form from a page that was reached over TLS, whatever the proxy says of it', async () => {
    host = await echoHost();
    const form = { host: 'echo.example', 'content-type': 'application/x-www-form-urlencoded' };
    const urlFor = async (headers: Record<string, string>) =>
      /"url":"([^"]*)"/.exec((await host.post('/enquire', 'a=b', { ...form, ...headers })).text)?.[1];
    expect(await urlFor({ origin: 'https://echo.example' })).toBe('https://echo.example/enquire');
    expect(await urlFor({ origin: 'http://echo.example' })).toBe('http://echo.example/enquire');
    expect(await urlFor({ origin: 'https://evil.example' })).toBe('http://echo.example/enquire');
    expect(await urlFor({ origin: 'null' })).toBe('http://echo.example/enquire');
  });
});

it('a script that came into a page with data is not allowed to run, and the scripts of the site are', async () => {
  const cache = new HtmlCache({ freshMs: 60_000, staleMs: 0, maxBytes: 10_000_000, now: Date.now });
  const injected = '<script>alert("injected")</script>';
  host = await echoHost({
    cache,
    sites: [
      {
        ...echoSite,
        render: async (_request, { nonce }) =>
          renderedPage(
            new Response(`<p>${injected}</p><script nonce="${nonce}">start()</script>`, {
              headers: { 'content-type': 'text/html; charset=utf-8' },
            }),
          ),
      },
    ],
  });
  const { text, headers } = await host.get('/');
  expect(text).toBe(`<p>${injected}</p><script>start()</script>`);
  const scripts = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  expect(scripts).toMatch(/^'self' 'sha256-[^']+'$/);
  // Another rendering of the page is the same, although its mark is another one.
  cache.purgeSite('echo');
  expect((await host.get('/')).headers).toMatchObject({ etag: headers.etag });
});
