import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HtmlCache } from '../html-cache.ts';
import { renderedPage } from '../rendered-page.ts';
import { echoHost } from '../test/echo-host.ts';
import type { EchoHost } from '../test/echo-host.ts';
import { draftLink, draftToken, draftView } from './draft-view.ts';
import { openSiteContents } from './site-contents.ts';
import type { SiteContents } from './site-contents.ts';
import { offers } from '../test/offers-feature.ts';

const definition = defineDealer({ ...exampleDealer, slug: 'echo', features: [offers()] });
const SECRET = 'the secret of the desk';
let directory: string;
let contents: SiteContents;
let host: EchoHost;
let now: Date;

/** A site whose list of offers is cached for an hour. */
beforeEach(async () => {
  now = new Date('2026-11-27T02:00:00Z');
  directory = await mkdtemp(path.join(tmpdir(), 'forecourt-drafts-'));
  await mkdir(path.join(directory, 'content/offers'), { recursive: true });
  const write = (name: string, text: string) =>
    writeFile(path.join(directory, `content/offers/${name}.md`), text);
  await write('open', '---\nid: 1\nname: Open\n---\n');
  await write('draft', '---\nid: 2\nname: Draft\ndraft: true\n---\n');
  await write('over', '---\nid: 3\nname: Over\ndraft: true\nexpiry: 2026-11-26\n---\n');
  const site = {
    ...{ slug: 'echo', directory, definition, shown: publicSite(definition), clientDirectory: directory },
    render: (_request: Request, { content }: { content?: { offers: readonly { name: string }[] } }) =>
      renderedPage(
        new Response(`<!DOCTYPE html><p>${content?.offers.map(({ name }) => name).join()}</p>`, {
          headers: { 'content-type': 'text/html' },
        }),
      ),
  };
  const cache = new HtmlCache({ freshMs: 3_600_000, staleMs: 0, maxBytes: 1_000_000, now: Date.now });
  contents = await openSiteContents([site], {
    ...{ assetsDirectory: directory, dataDirectory: path.join(directory, 'data'), env: {} },
    ...{ logger: pino({ level: 'silent' }), purge: () => undefined, clock: () => now },
  });
  host = await echoHost({
    ...{ sites: [site], cache, draftView: draftView(SECRET, () => now, true) },
    services: (of, page, _incoming, drafts) => ({
      ...{ ...page, site: of.shown, searchKey: '' },
      content: drafts ? contents.withDrafts('echo', now) : contents.published('echo', now),
      fetch: () => Promise.reject(new Error('This site makes no calls.')),
    }),
  });
});
afterEach(async () => {
  await host.close();
  await contents.close();
  await rm(directory, { recursive: true });
});

const names = (text: string) => /<p>(.*)<\/p>/.exec(text)?.[1];
const later = (ms: number) => new Date(now.getTime() + ms);
const link = (token: string) => `/special-offers?drafts=${token}`;

it('a signed link shows drafts, which no cache and no search engine keeps, and the next pages show them too', async () => {
  const token = draftToken(SECRET, 'echo', later(60_000));
  const plain = await host.get('/special-offers');
  expect(names(plain.text)).toBe('Open');
  const shown = await host.get(link(token));
  expect(names(shown.text)).toBe('Draft,Open');
  expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  const [cookie = ''] = shown.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=28800; Secure$/);
  const next = await host.get('/special-offers', { cookie: `a=b; ${cookie.split(';')[0]}` });
  expect([names(next.text), next.headers['cache-control']]).toEqual(['Draft,Open', 'no-store']);
  const visitor = await host.get('/special-offers');
  expect([names(visitor.text), visitor.headers['x-robots-tag']]).toEqual(['Open', undefined]);
});

it('a link is of one page of the site and shows drafts for eight hours', async () => {
  const echo = { slug: 'echo', origin: 'https://echo.example' };
  const { url, until } = draftLink(SECRET, echo, { now, page: '/special-offers' });
  expect(until).toEqual(later(8 * 3_600_000));
  const { origin, pathname, search } = new URL(url);
  expect([origin, pathname]).toEqual(['https://echo.example', '/special-offers']);
  expect(names((await host.get(pathname + search)).text)).toBe('Draft,Open');
  now = new Date(until.getTime() - 1);
  expect(names((await host.get(pathname + search)).text)).toBe('Draft,Open');
  now = until;
  expect(names((await host.get(pathname + search)).text)).toBe('Open');
});

it('a link with an empty token shows what visitors see, and takes the cookie away', async () => {
  const cookie = `forecourt-drafts=${draftToken(SECRET, 'echo', later(60_000))}`;
  expect(names((await host.get('/special-offers', { cookie })).text)).toBe('Draft,Open');
  const left = await host.get(link(''), { cookie });
  expect([names(left.text), left.headers['cache-control']]).toEqual(['Open', 'no-store']);
  expect(left.headers['set-cookie']).toEqual([
    'forecourt-drafts=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
  ]);
});

it.each([
  ['of another secret', () => draftToken('another', 'echo', later(60_000))],
  ['of another site', () => draftToken(SECRET, 'other', later(60_000))],
  ['whose time is over', () => draftToken(SECRET, 'echo', now)],
  ['with another time', () => draftToken(SECRET, 'echo', now).replace(/^[^.]+/, 'zzzzzzzz')],
  ['without a signature', () => 'zzzzzzzz.'],
  ['that is nothing', () => ''],
])('a link %s shows what every visitor sees', async (_which, token) => {
  const page = await host.get(link(token()));
  expect([names(page.text), page.headers['set-cookie']]).toEqual(['Open', undefined]);
  const cookie = `forecourt-drafts=${token()}`;
  expect(names((await host.get('/special-offers', { cookie })).text)).toBe('Open');
});
