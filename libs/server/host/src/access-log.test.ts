import { mkdtemp, rm } from 'node:fs/promises';
import { METHODS, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openMailer } from '@forecourt/lead-desk';
import type { LeadMail } from '@forecourt/lead-desk';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { accessLog } from './access-log.ts';
import { hostMetrics } from './host-metrics.ts';
import { echoHost, echoSite } from './test/echo-host.ts';
import type { EchoHost } from './test/echo-host.ts';

const metrics = hostMetrics();
const lines: Record<string, unknown>[] = [];
const logger = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
let host: EchoHost;

async function start(changes: Parameters<typeof echoHost>[0] = {}) {
  lines.length = 0;
  metrics.registry.resetMetrics();
  host = await echoHost({ onAnswered: accessLog(logger, metrics), ...changes });
}
afterEach(() => host.close());
/** The lines once so many answers have ended: a client has an answer before the server has closed it. */
const logged = async (count: number) => {
  await expect.poll(() => lines.length).toBe(count);
  return lines.map(({ level, time, ms, ...line }) => line);
};
const values = async (name: string) =>
  (await metrics.registry.getMetricsAsJSON()).find((metric) => metric.name === name)?.values ?? [];

describe('the access log', () => {
  it('names the route of an answer, and nothing of the person: no path, query, address or header', async () => {
    await start();
    await host.get('/search/kimberley@shopper.example?phone=0491570006', {
      'user-agent': 'Browser of Kimberley',
      'x-forwarded-for': '203.0.113.7',
      referer: 'https://mail.example/kimberley',
    });
    await host.get('/search/kimberley@shopper.example');
    await host.get('/nowhere');
    await host.post('/enquire?token=secret', 'name=Kimberley');
    expect(await logged(4)).toEqual([
      { site: 'echo', route: 'search.results', cache: 'miss', method: 'GET', status: 200, msg: 'request' },
      // Its key is the address, of which the query above is part.
      { site: 'echo', route: 'search.results', cache: 'miss', method: 'GET', status: 200, msg: 'request' },
      { site: 'echo', route: 'unknown', cache: 'miss', method: 'GET', status: 200, msg: 'request' },
      { site: 'echo', route: 'enquiry.form', cache: 'never', method: 'POST', status: 200, msg: 'request' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/kimberley|0491|203\.0|secret/i);
  });

  it('says whether a page came from the cache, and what was answered on a host that no site has', async () => {
    await start();
    await host.get('/');
    await host.get('/');
    await host.get('/', { host: 'stranger.example' });
    expect(
      (await logged(3)).map(({ site, route, cache, status }) => ({ site, route, cache, status })),
    ).toEqual([
      { site: 'echo', route: 'home.page', cache: 'miss', status: 200 },
      { site: 'echo', route: 'home.page', cache: 'hit', status: 200 },
      { site: null, route: 'none', status: 421 },
    ]);
    expect(await values('forecourt_pages_total')).toEqual([
      { labels: { site: 'echo', cache: 'miss' }, value: 1 },
      { labels: { site: 'echo', cache: 'hit' }, value: 1 },
    ]);
  });

  it('refuses methods that nothing here has, and measures them as one', async () => {
    await start();
    // A tunnel is no request, and its connection is closed.
    const methods = METHODS.filter((method) => method !== 'CONNECT');
    const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
    const refused: string[] = [];
    for (const method of methods) {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const asked = request({
          port: host.port,
          host: '127.0.0.1',
          method,
          headers: { host: 'echo.localhost' },
        });
        asked.on(
          'response',
          (response) => void response.resume().on('end', () => resolve(response.statusCode)),
        );
        asked.on('error', reject).end();
      });
      if (status !== 200) refused.push(`${method} ${status}`);
    }
    expect(refused).toEqual(methods.filter((method) => !known.has(method)).map((method) => `${method} 405`));
    await logged(methods.length);
    const measured = (await values('forecourt_request_seconds')).flatMap(
      ({ labels }) => labels['method'] ?? [],
    );
    expect(new Set(measured)).toEqual(new Set([...known, 'other']));
  });

  it('does not count as answered what a visitor did not wait for', async () => {
    let rendering = () => {};
    const began = new Promise<void>((resolve) => (rendering = resolve));
    await start({ sites: [{ ...echoSite, render: () => new Promise(() => rendering()) }] });
    const asked = request({ port: host.port, host: '127.0.0.1', headers: { host: 'echo.localhost' } });
    asked.on('error', () => {}).end();
    await began;
    asked.destroy();
    expect(await logged(1)).toMatchObject([{ route: 'home.page', status: 499, aborted: true }]);
    const measured = (await values('forecourt_request_seconds')).flatMap(
      ({ labels }) => labels['status'] ?? [],
    );
    expect(new Set(measured)).toEqual(new Set(['499']));
  });

  it('logs a failure as an error, and leaves probes, calls of the API and files alone', async () => {
    const handle = async () => new Response('');
    await start({
      sites: [
        {
          ...echoSite,
          clientDirectory: path.join(import.meta.dirname, 'test'),
          render: () => Promise.reject(new Error('no')),
        },
      ],
      mounts: [
        { prefix: '/healthz', handle, anyHost: true },
        { prefix: '/api', handle },
        { prefix: '/images', handle },
      ],
      onError: () => {},
    });
    for (const address of ['/healthz', '/api/leads', '/echo-host.ts', '/images/x.webp', '/'])
      await host.get(address);
    expect(await logged(2)).toEqual([
      { site: 'echo', route: '/images', method: 'GET', status: 200, msg: 'request' },
      { site: 'echo', route: 'home.page', cache: 'miss', method: 'GET', status: 500, msg: 'request failed' },
    ]);
    expect(lines[1]?.['level']).toBe(50);
    const measured = (await values('forecourt_request_seconds')).flatMap(
      ({ labels }) => labels['route'] ?? [],
    );
    expect(new Set(measured)).toEqual(new Set(['/images', 'file', 'home.page']));
  });
});

