import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HtmlCache } from './html-cache.ts';
import { renderedPage } from './rendered-page.ts';
import { echoHost, echoSite } from './test/echo-host.ts';
import type { EchoHost } from './test/echo-host.ts';

let host: EchoHost;
beforeEach(async () => {
  host = await echoHost();
});
afterEach(() => host.close());

const campaign = fc.constantFrom('utm_source', 'utm_medium', 'utm_id', 'gclid', 'fbclid');
const other = fc.constantFrom('make', 'page', 'q', 'utm_', 'UTM_SOURCE', 'xgclid', '__proto__', 'a b', 'é');
const word = fc.string({ maxLength: 8, unit: 'grapheme' });
const paths = fc.constantFrom(
  '/',
  '/search/used-cars',
  '/search/toyota',
  '/nowhere',
  '/search/used-cars.data',
);
const visitor = fc.record(
  {
    host: fc.constantFrom('ECHO.localhost:4200', 'echo.localhost:9', 'echo.example', 'Echo.Example:80'),
    'x-forwarded-proto': fc.constantFrom('https', 'http', 'gopher'),
    'x-forwarded-host': fc.constant('evil.example'),
    'x-forwarded-for': fc.constant('203.0.113.9'),
    'accept-language': fc.constantFrom('de', 'en'),
    accept: fc.constantFrom('*/*', 'text/html'),
    cookie: fc.constant('a=evil'),
    'user-agent': fc.constantFrom('evil', 'robot'),
    referer: fc.constant('https://evil.example/?utm_source=evil'),
  },
  { requiredKeys: [] },
);

describe('a page that is shared by all visitors', () => {
  it('never contains the campaign of the first visitor', async () => {
    const untouched = (await host.get('/search/used-cars?make=Kia')).text;
    await host.close();
    host = await echoHost();
    const first = await host.get('/search/used-cars?utm_source=evil&make=Kia&gclid=evil');
    const second = await host.get('/search/used-cars?make=Kia');
    expect(first.text).toBe(untouched);
    expect(second.text).toBe(untouched);
    expect(host.cache.size).toBe(1);
  });

  it('never contains the host or the protocol of the first visitor', async () => {
    const untouched = (await host.get('/')).text;
    await host.close();
    host = await echoHost();
    await host.get('/', { host: 'echo.example', 'x-forwarded-proto': 'https' });
    expect((await host.get('/')).text).toBe(untouched);
  });

  it('is cached once for two spellings of a query', async () => {
    const first = await host.get('/search/used-cars?q=a%20b&make');
    expect((await host.get('/search/used-cars?q=a+b&make=')).text).toBe(first.text);
    expect((await host.get('/search/used-cars?')).text).toBe((await host.get('/search/used-cars')).text);
  });

  it('has the same bytes and ETag for a minute, also if it is rendered again', async () => {
    let time = '2026-11-21T08:59:00.001Z';
    const answerAt = async (instant: string) => {
      time = instant;
      host.cache.purgeSite('echo');
      return host.get('/');
    };
    await host.close();
    host = await echoHost({ clock: () => new Date(time) });
    const first = await answerAt('2026-11-21T08:59:00.001Z');
    expect(first.text).toContain('"now":"2026-11-21T08:59:00.000Z"');
    expect((await answerAt('2026-11-21T08:59:59.999Z')).headers.etag).toBe(first.headers.etag);
    const next = await answerAt('2026-11-21T09:00:00.000Z');
    expect(next.text).toContain('"now":"2026-11-21T09:00:00.000Z"');
    expect(next.headers.etag).not.toBe(first.headers.etag);
  });

  it('property: depends only on its cache key, for any visitor', async () => {
    const params = fc.array(fc.tuple(fc.oneof(campaign, other), word), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(paths, params, visitor, async (path, given, headers) => {
        host.cache.purgeSite('echo');
        const isCampaign = ([name]: [string, string]) => /^(utm_[a-z0-9_]+|gclid|fbclid)$/.test(name);
        const kept = new URLSearchParams(given.filter((each) => !isCampaign(each))).toString();
        const plain = kept === '' ? path : `${path}?${kept}`;
        const theirs = await host.get(`${path}?${new URLSearchParams(given).toString()}`, headers);
        const cached = await host.get(plain);
        host.cache.purgeSite('echo');
        const made = await host.get(plain);
        expect(theirs.text).toBe(made.text);
        expect(cached.text).toBe(made.text);
        for (const said of ['evil', '203.0.113.9'])
          expect(made.text.includes(said)).toBe(kept.includes(said));
        return theirs.status === made.status;
      }),
      { numRuns: 300 },
    );
  });
});

describe('a redirect that is shared by all visitors', () => {
  it('has the campaign of the requesting visitor, and is not cached with it', async () => {
    const mine = await host.get('/search/moved?make=Kia&utm_source=mine&gclid=7');
    expect(mine.status).toBe(308);
    expect(mine.headers.location).toBe('/search/here?make=Kia&utm_source=mine&gclid=7');
    expect(mine.headers['cache-control']).toBe('private, no-store');
    const theirs = await host.get('/search/moved?make=Kia');
    expect(theirs.headers.location).toBe('/search/here?make=Kia');
    expect(theirs.headers['cache-control']).toBe('public, max-age=300');
    const last = await host.get('/search/moved?utm_source=last');
    expect(last.headers.location).toBe('/search/here?utm_source=last');
  });
});