describe('the metrics of the host', () => {
  it('count mails that were sent and that failed, and searches by status', async () => {
    await start();
    const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-mails-'));
    const mail: LeadMail = {
      kind: 'account',
      ...{ leadId: 'a-mail', number: 1, site: 'echo', date: new Date(0) },
      from: { name: 'Echo', address: 'sales@echo.example' },
      to: 'kimberley@shopper.example',
      ...{ subject: 'Your code', text: '123456', html: null },
      ...{ replyTo: null, unsubscribe: null, calendar: null, attachments: [] },
    };
    await metrics.mailing(openMailer({ smtpUrl: undefined, mailboxDir: folder })).send(mail);
    // Nothing listens there.
    const away = metrics.mailing(openMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailboxDir: null }));
    await expect(away.send(mail)).rejects.toThrow();
    away.close();
    await rm(folder, { recursive: true });
    expect(await values('forecourt_mails_total')).toEqual([
      { labels: { outcome: 'sent' }, value: 1 },
      { labels: { outcome: 'failed' }, value: 1 },
    ]);
    const search = metrics.searching(async (address) => {
      if (address === '/away') throw new Error('no');
      return new Response('', { status: 404 });
    });
    await search('/there');
    await expect(search('/away')).rejects.toThrow('no');
    const statuses = (await values('forecourt_search_seconds')).flatMap(
      ({ labels }) => labels['status'] ?? [],
    );
    expect(new Set(statuses)).toEqual(new Set(['404', 'away']));
  });

  it('have the size of the cache of pages', async () => {
    await start();
    metrics.watchCache(host.cache);
    await host.get('/');
    expect((await values('forecourt_page_cache_bytes')).map(({ value }) => value)).toEqual([
      host.cache.bytes,
    ]);
    expect(host.cache.bytes).toBeGreaterThan(100);
  });
});