describe('a shared page that nobody asked for in a while', () => {
  it('is made anew for its first visitor, as opening hours have changed; the old one stands in only if that fails', async () => {
    await host.close();
    const clock = { now: Date.parse('2026-11-21T08:59:00Z') };
    const errors: unknown[] = [];
    let fails = false;
    const times = { freshMs: 60_000, staleMs: 60_000, failureMs: 86_400_000 };
    const site: typeof echoSite = {
      ...echoSite,
      render: (request, services) =>
        fails ? Promise.reject(new Error('no database')) : echoSite.render(request, services),
    };
    host = await echoHost({
      sites: [site],
      cache: new HtmlCache({ ...times, maxBytes: 10_000_000, now: () => clock.now }),
      clock: () => new Date(clock.now),
      onError: (error) => errors.push(error),
    });
    const shown = async () => /"now":"([^"]*)"/.exec((await host.get('/')).text)?.[1];
    expect(await shown()).toBe('2026-11-21T08:59:00.000Z');
    clock.now += 3_600_000;
    expect(await shown(), 'an hour later').toBe('2026-11-21T09:59:00.000Z');
    fails = true;
    clock.now += 3_600_000;
    expect(await shown(), 'it cannot be rendered').toBe('2026-11-21T09:59:00.000Z');
    expect(errors).toMatchObject([{ message: 'no database' }]);
    fails = false;
    clock.now += 10_000;
    expect(await shown(), 'it can again').toBe('2026-11-21T10:59:00.000Z');
  });
});

describe('an old page while renderings fail', () => {
  it.each([
    ['throw', () => Promise.reject(new Error('no database')), 1],
    [
      'are a page of an error',
      () =>
        Promise.resolve(
          renderedPage(new Response('Sorry', { status: 503, headers: { 'content-type': 'text/html' } })),
        ),
      0,
    ],
  ] as const)('is given at once for ten seconds: they %s', async (_, failing, logged) => {
    await host.close();
    const clock = { now: Date.parse('2026-11-21T08:59:00Z') };
    const errors: unknown[] = [];
    let renderings = 0;
    let fails = false;
    let release = () => {};
    const site: typeof echoSite = {
      ...echoSite,
      async render(request, services) {
        renderings += 1;
        if (!fails) return echoSite.render(request, services);
        await new Promise<void>((resolve) => (release = resolve));
        return failing();
      },
    };
    const times = { freshMs: 60_000, staleMs: 60_000, failureMs: 86_400_000 };
    host = await echoHost({
      sites: [site],
      cache: new HtmlCache({ ...times, maxBytes: 10_000_000, now: () => clock.now }),
      clock: () => new Date(clock.now),
      onError: (error) => errors.push(error),
    });
    const first = (await host.get('/')).text;
    fails = true;
    clock.now += 3_600_000;
    const waiting = [host.get('/'), host.get('/')];
    await vi.waitFor(() => expect(renderings).toBe(2), 10_000);
    release();
    expect((await Promise.all(waiting)).map(({ text }) => text)).toEqual([first, first]);
    clock.now += 9_999;
    expect((await host.get('/')).text, 'no rendering is waited for').toBe(first);
    expect(renderings).toBe(2);
    expect(errors, 'of one rendering').toHaveLength(logged);
    clock.now += 1;
    const later = host.get('/');
    await vi.waitFor(() => expect(renderings).toBe(3), 10_000);
    release();
    expect((await later).text).toBe(first);
    fails = false;
    clock.now += 10_000;
    expect((await host.get('/')).text).not.toBe(first);
  });
});

describe('a page that is never shared', () => {
  it('receives the address unchanged', async () => {
    const { text } = await host.get('/enquire?utm_source=mine', { referer: 'http://echo.localhost:4200/x' });
    expect(text).toContain('utm_source=mine');
    expect(text).toContain('referer');
  });

  it('receives the time to the millisecond, which decides whether a form was filled in too fast', async () => {
    await host.close();
    host = await echoHost({ clock: () => new Date('2026-11-21T08:59:12.345Z') });
    expect((await host.get('/enquire')).text).toContain('"now":"2026-11-21T08:59:12.345Z"');
  });
});

it('takes no room for what is remembered of the pages of a site before its first visitor', async () => {
  const { definition } = echoSite;
  const sites = Array.from({ length: 300 }, (_, number) => {
    const hosts = [`site-${number}.example`];
    return {
      ...echoSite,
      slug: `site-${number}`,
      definition: { ...definition, dealer: { ...definition.dealer, hosts } },
    };
  });
  await host.close();
  const before = process.memoryUsage().arrayBuffers;
  host = await echoHost({ sites });
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000);
  expect((await host.get('/', { host: 'site-299.example' })).status).toBe(200);
});
